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
