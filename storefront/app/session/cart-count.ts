// The number of units in the cart, stored so that every page and tab can show it without loading the cart.

import { useSyncExternalStore } from 'react';
import { cartCountKey, parseCartCount } from './cart-code.ts';
import { storedValue } from './stored-value.ts';

const count = storedValue(cartCountKey, parseCartCount, (number) => (number > 0 ? String(number) : null));

export const getCartCount = count.read;
const onCartCountChange = count.onChange;

export function setCartCount(number: number): void {
  if (number !== getCartCount()) count.set(number);
}

/** Quantity in the cart; 0 in the server-rendered page, which is the same for everybody. */
export const useCartCount = (): number => useSyncExternalStore(onCartCountChange, getCartCount, () => 0);
