// The number of units in the cart, stored so that every page and tab can show it without loading the cart.
import { cartKey } from './cart-code.ts';
import { getStoreCode } from './document-data.ts';
import { storedValue } from './stored-value.ts';

const count = storedValue(
  () => `${cartKey(getStoreCode())}_count`,
  (stored) => {
    const number = Number(stored);
    return Number.isInteger(number) && number > 0 ? number : 0;
  },
  (number) => (number > 0 ? String(number) : null),
);

export const getCartCount = count.read;
export const onCartCountChange = count.onChange;

export function setCartCount(number: number): void {
  if (number !== getCartCount()) count.set(number);
}
