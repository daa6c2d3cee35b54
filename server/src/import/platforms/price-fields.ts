// Pure: the price of a new variant, with the prices that the merchant has on record.
import type { PastPrice } from '../mapped/mapping-scope.ts';

/** A reduction is claimed only against a recorded price that is higher; the shop computes what may be struck out. */
export function priceFields(price: number, past: readonly PastPrice[]) {
  const history = past.toSorted((a, b) => (a.since < b.since ? -1 : 1));
  const last = history.at(-1);
  if (!last) return { price };
  return last.price > price ? { price: last.price, special: { price }, history } : { price, history };
}
