// The merchant's use cases for orders, called by commands and by staff. Every step leaves one entry with its author, in its
// transaction: a change of state in the history of the order, any other step in its notes.

import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { type CommandContext, getOwnStore } from '../../store/store.ts';
import { mailCanceled, mailShipped, mailTracking } from '../mail/order-mail.ts';
import { stateAfter } from '../order-states.ts';
import { addNote, changeOrder, lockOrder, type OrderRow } from '../orders-repository.ts';
import { findDisputes } from '../payment/payments-repository.ts';
import { cancelUnpaidOrder } from '../payment/restore-cart.ts';
import { showOrders } from '../read-order.ts';
import { processRefundsOf } from '../refunds/process-pending-refunds.ts';
import { findRefunds } from '../refunds/refunds-repository.ts';
import { requestRefund } from '../refunds/staff-refunds.ts';
import { transitionOrder } from '../transition-order.ts';
import { getOrder, type OrderWithdrawal, type StaffOrderServices, throwStepError } from './order-for-staff.ts';
import { type DisputeSummary, type RefundSummary, viewDispute, viewRefund } from './staff-view.ts';

/** An order with the details that shoppers do not see. */
export interface StaffOrder {
  readonly order: Order;
  readonly refunds: readonly RefundSummary[];
  readonly disputes: readonly DisputeSummary[];
  readonly withdrawals: readonly OrderWithdrawal[];
}

export async function showOrder(ctx: CommandContext & StaffOrderServices, id: number): Promise<StaffOrder> {
  const [shown] = await showOrders(ctx, [await getOrder(ctx, id)], await getOwnStore(ctx));
  const order = shown ?? throwDomainError('order.not-found');
  const { currency } = order;
  return {
    order,
    refunds: (await findRefunds(ctx.db, id)).map((refund) => viewRefund(refund, currency)),
    disputes: (await findDisputes(ctx.db, id)).map(viewDispute),
    withdrawals: await ctx.withdrawals.findOf(ctx.db, [id]),
  };
}

type Tracking = NonNullable<OrderRow['tracking']>;

/** Marks the order as shipped. The tracking number of a shipped order can be corrected; both are mailed. */
export async function shipOrder(
  ctx: CommandContext & StaffOrderServices,
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
    const author = { actor: ctx.actor, note: tracking?.number };
    const updated = await transitionOrder(tx, order, 'ship', ctx.now, author);
    if (!updated) return throwStepError(order, 'order.not-shippable');
    await changeOrder(tx, id, { tracking });
    await mailShipped(tx, ctx, { ...updated, tracking });
    return 'shipped';
  });
}

async function correctTracking(
  tx: Tx,
  ctx: CommandContext & StaffOrderServices,
  order: OrderRow,
  tracking: Tracking | null,
): Promise<void> {
  if (tracking === null) return throwStepError(order, 'order.tracking-missing');
  if (order.tracking?.number === tracking.number && order.tracking.url === tracking.url)
    return throwStepError(order, 'order.tracking-same');
  await changeOrder(tx, order.id, { tracking });
  await noteStep(tx, ctx, order, 'tracking', tracking.number);
  await mailTracking(tx, ctx, { ...order, tracking });
}

const noteStep = (
  tx: Tx,
  { actor, now }: CommandContext & StaffOrderServices,
  { id }: OrderRow,
  kind: 'tracking' | 'cancel' | 'note',
  text: string | null,
): Promise<void> => addNote(tx, { orderId: id, at: now, actor, kind, text, amount: null });

/** Returns the items to stock and refunds what was paid. The reason is for staff. */
export async function cancelOrder(
  ctx: CommandContext & StaffOrderServices,
  id: number,
  reason: string | null = null,
): Promise<void> {
  const order = await getOrder(ctx, id);
  const wasOpen = order.state === 'awaiting-payment';
  if (wasOpen) await cancelUnpaidOrder(ctx, order);
  await inTransaction(ctx.db, async (tx) => {
    const now = await lockOrder(tx, id);
    // Closing the payment page has canceled it.
    const isCanceled = wasOpen && now.state === 'canceled';
    if (!isCanceled && stateAfter(now.state, 'cancel') === null) throwStepError(now, 'order.not-cancelable');
    // Before the stock is changed, as in every refund: two at once would otherwise wait for each other.
    if (now.paid > now.refunded && !now.due) await requestRefund(tx, ctx, now);
    const author = { actor: ctx.actor, note: reason };
    const updated = isCanceled ? now : await transitionOrder(tx, now, 'cancel', ctx.now, author);
    if (!updated) return throwStepError(now, 'order.not-cancelable');
    if (isCanceled) await noteStep(tx, ctx, now, 'cancel', reason);
    await mailCanceled(tx, ctx, updated);
  });
  await processRefundsOf(ctx, id);
}

/** Records a payment by bank transfer or cash on delivery. */
export async function receivePayment(ctx: CommandContext & StaffOrderServices, id: number): Promise<void> {
  await getOrder(ctx, id);
  await inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order.due || order.paid > 0) return throwStepError(order, 'order.not-due');
    const updated = await transitionOrder(tx, order, 'pay', ctx.now, { actor: ctx.actor });
    if (!updated) return throwStepError(order, 'order.not-due');
    await changeOrder(tx, id, { paid: order.total });
  });
}

/** A note for staff. */
export async function addOrderNote(ctx: CommandContext & StaffOrderServices, id: number, text: string): Promise<void> {
  const order = await getOrder(ctx, id);
  await inTransaction(ctx.db, (tx) => noteStep(tx, ctx, order, 'note', text));
}
