import { type PricedCart, ruleFor } from '../cart/cart.ts';
import type { DeliveryMethod, DeliveryRule, RequestContext } from '../store/store.ts';
import type { Place } from './calculate-total.ts';

export interface PricedMethod {
  readonly method: DeliveryMethod;
  readonly price: number;
}

/** The delivery methods for this cart to this place, cheapest first; none where the store does not deliver. */
export function findDeliveryMethods(
  { store }: RequestContext,
  { price, coupon }: PricedCart,
  { country, zone }: Place,
): PricedMethod[] {
  const rule = ruleFor(store.delivery, country, zone);
  if (!rule || !store.shipsTo.includes(country)) return [];
  const hasFreeDeliveryCoupon = coupon !== null && !coupon.problem && coupon.coupon.kind === 'free-delivery';
  return priceMethods(rule, price.goods, hasFreeDeliveryCoupon);
}

/**
 * Cheapest first; of two that cost the same, the quicker. A coupon for free delivery applies to the methods that have a
 * limit for free delivery, or to the cheapest where none has.
 */
export function priceMethods(rule: DeliveryRule, items: number, hasFreeDeliveryCoupon: boolean): PricedMethod[] {
  const cheapest = Math.min(...rule.methods.map(({ price }) => price));
  const someCanBeFree = rule.methods.some(({ freeFrom }) => freeFrom !== null);
  const isFree = ({ freeFrom, price }: DeliveryMethod) => {
    if (freeFrom !== null && items >= freeFrom) return true;
    return hasFreeDeliveryCoupon && (someCanBeFree ? freeFrom !== null : price === cheapest);
  };
  return rule.methods
    .map((method) => ({ method, price: isFree(method) ? 0 : method.price }))
    .sort((a, b) => a.price - b.price || a.method.maximumDays - b.method.maximumDays);
}
