// Shopizer's name for each endpoint, and where our answers depart from its own. An endpoint for shoppers without an entry does not
// compile; null stands for one that Shopizer does not have.
import type { shopperEndpoints } from './shopper-endpoints.ts';
import type { staffEndpoints } from './staff-endpoints.ts';

export type EndpointName = (typeof shopperEndpoints)[number]['name'];
export type StaffEndpointName = (typeof staffEndpoints)[number]['name'];

export interface ShopizerCall {
  /** Controller and path in Shopizer, where it is not ours: `ShoppingCartApi cart/{code}`. */
  readonly name: string;
  /** The differences of our server, one sentence each. */
  readonly departures?: readonly string[];
}

export const shopizerCalls: Readonly<Record<EndpointName, ShopizerCall | null>> = {
  // Store and reference lists
  checkHealth: { name: 'actuator /actuator/health/ping' },
  readStore: { name: 'MerchantStoreApi store/{code}' },
  readConfig: { name: 'PublicConfigsApi config' },
  listLanguages: { name: 'ReferencesApi languages, MerchantStoreApi store/languages' },
  listCurrencies: { name: 'ReferencesApi currency' },
  listMeasures: { name: 'ReferencesApi measures' },
  listCountries: { name: 'ReferencesApi country', departures: ['Zones have their code; Shopizer leaves it null'] },
  listShippingCountries: { name: 'ShippingConfigurationApi shipping/country' },
  listZones: { name: 'ReferencesApi zones', departures: ['Without code an empty list; Shopizer fails'] },

  // Catalog
  listCategories: { name: 'CategoryApi category' },
  readCategory: {
    name: 'CategoryApi category/{friendlyUrl}',
    departures: ['Takes the id as well, as Shopizer did before 3.2.5'],
  },
  listCategoryManufacturers: { name: 'ManufacturerApi category/{id}/manufacturer' },
  listCategoryVariants: {
    name: 'CategoryApi v2 category/{id}/variations',
    departures: ['options[].value is the id of the option value; Shopizer sends 0'],
  },
  listManufacturers: { name: 'ManufacturerApi manufacturers' },
  readManufacturer: { name: 'ManufacturerApi manufacturer/{id}' },
  listProducts: {
    name: 'ProductApi products',
    departures: [
      'manufacturer may be a list; also takes priceFrom, priceUntil and sort',
      'name searches words, with stems and without accents; Shopizer compares parts of the name',
      'count is at most 1000',
    ],
  },
  listProductFilters: null,
  listCategoryProducts: { name: 'ProductApiV2 v2 products/category/{friendlyUrl}' },
  readProduct: {
    name: 'ProductApiV2 v2 product/{sku}, ProductApi product/friendly/{friendlyUrl}',
    departures: [
      'A variant of more than two options names two in variation and variationValue, and all in optionValues',
    ],
  },
  priceProduct: {
    name: 'ProductVariationApi v2 product/{id}/variation, before product/{id}/price',
    departures: [
      'Takes options as { option, value } and as { id } of an attribute, at both paths',
      'Without a complete choice the price of the product; Shopizer answers an empty body without options',
    ],
  },
  listRelated: { name: 'ProductRelationshipApi product/{id}/related', departures: ['An empty list instead of null'] },
  listProductCategories: { name: 'CategoryApi category/product/{productId}' },
  listProductImages: { name: 'ProductImageApi product/{productId}/images' },
  listProductGroup: { name: 'ProductGroupApi products/group/{code}' },
  listProductAddresses: null,

  // Content
  listPages: { name: 'ContentApi content/pages', departures: ['Without page and count 400; Shopizer answers 500'] },
  readPage: {
    name: 'ContentApi content/pages/{code}, content/pages/name/{name}',
    departures: ['content/pages/name/{name} has its description; Shopizer leaves it null'],
  },
  listBoxes: { name: 'ContentApi content/boxes' },
  readBox: { name: 'ContentApi content/boxes/{code}', departures: ['HTML without a CDATA marker around it'] },
  listContentImages: { name: 'ContentApi content/images' },
  listSummaries: { name: 'ContentApi content/summary' },
  readHomeConfiguration: null,

  // Reviews
  listReviews: { name: 'ProductReviewApi product/{id}/reviews', departures: ['Only what the merchant has approved'] },
  listCustomerReviews: { name: 'CustomerReviewApi customers/{id}/reviews', departures: ['Always empty'] },
  readOwnReview: null,
  writeReview: {
    name: 'ProductReviewApi auth/products/{id}/reviews',
    departures: [
      'customerId, productId, date and language of the body are not read: the token says who writes',
      'A second review is 409 and a wrong rating 400; Shopizer answers 500 and 503',
      'Published after approval',
    ],
  },
  changeReview: { name: 'ProductReviewApi auth/products/{id}/reviews/{reviewId}' },
  deleteReview: { name: 'ProductReviewApi auth/products/{id}/reviews/{reviewId}' },
  markHelpful: null,
  unmarkHelpful: null,

  // Search
  suggestProducts: null,
  previewSearch: null,
  searchProducts: null,
  searchCatalog: {
    name: 'SearchApi search',
    departures: [
      'An object as before 3.2.2, which the public storefront reads; since then Shopizer sends a bare list of index entries',
    ],
  },
  completeSearch: { name: 'SearchApi search/autocomplete' },

  // Cart
  addToNewCart: { name: 'ShoppingCartApi cart' },
  addToCart: {
    name: 'ShoppingCartApi cart/{code}',
    departures: [
      'Lines are told apart by variant; Shopizer compares the product only',
      'Removing the last line answers 201 with an empty cart; Shopizer answers 404 and deletes the cart',
      'For an ordered cart, and for a customer’s cart without a session: a new cart with a new code; Shopizer changes the old one',
    ],
  },
  addManyToCart: { name: 'ShoppingCartApi cart/{code}/multi', departures: ['All lines or none'] },
  readCart: {
    name: 'ShoppingCartApi cart/{code}',
    departures: [
      'A cart that became an order is 404; Shopizer still shows it',
      'A customer’s cart is 404 without the customer’s session; in Shopizer the code is enough',
    ],
  },
  removeFromCart: { name: 'ShoppingCartApi cart/{code}/product/{sku}', departures: ['Takes the product id as well'] },
  clearCart: null,
  applyCoupon: {
    name: 'ShoppingCartApi cart/{code}/promo/{promo}',
    departures: ['The reduction holds in totals and order as well; in Shopizer only in the cart'],
  },
  removeCoupon: null,

  // Checkout
  quoteShipping: { name: 'OrderShippingApi cart/{code}/shipping' },
  readTotal: {
    name: 'OrderTotalApi cart/{code}/total',
    departures: ['With a quote the total has its taxes; Shopizer leaves them out and then refuses the order'],
  },
  quoteOwnShipping: { name: 'OrderShippingApi auth/cart/{code}/shipping' },
  readOwnTotal: { name: 'OrderTotalApi auth/cart/{id}/total' },
  listPaymentMethods: null,
  placeOrder: {
    name: 'OrderApi cart/{code}/checkout',
    departures: [
      'Refusals are 400, 404 or 409 with a code; Shopizer answers 400 or 500',
      'A repeated order of the same cart is 409 and shows nothing of the order',
    ],
  },
  placeOrderAsCustomer: {
    name: 'OrderApi auth/cart/{code}/checkout',
    departures: ['Addresses may be sent; refusals are 4xx, Shopizer answers 503'],
  },
  startPayment: {
    name: 'OrderPaymentApi cart/{code}/payment/init',
    departures: [
      'Pays the order of the cart, after checkout, and is 404 before; Shopizer starts a payment before there is an order, which could be taken for goods that are sold out',
    ],
  },

  // Customers
  register: {
    name: 'AuthenticateCustomerApi customer/register',
    departures: [
      'A known address is 409, Shopizer answers 500',
      'The password has at least 8 characters and is none of the common ones',
      'The token is opaque; it lives 15 minutes on pages of the shop and 7 days elsewhere when STOREFRONT_ORIGINS is set, or TOKEN_MINUTES. In Shopizer it is a JSON web token of 7 days',
    ],
  },
  login: {
    name: 'AuthenticateCustomerApi customer/login',
    departures: ['An unknown address is 401 like a wrong password; Shopizer may answer 500'],
  },
  refreshToken: { name: 'AuthenticateCustomerApi auth/customer/refresh', departures: ['The old token ends'] },
  refreshSession: null,
  logout: null,
  readProfile: { name: 'CustomerApi auth/customer/profile' },
  changeProfile: {
    name: 'CustomerApi auth/customer',
    departures: [
      'A new address counts once its mailed link was opened',
      'Without the password or a recent login, the present address has to approve it first',
    ],
  },
  changeAddress: {
    name: 'CustomerApi auth/customer/address',
    departures: ['Answers the customer; Shopizer an empty body'],
  },
  deleteAccount: {
    name: 'CustomerApi auth/customer',
    departures: [
      'Without the password or a recent login, a mailed link has to confirm it',
      'Answers a message; Shopizer an empty body',
    ],
  },
  changePassword: {
    name: 'AuthenticateCustomerApi auth/customer/password',
    departures: ['username is not read: the token says whose password it is', 'Every other session ends'],
  },
  requestPasswordReset: {
    name: 'ResetCustomerPasswordApi customer/password/reset/request',
    departures: [
      'Unknown addresses get the same 200; Shopizer answers 400 and so tells who is a customer',
      'The link leads to returnUrl or to the origin that asked only if STOREFRONT_ORIGINS lists it; Shopizer takes any',
    ],
  },
  checkResetLink: {
    name: 'ResetCustomerPasswordApi customer/{store}/reset/{token}',
    departures: ['The link expires after 30 minutes; in Shopizer after 2 days'],
  },
  resetPassword: {
    name: 'ResetCustomerPasswordApi customer/{store}/password/{token}',
    departures: ['username and current are not needed; Shopizer demands them'],
  },
  requestVerification: null,
  checkVerification: null,
  verifyEmail: null,
  declineVerification: null,
  readCustomerCart: {
    name: 'ShoppingCartApi auth/customer/cart',
    departures: ['Merged lines of one variant have their quantities added'],
  },
  readOwnCart: {
    name: 'ShoppingCartApi auth/customer/{id}/cart',
    departures: ['The id of another customer is 404'],
  },
  exportData: null,

  // Orders
  listOrders: {
    name: 'OrderApi auth/orders',
    departures: ['An empty list when there is none; in Shopizer orders is null'],
  },
  readOwnOrder: {
    name: 'OrderApi auth/orders/{id}',
    departures: [
      'Name, SKU, picture and address of a product are as ordered, the rest as it is sold now; a product that is hidden now has no more than that',
    ],
  },
  listArchivedOrders: null,
  readOrder: null,
  readOwnInvoice: null,
  readInvoice: null,
  requestOrderLink: null,
  listDeliveryMethods: null,
  paymentSucceeded: null,
  paymentFailed: null,
  restoreCart: null,

  // Mails and lists
  subscribeToNewsletter: {
    name: 'CustomerNewsletterApi newsletter',
    departures: ['A mail asks for confirmation first', 'Answers a message; Shopizer an empty body'],
  },
  renewNewsletter: {
    name: 'CustomerNewsletterApi newsletter/{email}',
    departures: ['As a new subscription: a mail asks for confirmation'],
  },
  askToLeaveNewsletter: {
    name: 'CustomerNewsletterApi newsletter/{email}',
    departures: ['A mail asks the owner of the address first; Shopizer takes the word of every caller'],
  },
  confirmNewsletter: null,
  leaveNewsletter: null,
  sendMessage: { name: 'ContactApi contact', departures: ['The name may be missing; Shopizer demands it'] },
  offerHelp: null,
  announceDonation: null,
  placePreOrder: null,
  cancelPreOrder: null,
  requestAlert: null,
  confirmAlert: null,
  stopAlert: null,
  withdraw: null,
  readWishlist: null,
  changeWishlist: null,
};

