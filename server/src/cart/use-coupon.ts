// Orders use or release a coupon. The coupon row is locked, so that limits are exact.
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { countUses, findUse, lockCoupon, releaseUse, saveUse } from './coupon-repository.ts';

export interface CouponUse {
  readonly couponId: number;
  /** Such as the order number; the same reference is counted once. */
  readonly reference: string;
  /** From couponNames; a limit per customer applies to each name. A released use retains its own names. */
  readonly customers?: readonly string[];
}

/** Call inside the transaction that creates or restores the order. */
export async function useCoupon(tx: Tx, { couponId, reference, customers = [] }: CouponUse): Promise<void> {
  const coupon = (await lockCoupon(tx, couponId)) ?? refuse('coupon.unknown');
  const earlier = await findUse(tx, couponId, reference);
  if (earlier && !earlier.isReleased) return;
  if (coupon.usesAllowed !== null && coupon.used >= coupon.usesAllowed) refuse('coupon.used-up');
  const names = earlier?.customers ?? [...customers];
  const allowed = coupon.usesAllowedPerCustomer;
  if (allowed !== null && (await countUses(tx, couponId, names)) >= allowed) refuse('coupon.used-by-you');
  await saveUse(tx, { couponId, reference, customers: names });
}

/** For an order that failed or was canceled. */
export const releaseCoupon = (tx: Tx, { couponId, reference }: CouponUse): Promise<void> =>
  releaseUse(tx, couponId, reference);
