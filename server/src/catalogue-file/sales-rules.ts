// Pure: converts coupons, delivery and taxes of the file to the input of cart and store.
import type { NewCoupon } from '../cart/cart.ts';
import { toMinor } from '../platform/money.ts';
import type { DeliveryRule, TaxRule } from '../store/store.ts';
import type { FileCoupon, FileDelivery, FileTax, FileText } from './catalogue-file-shape.ts';
import { dateFrom, inEachLanguage } from './file-values.ts';

export interface RuleScope {
  readonly languages: readonly string[];
  readonly currency: string;
  readonly now: Date;
}

export function couponFrom(
  coupon: FileCoupon,
  categoryIds: ReadonlyMap<string, number>,
  { currency, now }: RuleScope,
): NewCoupon {
  const { code, kind, value = 0, from, until, minimum = 0, limit, limitPerCustomer, excludedCategories } = coupon;
  return {
    code,
    kind,
    value: kind === 'percentage' ? Math.round(value * 100) : (toMinor(value, currency) ?? 0),
    startsAt: from === undefined ? null : dateFrom(from, now),
    endsAt: until === undefined ? null : dateFrom(until, now),
    minimum: toMinor(minimum, currency) ?? 0,
    usesAllowed: limit ?? null,
    usesAllowedPerCustomer: limitPerCustomer ?? null,
    excludedCategoryIds: excludedCategories.flatMap((category) => categoryIds.get(category) ?? []),
  };
}

export function deliveryFrom({ countries, zones, methods }: FileDelivery, scope: RuleScope): DeliveryRule {
  return {
    countries,
    zones,
    methods: methods.map(({ code, name, price, freeFrom, days }) => {
      const [minimumDays, maximumDays] = typeof days === 'number' ? [days, days] : days;
      return {
        code,
        name: named(name, scope),
        price: toMinor(price, scope.currency) ?? 0,
        freeFrom: freeFrom === undefined ? null : toMinor(freeFrom, scope.currency),
        minimumDays,
        maximumDays,
      };
    }),
  };
}

export const taxFrom = ({ name, rate, ...rest }: FileTax, scope: RuleScope): TaxRule => ({
  ...rest,
  name: named(name, scope),
  rate: Math.round(Number(rate) * 1000),
});

const named = (text: FileText, { languages }: RuleScope): Record<string, string> =>
  Object.fromEntries(inEachLanguage(text, languages));
