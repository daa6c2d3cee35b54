// Changes the state of an order with its history, stock and coupon, in the caller's transaction, which has locked the
// order's row.
import { releaseCoupon, useCoupon } from '../cart/cart.ts';
import { returnStock, takeStock } from '../catalog/catalog.ts';
import type { FailedReason } from '../payments/payments.ts';
import type { Tx } from '../platform/database/database.ts';
import { DomainError } from '../platform/domain-error.ts';
import { holdsStock, type OrderStep, stateAfter } from './order-states.ts';
import { addHistory, changeOrder, findOrderLines, type OrderRow } from './orders-repository.ts';
import { restockedByLine } from './refunds/refund-lines.ts';
import { findRefunds } from './refunds/refunds-repository.ts';

/** The person who makes the step, nobody of the staff unless set, and the reason. */
interface StepAuthor {
  readonly actor?: string;
  /** For staff only. */
  readonly note?: string | null | undefined;
  readonly failure?: FailedReason | null;
}

/** Returns the changed order, or null and no change when the step is not allowed. */
export async function transitionOrder(
  tx: Tx,
  order: OrderRow,
  step: OrderStep,
  at: Date,
  author?: StepAuthor,
): Promise<OrderRow | null> {
  const after = stateAfter(order.state, step);
  if (after === null) return null;
  if (!holdsStock(order.state) && !(await reserveAgain(tx, order, at))) return null;
  if (!holdsStock(after) || (step === 'refund' && order.state === 'paid')) await returnItems(tx, order, at);
  if (!holdsStock(after) && order.couponId !== null) {
    await releaseCoupon(tx, { couponId: order.couponId, reference: couponReference(order.id) });
  }
  await changeOrder(tx, order.id, { state: after });
  const { actor = null, note = null, failure = null } = author ?? {};
  await addHistory(tx, { orderId: order.id, at, before: order.state, after, actor, note, failure });
  return { ...order, state: after };
}

export const couponReference = (orderId: number): string => `order ${orderId}`;

/** Stock that a refund has returned already stays there. */
async function returnItems(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  const restocked = restockedByLine(await findRefunds(tx, order.id));
  const lines = (await findOrderLines(tx, [order.id]))
    .map(({ id, variantId, quantity }) => ({ variantId, quantity: quantity - (restocked.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  await returnStock(tx, lines, { orderId: order.id, at });
}

/** Reserves all items and the coupon again, or nothing. */
async function reserveAgain(tx: Tx, order: OrderRow, at: Date): Promise<boolean> {
  const lines = await findOrderLines(tx, [order.id]);
  try {
    await tx.transaction(async (inner) => {
      const { missing } = await takeStock(inner, lines, { orderId: order.id, at });
      if (missing.length > 0) throw new OutOfStock();
      if (order.couponId === null) return;
      await useCoupon(inner, { couponId: order.couponId, reference: couponReference(order.id) });
    });
    return true;
  } catch (error) {
    if (error instanceof OutOfStock || error instanceof DomainError) return false;
    throw error;
  }
}

class OutOfStock extends Error {}
