// The fields that public storefronts read, by endpoint, with the whole path of each field: without any one of these a page of theirs is
// empty, wrong or fails. The suite must notice when one is missing.
import type { EndpointName } from '@vitrine/contract/shopizer-calls.ts';

const within = (place: string, names: readonly string[]): string[] => names.map((name) => `${place}.${name}`);

const paging = ['totalPages', 'number', 'recordsTotal', 'recordsFiltered'];
const named = ['description', 'description.name', 'description.friendlyUrl'];
const category = ['id', 'code', 'visible', 'children', ...named];
const plainProduct = [
  ...['id', 'sku', 'available', 'visible', 'canBePurchased', 'quantity', 'rating', 'image', 'images', 'properties'],
  ...['finalPrice', 'originalPrice', 'discounted', 'productPrice', 'attributes', 'options', 'categories', 'variants'],
  ...named,
  ...within('description', ['title', 'description', 'metaDescription']),
  ...within('productSpecifications', ['weight', 'length', 'width', 'height']),
  'images.imageUrl',
  ...within('categories', ['id', 'code', 'description.name', 'description.friendlyUrl']),
];
const product = [
  ...plainProduct,
  ...within('options', ['id', 'name', 'type', 'optionValues', 'optionValues.id', 'optionValues.description.name']),
  ...within('variants', ['id', 'sku', 'images', 'inventory', 'variation', 'variationValue']),
  ...within('variants.variation', ['option.id', 'optionValue.id']),
];
const cart = [
  ...['id', 'code', 'quantity', 'promoCode', 'subtotal', 'displaySubTotal', 'total', 'displayTotal', 'products'],
  ...within('products', ['id', 'sku', 'quantity', 'price', 'finalPrice', 'subTotal', 'displaySubTotal', 'image']),
  ...within('products', ['images', 'images.imageUrl', 'description.name', 'description.friendlyUrl']),
  ...within('products', ['productPrice', 'productPrice.finalPrice', 'quantityOrderMinimum', 'quantityOrderMaximum']),
  ...within('products', ['dateAvailable', 'refSku', 'productVirtual', 'cartItemattributes']),
];
const cartWithVariant = [
  ...cart,
  ...within('products.cartItemattributes', ['id', 'option.name', 'option.type', 'option.readOnly', 'optionValue.name']),
  ...within('products.cartItemattributes.optionValue', ['price', 'image', 'sortOrder']),
];
const address = ['firstName', 'lastName', 'address', 'city', 'postalCode', 'country'];
const total = ['totals', 'totals.code', 'totals.module', 'totals.value'];
const orderLine = ['id', 'sku', 'productName', 'orderedQuantity', 'price', 'subTotal', 'attributes', 'product'];
const order = [
  ...['id', 'datePurchased', 'orderStatus', 'currency', 'paymentType', 'shipping', 'customer', 'billing', 'delivery'],
  ...total,
  ...within('products', orderLine),
  ...within('products.product', ['id', 'image', 'image.imageUrl', 'description.friendlyUrl']),
  ...within('billing', address),
  ...within('delivery', address),
  ...within('customer', ['id', 'emailAddress', 'firstName', 'lastName', 'billing']),
];
const content = ['code', 'visible', 'description', 'description.name'];

export const requiredFields: Partial<Record<EndpointName, readonly string[]>> = {
  checkHealth: ['status'],
  readStore: [
    ...['code', 'name', 'phone', 'email', 'currency', 'inBusinessSince', 'logo', 'address', 'supportedLanguages'],
    ...within('address', ['address', 'city', 'stateProvince', 'country', 'postalCode']),
    'supportedLanguages.code',
  ],
  readConfig: ['displayShipping'],
  listCountries: ['code', 'name'],
  listShippingCountries: ['code', 'name'],
  listZones: ['code', 'name'],
  listCategories: [...paging, 'categories', ...within('categories', category)],
  readCategory: [...category, 'parent', 'description.title', 'description.metaDescription'],
  listCategoryManufacturers: ['id', 'description.name'],
  listCategoryVariants: ['code', 'options', 'options.name', 'options.value'],
  listProducts: [...paging, 'products', ...within('products', product)],
  listProductGroup: ['products', ...within('products', product)],
  readProduct: product,
  priceProduct: ['originalPrice', 'finalPrice', 'discounted'],
  searchCatalog: ['productCount', 'products', 'categoryFacets', ...within('products', plainProduct)],
  listReviews: ['description', 'rating', 'date', 'customer', 'customer.firstName', 'customer.lastName'],
  listPages: ['items', ...within('items', ['code', 'visible', ...named])],
  readPage: [...content, ...within('description', ['title', 'metaDescription', 'description'])],
  readBox: ['description', 'description.description'],
  addToNewCart: cart,
  addToCart: cartWithVariant,
  readCart: cartWithVariant,
  applyCoupon: cartWithVariant,
  readCustomerCart: cart,
  quoteShipping: [
    'shippingOptions',
    ...within('shippingOptions', ['shippingQuoteOptionId', 'optionName', 'optionPriceText']),
  ],
  readTotal: ['subTotal', 'total', ...total, 'totals.title', 'totals.total'],
  placeOrder: ['id', 'billing', 'payment', 'total', 'products'],
  placeOrderAsCustomer: ['id', 'billing', 'payment', 'total', 'products'],
  register: ['id', 'token'],
  login: ['id', 'token'],
  readProfile: [
    ...['id', 'emailAddress', 'userName', 'firstName', 'lastName', 'billing', 'delivery', 'attributes'],
    ...within('billing', address),
  ],
  listOrders: [...paging, ...within('orders', order)],
  readOwnOrder: order,
};
