// How many pieces the cart holds, kept beside its code: the badge is right at once on every page and in every tab, without
// loading the cart.
import { cartKey } from './cart-code.ts';
import { getStoreCode } from './page-facts.ts';
import { storedValue } from './stored-value.ts';

const count = storedValue(
  () => `${cartKey(getStoreCode())}_count`,
  (kept) => {
    const number = Number(kept);
    return Number.isInteger(number) && number > 0 ? number : 0;
  },
  (number) => (number > 0 ? String(number) : null),
);

export const cartCount = count.read;
export const onCartCount = count.onChange;

export function setCartCount(number: number): void {
  if (number !== cartCount()) count.keep(number);
}
