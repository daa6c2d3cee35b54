import type { RefusalCode } from '@vitrine/contract/failure.ts';

export interface CouponTerms {
  readonly kind: 'percentage' | 'amount' | 'free-delivery';
  readonly startsAt: Date | null;
  /** First moment at which the coupon is no longer valid. */
  readonly endsAt: Date | null;
  readonly minimum: number;
  readonly usesAllowed: number | null;
  readonly usesAllowedPerCustomer: number | null;
}

export interface CouponCase {
  readonly now: Date;
  /** Sum of the discountable lines. */
  readonly amount: number;
  readonly used: number;
  /** By this customer, if the customer is known. */
  readonly usedByCustomer: number;
}

export type CouponProblem =
  /** Last day of validity, or the first. */
  | { readonly code: Extract<RefusalCode, 'coupon.ended' | 'coupon.not-begun'>; readonly date: Date }
  | { readonly code: Extract<RefusalCode, 'coupon.minimum'>; readonly minimum: number; readonly missing: number }
  | { readonly code: Extract<RefusalCode, 'coupon.used-up' | 'coupon.used-by-you' | 'coupon.nothing'> };

export function checkCoupon(
  coupon: CouponTerms,
  { now, amount, used, usedByCustomer }: CouponCase,
): CouponProblem | null {
  const { startsAt, endsAt, minimum, usesAllowed, usesAllowedPerCustomer } = coupon;
  if (startsAt && now < startsAt) return { code: 'coupon.not-begun', date: startsAt };
  if (endsAt && now >= endsAt) return { code: 'coupon.ended', date: new Date(endsAt.getTime() - 1) };
  if (usesAllowed !== null && used >= usesAllowed) return { code: 'coupon.used-up' };
  if (usesAllowedPerCustomer !== null && usedByCustomer >= usesAllowedPerCustomer)
    return { code: 'coupon.used-by-you' };
  if (amount === 0 && coupon.kind !== 'free-delivery') return { code: 'coupon.nothing' };
  if (amount < minimum) return { code: 'coupon.minimum', minimum, missing: minimum - amount };
  return null;
}
