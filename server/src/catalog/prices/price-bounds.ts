import { MAX_AMOUNT, toMinorRounded } from '../../platform/money.ts';
import { refuse } from '../../platform/refusal.ts';
import type { RequestContext } from '../../store/store.ts';

interface PriceQuery {
  readonly priceFrom?: number | undefined;
  readonly priceUntil?: number | undefined;
}

/** Converts the price filter to minor units. A bound with too many decimals is rounded inwards: 19.999 → 19.99. */
export function priceBounds({ store }: RequestContext, { priceFrom, priceUntil }: PriceQuery): PriceQuery {
  if (priceFrom !== undefined && priceUntil !== undefined && priceFrom > priceUntil) {
    refuse('request.invalid', { detail: 'priceFrom is above priceUntil' });
  }
  const bound = (amount: number | undefined, inwards: (value: number) => number) =>
    amount === undefined ? undefined : Math.min(toMinorRounded(amount, store.currency, inwards), MAX_AMOUNT);
  return { priceFrom: bound(priceFrom, Math.ceil), priceUntil: bound(priceUntil, Math.floor) };
}