/** Whether Shopizer has the endpoint too. */
export const isShopizers = (name: string): boolean => (shopizerCalls[name as EndpointName] ?? null) !== null;

const COOKIE = 'A cookie instead of a token';

/**
 * Calls of the back office. They have Shopizer's names and paths where it has the call, with bodies and answers of their
 * own: its admin program does not work with them. Shopizer does not have what is missing here.
 */
export const staffShopizerCalls: Readonly<Partial<Record<StaffEndpointName, ShopizerCall>>> = {
  // Staff
  loginStaff: { name: 'AuthenticateUserApi private/login', departures: [COOKIE] },
  readStaffProfile: { name: 'UserApi private/user/profile' },
  changeStaffPassword: { name: 'UserApi private/user/{id}/password', departures: ['Only the own password'] },
  listStaff: { name: 'UserApi private/users' },
  inviteStaff: { name: 'UserApi private/user', departures: ['An invitation; the person chooses the password'] },
  updateStaff: { name: 'UserApi private/user/{id}' },
  deleteStaff: { name: 'UserApi private/user/{id}' },

  // Orders
  searchOrders: { name: 'OrderApi private/orders' },
  showOrder: { name: 'OrderApi private/orders/{id}' },
  refundOrder: { name: 'OrderPaymentApi private/orders/{id}/refund' },
  addOrderNote: { name: 'OrderStatusHistoryApi private/orders/{id}/history', departures: ['For staff only'] },
  changeOrderAddress: { name: 'OrderApi private/orders/{id}/customer', departures: ['Needs the version'] },
  showStaffCustomer: { name: 'CustomerApi private/customer/{id}', departures: ['Without addresses'] },

  // Catalog and history
  patchProduct: { name: 'ProductApi private/product/{id}', departures: ['By SKU'] },
  setPrice: { name: 'ProductPriceApi private/product/{sku}/price' },
  readStock: { name: 'ProductInventoryApi private/product/{sku}/inventory', departures: ['With movements'] },
  readProductForEdit: { name: 'ProductApi private/product/{id}', departures: ['The form in which it is edited'] },
  createProduct: { name: 'ProductApi private/product' },
  updateProduct: { name: 'ProductApi private/product/{id}', departures: ['Only what changes; needs the version'] },
  uploadPicture: { name: 'ContentApi private/file', departures: ['One picture, as bytes'] },
  listCategoryTree: { name: 'CategoryApi private/category' },
  listBrands: { name: 'ManufacturerApi private/manufacturers' },
  listOptions: { name: 'ProductOptionApi private/product/options' },
  createCategory: { name: 'CategoryApi private/category' },
  updateCategory: { name: 'CategoryApi private/category/{id}', departures: ['By code; needs the version'] },
  moveCategory: { name: 'CategoryApi private/category/{id}/move/{parent}', departures: ['By code; needs the version'] },
  deleteCategory: { name: 'CategoryApi private/category/{id}', departures: ['By code; products go to another one'] },
  createBrand: { name: 'ManufacturerApi private/manufacturer' },
  saveBrand: { name: 'ManufacturerApi private/manufacturer/{id}', departures: ['By code; needs the version'] },
  deleteBrand: { name: 'ManufacturerApi private/manufacturer/{id}', departures: ['By code; products get another one'] },
  createOption: { name: 'ProductOptionApi private/product/option' },
  saveOption: { name: 'ProductOptionApi private/product/option/{optionId}', departures: ['By code; with its values'] },
  deleteOption: { name: 'ProductOptionApi private/product/option/{optionId}', departures: ['By code'] },

  // Shop and live events
  updateStore: { name: 'MerchantStoreApi private/store/{code}', departures: ['Only what changes; needs the version'] },
};
