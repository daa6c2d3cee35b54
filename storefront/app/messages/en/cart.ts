import { plural } from '@vitrine/contract/text/plural.ts';

/** Part of the bundle of every page, so only texts of button and badge. */
export const cartMessages = {
  cart: 'Cart',
  cartWith: (count: number) => plural('en', count, { one: `Cart, ${count} item`, other: `Cart, ${count} items` }),
  addToCart: 'Add to cart',
  addNamed: (name: string) => `Add to cart: ${name}`,
  outOfStock: 'Out of Stock',
  quantity: 'Quantity',
  less: 'Decrease quantity',
  more: 'Increase quantity',
  unreachable: 'We could not connect. Check your internet connection and try again.',
};

export const cartScreenMessages = {
  title: 'Cart',
  titleWith: (count: number) => `Cart (${count})`,
  lines: 'Items in your cart',
  close: 'Close',
  loading: 'Loading',
  each: (price: string) => `${price} each`,
  now: 'Now',
  original: 'Original price',
  quantityOf: (name: string) => `Quantity of ${name}`,
  lessOf: (name: string) => `Decrease quantity: ${name}`,
  moreOf: (name: string) => `Increase quantity: ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  onlyWhole: 'Enter a whole number',
  capped: (count: number) => `Only ${count} left. We set the quantity to ${count}.`,
  priceWas: (before: string, after: string) => `The price has changed from ${before} to ${after}`,
  youSave: (amount: string) => `You save ${amount} with your coupon`,
  clear: 'Clear Shopping Cart',
  clearAsk: 'Remove everything?',
  clearYes: 'Yes, remove all',
  clearNo: 'Keep items',
  couponOpen: 'Have a coupon code?',
  couponLabel: 'Coupon code',
  couponApply: 'Apply Coupon',
  couponEmpty: 'Enter a coupon code',
  couponActive: (code: string) => `Coupon ${code}`,
  couponRemove: (code: string) => `Remove coupon ${code}`,
  quoteOpen: 'Estimate delivery',
  quoteGet: 'Get A Quote',
  country: 'Country',
  chooseCountry: 'Choose a country',
  zone: 'State or province',
  chooseZone: 'Choose a state or province',
  postcode: 'Postcode',
  notServed: (country: string) => `We do not deliver to ${country} yet`,
  methods: 'Delivery options',
  days: (from: number, to: number) =>
    from !== to ? `${from} to ${to}\u00a0days` : plural('en', to, { one: `${to}\u00a0day`, other: `${to}\u00a0days` }),
  free: 'Free',
  items: 'Items',
  summary: 'Summary',
  delivery: 'Delivery',
  estimatedTo: (country: string) => `to ${country} (estimate)`,
  tax: 'Tax',
  taxByState: 'Depends on your state',
  estimated: '(estimate)',
  checkOut: 'Proceed to Checkout',
  checkOutShort: 'Checkout',
  blocked: 'Update or remove the highlighted items to continue.',
  viewCart: 'View Cart',
  continueShopping: 'Continue Shopping',
  toFree: (amount: string) => `Add ${amount} for free delivery`,
  isFree: 'You get free delivery',
  freeMeter: 'Progress to free delivery',
  empty: 'Your cart is empty',
  emptyText: 'Items you add are saved on this device.',
  bestSellers: 'Best sellers',
  failed: 'Your cart could not be loaded',
  failedText: 'Your items are saved. Check your connection and try again.',
  tryAgain: 'Try again',
};

export const cartToastsMessages = {
  added: 'Added Cart',
  updated: 'Updated Cart',
  removed: 'Removed From Cart',
  removedAll: 'Removed All From Cart',
  undo: 'Undo',
  couponInvalid: 'This code is not valid',
  offline: 'You are offline. Your cart has not changed. Try again when you are back online.',
};

export const waitingMessages = {
  saved: 'Saved. We will send it when you are back online.',
  sent: 'You are back online. Your cart is up to date.',
  waiting: (count: number) =>
    plural('en', count, {
      one: '1 change saved. We will send it when you are back online.',
      other: `${count} changes saved. We will send them when you are back online.`,
    }),
};

export const plainCartMessages = {
  update: 'Update',
};
