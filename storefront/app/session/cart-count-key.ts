// Where the number of units in the cart is stored. Without React: the start script reads it before the first paint.
import { cartKey } from './cart-code.ts';
import { getStoreCode } from './document-data.ts';

export const cartCountKey = (): string => `${cartKey(getStoreCode())}_count`;

export function parseCartCount(stored: string | null): number {
  const number = Number(stored);
  return Number.isInteger(number) && number > 0 ? number : 0;
}

const maxShown = 99;

/** As shown on the badge. */
export const writeCartCount = (count: number): string => (count > maxShown ? `${maxShown}+` : String(count));
