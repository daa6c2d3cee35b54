// An order uses up a coupon, or gives it back. The coupon's row is locked, so that a limit holds to the piece.
import type { Database } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { addUse, countUses, deleteUse, hasUse, lockCoupon } from './coupon-repository.ts';

export interface CouponUse {
  readonly couponId: number;
  /** Such as the order's number: the same one is counted once. */
  readonly reference: string;
  /** An e-mail address, and the account of who has one: a limit per customer holds for both. */
  readonly customers: readonly string[];
}

/** Inside the transaction that makes the order. */
export async function useCoupon(tx: Database, { couponId, reference, customers }: CouponUse): Promise<void> {
  const coupon = (await lockCoupon(tx, couponId)) ?? refuse('coupon.unknown');
  if (await hasUse(tx, couponId, reference)) return;
  if (coupon.usesAllowed !== null && coupon.used >= coupon.usesAllowed) refuse('coupon.used-up');
  const names = customers.map(plainName);
  const allowed = coupon.usesAllowedPerCustomer;
  if (allowed !== null && (await countUses(tx, couponId, names)) >= allowed) refuse('coupon.used-by-you');
  await addUse(tx, { couponId, reference, customers: names });
}

/** Of an order that failed or was cancelled. */
export const releaseCoupon = (tx: Database, { couponId, reference }: Omit<CouponUse, 'customers'>): Promise<void> =>
  deleteUse(tx, couponId, reference);

/** Ann+shop@Example.com is ann@example.com: a limit per customer should not be a matter of spelling. */
export const plainName = (customer: string): string =>
  customer
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
