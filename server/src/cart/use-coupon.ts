// An order uses up a coupon, or gives it back. The coupon's row is locked, so that a limit holds to the piece.
import type { Database } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { addUse, countUses, deleteUse, hasUse, lockCoupon } from './coupon-repository.ts';

export interface CouponUse {
  readonly couponId: number;
  /** Such as the order's number: the same one is counted once. */
  readonly reference: string;
  /** An account, or an e-mail address. */
  readonly customer: string;
}

/** Inside the transaction that makes the order. */
export async function useCoupon(tx: Database, { couponId, reference, customer }: CouponUse): Promise<void> {
  const coupon = (await lockCoupon(tx, couponId)) ?? refuse('coupon.unknown');
  if (await hasUse(tx, couponId, reference)) return;
  if (coupon.usesAllowed !== null && coupon.used >= coupon.usesAllowed) refuse('coupon.used-up');
  const name = plainName(customer);
  const allowed = coupon.usesAllowedPerCustomer;
  if (allowed !== null && (await countUses(tx, couponId, name)) >= allowed) refuse('coupon.used-by-you');
  await addUse(tx, { couponId, reference, customer: name });
}

/** Of an order that failed or was cancelled. */
export const releaseCoupon = (tx: Database, { couponId, reference }: Omit<CouponUse, 'customer'>): Promise<void> =>
  deleteUse(tx, couponId, reference);

/** Ann+shop@Example.com is ann@example.com: a limit per customer should not be a matter of spelling. */
export const plainName = (customer: string): string =>
  customer
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
