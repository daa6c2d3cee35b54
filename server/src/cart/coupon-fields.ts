// Pure: a coupon as the catalog file and the history have it.
import type { HistoryValue } from '../history/history.ts';
import { toMajor } from '../platform/money.ts';
import type { CouponRow } from './coupon-repository.ts';

export type CouponValues = Omit<CouponRow, 'id' | 'storeId' | 'key' | 'code'>;

/** Present values only. `codeOf`: codes of categories by their id. */
export function couponFields(
  coupon: CouponValues,
  currency: string,
  codeOf: ReadonlyMap<number, string>,
): Record<string, HistoryValue> {
  const { kind, value, startsAt, endsAt, minimum, usesAllowed, usesAllowedPerCustomer, excludedCategoryIds } = coupon;
  const excluded = excludedCategoryIds.flatMap((id) => codeOf.get(id) ?? []);
  const values = {
    kind,
    value: value === 0 ? null : kind === 'percentage' ? value / 100 : toMajor(value, currency),
    from: startsAt?.toISOString() ?? null,
    until: endsAt?.toISOString() ?? null,
    minimum: minimum === 0 ? null : toMajor(minimum, currency),
    limit: usesAllowed,
    limitPerCustomer: usesAllowedPerCustomer,
    excludedCategories: excluded.length === 0 ? null : excluded,
  };
  return Object.fromEntries(Object.entries(values).filter(([, present]) => present !== null));
}
