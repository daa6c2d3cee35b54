// Pure: what each way of delivery costs for these goods.
import type { DeliveryMethod, DeliveryRule } from '../store/store.ts';

export interface PricedMethod {
  readonly method: DeliveryMethod;
  readonly price: number;
}

/**
 * Cheapest first; of two that cost the same, the quicker. A coupon for free delivery frees the methods that can be free,
 * or the cheapest where none ever is.
 */
export function priceMethods(rule: DeliveryRule, goods: number, deliveryIsGiven: boolean): PricedMethod[] {
  const cheapest = Math.min(...rule.methods.map(({ price }) => price));
  const someCanBeFree = rule.methods.some(({ freeFrom }) => freeFrom !== null);
  const isFree = ({ freeFrom, price }: DeliveryMethod) => {
    if (freeFrom !== null && goods >= freeFrom) return true;
    return deliveryIsGiven && (someCanBeFree ? freeFrom !== null : price === cheapest);
  };
  return rule.methods
    .map((method) => ({ method, price: isFree(method) ? 0 : method.price }))
    .sort((a, b) => a.price - b.price || a.method.maximumDays - b.method.maximumDays);
}
