// Where responses of a Shopizer server differ from the shapes of the contract, which describe what our own server sends: by
// endpoint, with the whole path of each field, without positions. `products.title` is the title of every product in a list,
// and says nothing of `products.description.title`. Fields that the contract describes as "Own addition", and those that our
// server leaves empty (`z.null()`), need no entry.
import type { EndpointName } from '@vitrine/contract/shopizer-calls.ts';

/** Paths of fields; an empty path is the response itself. */
export interface Differences {
  /** Shopizer does not send it. */
  readonly missing?: readonly string[];
  /** Shopizer may send null where our server always has a value. */
  readonly null?: readonly string[];
  /** Shopizer sends more, or something else, than our server; but it sends it. */
  readonly anything?: readonly string[];
}

const combine = (...parts: readonly Differences[]): Differences => ({
  missing: parts.flatMap(({ missing = [] }) => missing),
  null: parts.flatMap((part) => part.null ?? []),
  anything: parts.flatMap(({ anything = [] }) => anything),
});

const within = (place: string, { missing = [], null: nulls = [], anything = [] }: Differences): Differences => {
  const below = (names: readonly string[]) => names.map((name) => (name === '' ? place : `${place}.${name}`));
  return { missing: below(missing), null: below(nulls), anything: below(anything) };
};

const description: Differences = { null: ['language'] };
const image: Differences = { null: ['imageName'] };

const productCategory = combine(
  { null: ['lineage', 'store'], anything: ['parent'] },
  within('description', description),
);
/** Paths into children of children are written with one `children`. */
const category = combine(productCategory, within('children', productCategory));
const manufacturer = within('description', description);

const specifications: Differences = { null: ['dimensionUnitOfMeasure', 'weightUnitOfMeasure'] };
const price: Differences = { anything: ['description'] };
/** In Shopizer prices and stock of a variant are inside `inventory`, and its options in `variation` only. */
const variant = combine(
  {
    missing: [
      ...['price', 'finalPrice', 'originalPrice', 'discounted', 'percentageOff', 'quantity', 'canBePurchased'],
      ...['optionValues', 'inventory.price'],
    ],
    null: ['code', 'store'],
  },
  within('images', image),
);
const product = combine(
  {
    missing: ['percentageOff', 'title'],
    null: ['dateAvailable', 'creationDate', 'categories'],
  },
  within('description', description),
  within('productSpecifications', specifications),
  within('productPrice', price),
  within('image', image),
  within('images', image),
  within('manufacturer', manufacturer),
  within('categories', productCategory),
  within('variants', variant),
);
const products = within('products', product);

/** Only the total before an order has titles, which storefronts show. */
const storedTotal: Differences = { missing: ['title', 'total', 'discounted'], null: ['title', 'module'] };

/** Shopizer spells `subtotal` in the cart and `subTotal` in a line, and its lines are short products. */
const cartLine = combine(
  {
    missing: ['subtotal', 'cartItemId', 'canBePurchased', 'discounted', 'percentageOff'],
    null: ['dateAvailable'],
  },
  within('description', description),
  within('productSpecifications', specifications),
  within('productPrice', price),
  within('image', image),
  within('images', image),
);
const cart = combine({ missing: ['subTotal'] }, within('products', cartLine), within('totals', storedTotal));

const storedAddress: Differences = {
  missing: ['address2', 'countryCode', 'zone'],
  null: ['firstName', 'lastName', 'address', 'city', 'postalCode', 'countryCode', 'country'],
};
const orderAddress = combine(storedAddress, {
  missing: ['email', 'countryName', 'provinceName'],
  null: ['countryName'],
});
const customer = combine({ null: ['language'] }, within('billing', storedAddress), within('delivery', storedAddress));
const addresses = combine(within('billing', orderAddress), within('delivery', orderAddress));
const orderLine = within('product', product);
const order = combine(
  addresses,
  within('customer', customer),
  within('products', orderLine),
  ...['totals', 'total', 'tax', 'shipping'].map((name) => within(name, storedTotal)),
);
const confirmation = combine(
  { missing: ['orderStatus', 'paymentStatus', 'emailAddress'], null: ['total.grandTotal'] },
  addresses,
  within('products', orderLine),
);

const option: Differences = { null: ['shippingModuleCode', 'note'] };
const quote = combine(
  { missing: ['delivery.zone'], null: ['handlingText', 'delivery.country'] },
  within('shippingOptions', option),
  within('selectedShippingOption', option),
);

const content = combine({ missing: ['name'], null: ['code'] }, within('description', description));

const differences: Partial<Record<EndpointName, Differences>> = {
  readStore: { missing: ['address.zone', 'address.countryCode'], null: ['inBusinessSince', 'template'] },
  listCategories: within('categories', category),
  readCategory: category,
  listProductCategories: within('categories', category),
  listCategoryManufacturers: manufacturer,
  listManufacturers: within('manufacturers', manufacturer),
  readManufacturer: manufacturer,
  listProducts: products,
  listCategoryProducts: products,
  listProductGroup: products,
  readProduct: product,
  listRelated: combine({ null: [''] }, product),
  listProductImages: image,
  searchCatalog: combine(products, within('categoryFacets', category)),
  listPages: within('items', content),
  readPage: content,
  listBoxes: within('items', content),
  readBox: content,
  listSummaries: content,
  listReviews: { null: ['language'] },
  addToNewCart: cart,
  addToCart: cart,
  addManyToCart: cart,
  readCart: cart,
  removeFromCart: cart,
  applyCoupon: cart,
  readCustomerCart: cart,
  readOwnCart: cart,
  quoteShipping: quote,
  quoteOwnShipping: quote,
  placeOrder: confirmation,
  placeOrderAsCustomer: confirmation,
  readProfile: customer,
  // Without an order there is no list.
  listOrders: combine({ missing: ['orders'], null: ['orders'] }, within('orders', order)),
  readOwnOrder: order,
};

export const differencesOf = (endpoint: EndpointName): Differences => differences[endpoint] ?? {};
