// The merchant's use cases for orders and stock. They are called by commands, so their messages are in English.
import type { Order } from '@vitrine/contract/orders-shapes.ts';
import { setStock as changeStock } from '../catalog/catalog.ts';
import type { Tx } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { formatMoney, toMinor } from '../platform/money.ts';
import { refuse } from '../platform/refusal.ts';
import { findStoreByCode } from '../store/store.ts';
import { findDisputes } from './disputes-repository.ts';
import { type DisputeSummary, type RefundSummary, viewDispute, viewRefund } from './merchant-view.ts';
import { mailCanceled, mailShipped } from './order-mail.ts';
import { type OrderState, paymentStatus } from './order-states.ts';
import { changeOrder, findOrder, findRecentOrders, lockOrder, type OrderRow } from './orders-repository.ts';
import type { PaymentServices } from './payment-services.ts';
import { findAttempts } from './payments-repository.ts';
import { processRefundsOf } from './process-pending-refunds.ts';
import { showOrders } from './read-order.ts';
import { createPendingRefund, findRefunds, findUndoneRefunds } from './refunds-repository.ts';
import { cancelUnpaidOrder } from './restore-cart.ts';
import { transitionOrder } from './transition-order.ts';

export interface AdminContext extends PaymentServices {
  /** Code of the store. */
  readonly merchant: string;
}

export interface OrderSummary {
  readonly id: number;
  readonly date: Date;
  readonly state: OrderState;
  readonly payment: string;
  readonly name: string;
  readonly emailAddress: string;
  readonly total: string;
}

/** An order with the details that shoppers do not see. */
export interface MerchantOrder {
  readonly order: Order;
  readonly refunds: readonly RefundSummary[];
  readonly disputes: readonly DisputeSummary[];
}

const MAX_RECENT_ORDERS = 30;
const MAX_REFUNDS = 200;

export async function listRecentOrders(ctx: AdminContext): Promise<OrderSummary[]> {
  const rows = await findRecentOrders(ctx.db, await getStoreId(ctx), MAX_RECENT_ORDERS);
  return rows.map((order) => ({
    id: order.id,
    date: order.createdAt,
    state: order.state,
    payment: paymentStatus(order, false),
    name: `${order.billingAddress.firstName} ${order.billingAddress.lastName}`,
    emailAddress: order.emailAddress,
    total: formatMoney(order.total, order.currency, 'en'),
  }));
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

export async function shipOrder(
  ctx: AdminContext,
  id: number,
  tracking: { readonly number: string; readonly url: string | null } | null,
): Promise<void> {
  await getOrder(ctx, id);
  await inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const updated = await transitionOrder(tx, order, 'ship', ctx.now);
    if (!updated) return refuseStep(order, 'only placed or paid orders can be shipped');
    await changeOrder(tx, id, { tracking });
    await mailShipped(tx, ctx, { ...updated, tracking });
  });
}

/** Refunds that are pending, waiting for a retry, or failed. */
export async function listOpenRefunds(ctx: AdminContext): Promise<RefundSummary[]> {
  const rows = await findUndoneRefunds(ctx.db, await getStoreId(ctx), MAX_REFUNDS);
  return rows.map(({ refund, currency }) => viewRefund(refund, currency));
}

/** Refunds the given amount, or the rest of what was paid. A full refund before shipping returns the items to stock. */
export async function refundOrder(ctx: AdminContext, id: number, amount: string | null): Promise<string> {
  const { currency } = await getOrder(ctx, id);
  const requestedAmount = amount === null ? null : (toMinor(Number(amount), currency) ?? Number.NaN);
  const refundAmount = await inTransaction(ctx.db, async (tx) =>
    requestRefund(tx, ctx, await lockOrder(tx, id), requestedAmount),
  );
  await processRefundsOf(ctx, id);
  return formatMoney(refundAmount, currency, 'en');
}

async function requestRefund(
  tx: Tx,
  ctx: AdminContext,
  order: OrderRow,
  requestedAmount: number | null,
): Promise<number> {
  const attempt = (await findAttempts(tx, [order.id])).find(({ state }) => state === 'paid');
  if (!attempt || order.paid === 0) {
    return refuseStep(order, order.due ? 'it was paid outside the shop; refund it there' : 'it has not been paid');
  }
  const refunds = await findRefunds(tx, order.id);
  // Failed refunds do not count: the merchant may refund that amount again.
  const asked = refunds.filter(({ failedAt }) => failedAt === null).reduce((sum, { amount }) => sum + amount, 0);
  const left = attempt.amount - Math.max(asked, attempt.refunded);
  const refundAmount = requestedAmount ?? left;
  if (!Number.isSafeInteger(refundAmount) || refundAmount <= 0 || refundAmount > left) {
    return refuseStep(order, `${formatMoney(left, order.currency, 'en')} can be refunded`);
  }
  const key = `merchant ${attempt.attempt} ${refunds.length + 1}`;
  await createPendingRefund(tx, {
    key,
    orderId: order.id,
    attempt: attempt.attempt,
    amount: refundAmount,
    owedSince: ctx.now,
  });
  return refundAmount;
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
    if (now.paid > now.refunded && !now.due) await requestRefund(tx, ctx, now, null);
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

/** Returns the stock before the change. */
export async function setStock(ctx: AdminContext, sku: string, stock: number): Promise<number> {
  const before = await changeStock(ctx.db, await getStoreId(ctx), { sku, stock, at: ctx.now });
  return before ?? refuse('product.not-found');
}

async function getStoreId({ db, merchant }: AdminContext): Promise<number> {
  return ((await findStoreByCode(db, merchant)) ?? refuse('store.not-found', { code: merchant })).id;
}

async function getOrder(ctx: AdminContext, id: number): Promise<OrderRow> {
  return (await findOrder(ctx.db, await getStoreId(ctx), id)) ?? refuse('order.not-found');
}

const refuseStep = ({ id, state }: OrderRow, reason: string): never => refuse('order.cannot', { id, state, reason });
