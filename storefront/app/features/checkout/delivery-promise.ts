// Pure: what delivery of one product costs, from the methods of a country.
import type { DeliveryMethod } from '@vitrine/contract/checkout/checkout-shapes.ts';

export interface DeliveryPromise {
  isFree: boolean;
  /** The price of the cheapest method; null when it is free. */
  price: string | null;
  /** The amount that makes the same method free; null when it is free already or never. */
  freeFrom: string | null;
  freeFromAmount: number | null;
  /** The latest day, as yyyy-mm-dd. */
  day: string;
}

const dayMs = 24 * 60 * 60 * 1000;

interface PromisedProduct {
  amount: number;
  /** Day of a pre-order on which it is expected, as yyyy-mm-dd; null when it can be sent now. */
  expectedOn: string | null;
}

/** The cheapest method for goods of this amount; of two, the quicker. Null where the shop does not deliver. */
export function promiseDelivery(
  methods: readonly DeliveryMethod[],
  { amount, expectedOn }: PromisedProduct,
  now: Date,
): DeliveryPromise | null {
  const sentAt = Math.max(now.getTime(), Date.parse(expectedOn ?? '') || 0);
  const priced = methods.map((method) => {
    const isFree = method.price === 0 || (method.freeFrom !== null && amount >= method.freeFrom);
    return { ...method, isFree, cost: isFree ? 0 : method.price };
  });
  const [best] = priced.sort((a, b) => a.cost - b.cost || a.maximumDays - b.maximumDays);
  if (!best) return null;
  return {
    isFree: best.isFree,
    price: best.isFree ? null : best.displayPrice,
    freeFrom: best.isFree ? null : best.displayFreeFrom,
    freeFromAmount: best.isFree ? null : best.freeFrom,
    day: new Date(sentAt + best.maximumDays * dayMs).toISOString().slice(0, 10),
  };
}

/** "Free delivery over $60" names the amount 60. */
export const namesAmount = (message: { text: string } | null, amount: number | null): boolean =>
  amount !== null && new RegExp(`(?<![\\d.,])${amount}(?![\\d]|[.,]\\d*[1-9])`).test(message?.text ?? '');
