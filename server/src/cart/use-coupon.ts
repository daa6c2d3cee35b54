// An order uses up a coupon, or gives it back. The coupon's row is locked, so that a limit holds to the piece.
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { countUses, findUse, lockCoupon, releaseUse, saveUse } from './coupon-repository.ts';

export interface CouponUse {
  readonly couponId: number;
  /** Such as the order's number: the same one is counted once. */
  readonly reference: string;
  /** By couponNames: a limit per customer holds for each of them. A use that was released before keeps its own. */
  readonly customers?: readonly string[];
}

/** Inside the transaction that makes the order, or that lets it stand after all. */
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

/** Of an order that failed or was canceled. */
export const releaseCoupon = (tx: Tx, { couponId, reference }: CouponUse): Promise<void> =>
  releaseUse(tx, couponId, reference);
