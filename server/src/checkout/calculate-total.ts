// Items + delivery + the taxes that prices do not include. cart/price-cart.ts calculates the items.
import { type PricedCart, ruleFor } from '../cart/cart.ts';
import { proportionalShare } from '../platform/money.ts';
import type { DeliveryMethod, DeliveryRule, Place, RequestContext, TaxRule } from '../store/store.ts';

export interface TaxLine {
  readonly rule: TaxRule;
  readonly amount: number;
}

export interface CalculatedTotal {
  /** Price of the items after discounts. */
  readonly items: number;
  readonly delivery: number;
  readonly taxes: readonly TaxLine[];
  readonly total: number;
}

export function calculateTotal(items: number, delivery: number, rules: readonly TaxRule[]): CalculatedTotal {
  const taxes = calculateTaxes(rules, items, delivery);
  const added = taxes.reduce((sum, { rule, amount }) => (rule.included ? sum : sum + amount), 0);
  return { items, delivery, taxes, total: items + delivery + added };
}

/** Whether some states of the country have taxes of their own. */
export const dependsOnState = (rules: readonly TaxRule[], country: string): boolean =>
  rules.some(({ countries, zones }) => countries.includes(country) && zones.length > 0);

/** 100 %, in thousandths of a percent. */
const FULL_RATE = 100_000;

/** Each tax is a line of its own and is rounded by itself. */
export function calculateTaxes(rules: readonly TaxRule[], items: number, delivery: number): TaxLine[] {
  return rules.map((rule) => {
    const base = rule.onDelivery ? items + delivery : items;
    const whole = rule.included ? FULL_RATE + sumIncludedRates(rules, rule) : FULL_RATE;
    return { rule, amount: proportionalShare(base, rule.rate, whole) };
  });
}

/** Taxes that a price includes are calculated on the same net price, not on each other. */
const sumIncludedRates = (rules: readonly TaxRule[], { onDelivery }: TaxRule): number =>
  rules.filter((rule) => rule.included && rule.onDelivery === onDelivery).reduce((sum, { rate }) => sum + rate, 0);

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
  const hasFreeDeliveryCoupon = coupon !== null && !coupon.error && coupon.coupon.kind === 'free-delivery';
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
