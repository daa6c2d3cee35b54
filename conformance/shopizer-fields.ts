// Where responses of a Shopizer server differ from the shapes of the contract, which describe what our own server sends. Each
// name is the end of a path without positions: `variants.price` is the price of every variant. Fields that the contract
// describes as "Own addition" need no entry.

/** Fields that Shopizer does not send. */
export const mayBeMissing: readonly string[] = [
  'percentageOff',
  'products.title',
  'title',
  'totals.title',
  'attributes',
  // Variants have their prices inside `inventory`, and options as `variation`.
  ...['price', 'finalPrice', 'originalPrice', 'discounted', 'quantity', 'canBePurchased', 'optionValues'].map(
    (name) => `variants.${name}`,
  ),
  'inventory.price',
  // Carts: Shopizer spells `subtotal` in the cart and `subTotal` in a line.
  'subTotal',
  'subtotal',
  'cartItemId',
  // Names beside codes in addresses.
  'email',
  'countryName',
  'provinceName',
  'address2',
  'countryCode',
  'delivery.zone',
  // Confirmation of an order.
  'orderStatus',
  'paymentStatus',
  'emailAddress',
  // Without records there is no list.
  'orders',
  'canBePurchased',
];

/** Fields that Shopizer sends as null where our server always has a value. */
export const mayBeNull: readonly string[] = [
  'body',
  'code',
  'language',
  'friendlyUrl',
  'title',
  'store',
  'lineage',
  'orders',
  'categories',
  'image',
  'imageName',
  'dateAvailable',
  'creationDate',
  'inBusinessSince',
  'template',
  'grandTotal',
  'stateProvince',
  'firstName',
  'lastName',
  'countryCode',
  'countryName',
  'address',
  'city',
  'postalCode',
  'gender',
  'dimensionUnitOfMeasure',
  'weightUnitOfMeasure',
  'productPrice.description',
  'shippingModuleCode',
  'note',
  'handlingText',
  'module',
  'expiresIn',
];

/** Fields in which our server always sends null or an empty list, and Shopizer may send more. */
export const mayBeAnything: readonly string[] = [
  'audit',
  'parent',
  'owner',
  'type.description',
  'attributes',
  'groups',
  'provider',
  'storeCode',
  'order',
  'customer',
  'variant',
  'variantValue',
  'handling',
  'bilstateOther',
  'latitude',
  'longitude',
  'previousOrderStatus',
  'creditCard',
  'currencyModel',
  'productPrice.description',
];
