// The merchant's use cases for orders. They are called by commands, so their messages are in English.
import type { Order } from '@vitrine/contract/orders-shapes.ts';
import type { Tx } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { refuse } from '../platform/refusal.ts';
import { type AdminContext, getOrder, refuseStep } from './admin-context.ts';
import { findDisputes } from './disputes-repository.ts';
import { requestRefund } from './merchant-refunds.ts';
import { type DisputeSummary, type RefundSummary, viewDispute, viewRefund } from './merchant-view.ts';
import { mailCanceled, mailShipped, mailTracking } from './order-mail.ts';
import { changeOrder, lockOrder, type OrderRow } from './orders-repository.ts';
import { processRefundsOf } from './process-pending-refunds.ts';
import { showOrders } from './read-order.ts';
import { findRefunds } from './refunds-repository.ts';
import { cancelUnpaidOrder } from './restore-cart.ts';
import { transitionOrder } from './transition-order.ts';

/** An order with the details that shoppers do not see. */
export interface MerchantOrder {
  readonly order: Order;
  readonly refunds: readonly RefundSummary[];
  readonly disputes: readonly DisputeSummary[];
}

export async function showOrder(ctx: AdminContext, id: number): Promise<MerchantOrder> {
  const [shown] = await showOrders(ctx, [await getOrder(ctx, id)]);
  const order = shown ?? refuse('order.not-found');
  const { currency } = order;
  return {
    order,
    refunds: (await findRefunds(ctx.db, id)).map((refund) => viewRefund(refund, currency)),
    disputes: (await findDisputes(ctx.db, id)).map(viewDispute),
  };
}

type Tracking = NonNullable<OrderRow['tracking']>;

/** Marks the order as shipped. The tracking number of a shipped order can be corrected; both are mailed. */
export async function shipOrder(
  ctx: AdminContext,
  id: number,
  tracking: Tracking | null,
): Promise<'shipped' | 'corrected'> {
  await getOrder(ctx, id);
  return inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.state === 'shipped') {
      await correctTracking(tx, ctx, order, tracking);
      return 'corrected';
    }
    const updated = await transitionOrder(tx, order, 'ship', ctx.now);
    if (!updated) return refuseStep(order, 'only placed or paid orders can be shipped');
    await changeOrder(tx, id, { tracking });
    await mailShipped(tx, ctx, { ...updated, tracking });
    return 'shipped';
  });
}

async function correctTracking(tx: Tx, ctx: AdminContext, order: OrderRow, tracking: Tracking | null): Promise<void> {
  if (tracking === null) return refuseStep(order, 'name a tracking number to correct it');
  if (order.tracking?.number === tracking.number && order.tracking.url === tracking.url)
    return refuseStep(order, 'it has this tracking number already');
  await changeOrder(tx, order.id, { tracking });
  await mailTracking(tx, ctx, { ...order, tracking });
}

/** Returns the items to stock and refunds what was paid. */
export async function cancelOrder(ctx: AdminContext, id: number): Promise<void> {
  const order = await getOrder(ctx, id);
  const wasOpen = order.state === 'awaiting-payment';
  if (wasOpen) await cancelUnpaidOrder(ctx, order);
  await inTransaction(ctx.db, async (tx) => {
    const now = await lockOrder(tx, id);
    const updated = wasOpen && now.state === 'canceled' ? now : await transitionOrder(tx, now, 'cancel', ctx.now);
    if (!updated) return refuseStep(now, 'only orders that are not shipped can be canceled');
    if (now.paid > now.refunded && !now.due) await requestRefund(tx, ctx, now);
    await mailCanceled(tx, ctx, updated);
  });
  await processRefundsOf(ctx, id);
}

/** Records a payment by bank transfer or cash on delivery. */
export async function receivePayment(ctx: AdminContext, id: number): Promise<void> {
  await getOrder(ctx, id);
  await inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order.due || order.paid > 0) return refuseStep(order, 'no bank transfer or cash payment is due');
    const updated = await transitionOrder(tx, order, 'pay', ctx.now);
    if (!updated) return refuseStep(order, 'no bank transfer or cash payment is due');
    await changeOrder(tx, id, { paid: order.total });
  });
}
