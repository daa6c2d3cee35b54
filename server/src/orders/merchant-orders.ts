// What the merchant does with orders: look, ship, give money back, call off, count the stock. Asked by commands, so the words
// are plain English.
import type { Order } from '@vitrine/contract/orders-shapes.ts';
import { setStock as changeStock } from '../catalog/catalog.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { showMoney, toMinor } from '../platform/money.ts';
import { refuse } from '../platform/refusal.ts';
import { findStoreByCode } from '../store/store.ts';
import { findDisputes } from './disputes-repository.ts';
import { giveBackOf } from './give-back.ts';
import { type DisputeSummary, type RefundSummary, viewDispute, viewRefund } from './merchant-view.ts';
import { moveOrder } from './move-order.ts';
import { mailCanceled, mailShipped } from './order-mail.ts';
import { type OrderState, paymentStatus } from './order-states.ts';
import { changeOrder, findOrder, findRecentOrders, lockOrder, type OrderRow } from './orders-repository.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { findAttempts } from './payments-repository.ts';
import { createPendingRefund, findRefunds, findUndoneRefunds } from './refunds-repository.ts';
import { callOff } from './restore-cart.ts';
import { showOrders } from './show-orders.ts';

export interface MerchantDesk extends PaymentDesk {
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

/** An order as the merchant sees it: with what the shopper is not shown. */
export interface MerchantOrder {
  readonly order: Order;
  readonly refunds: readonly RefundSummary[];
  readonly disputes: readonly DisputeSummary[];
}

const RECENT = 30;
const MAX_REFUNDS = 200;

export async function listRecentOrders(desk: MerchantDesk): Promise<OrderSummary[]> {
  const rows = await findRecentOrders(desk.db, await storeIdOf(desk), RECENT);
  return rows.map((order) => ({
    id: order.id,
    date: order.createdAt,
    state: order.state,
    payment: paymentStatus(order, false),
    name: `${order.billingAddress.firstName} ${order.billingAddress.lastName}`,
    emailAddress: order.emailAddress,
    total: showMoney(order.total, order.currency, 'en'),
  }));
}

export async function showOrder(desk: MerchantDesk, id: number): Promise<MerchantOrder> {
  const [shown] = await showOrders(desk, [await orderOf(desk, id)]);
  const order = shown ?? refuse('order.not-found');
  const { currency } = order;
  return {
    order,
    refunds: (await findRefunds(desk.db, id)).map((refund) => viewRefund(refund, currency)),
    disputes: (await findDisputes(desk.db, id)).map(viewDispute),
  };
}

export async function shipOrder(
  desk: MerchantDesk,
  id: number,
  tracking: { readonly number: string; readonly url: string | null } | null,
): Promise<void> {
  await orderOf(desk, id);
  await inTransaction(desk.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const moved = await moveOrder(tx, order, 'ship', desk.now);
    if (!moved) return refuseStep(order, 'only placed or paid orders can be shipped');
    await changeOrder(tx, id, { tracking });
    await mailShipped(tx, desk, { ...moved, tracking });
  });
}

/** Refunds that are not done: under way, waiting for another try, or failed. */
export async function listOpenRefunds(desk: MerchantDesk): Promise<RefundSummary[]> {
  const rows = await findUndoneRefunds(desk.db, await storeIdOf(desk), MAX_REFUNDS);
  return rows.map(({ refund, currency }) => viewRefund(refund, currency));
}

/** All that is left of what was paid, or a part of it. The goods of an order that is not shipped go back on the shelf. */
export async function refundOrder(desk: MerchantDesk, id: number, amount: string | null): Promise<string> {
  const { currency } = await orderOf(desk, id);
  const wanted = amount === null ? null : (toMinor(Number(amount), currency) ?? Number.NaN);
  const given = await inTransaction(desk.db, async (tx) => oweBack(tx, desk, await lockOrder(tx, id), wanted));
  await giveBackOf(desk, id);
  return showMoney(given, currency, 'en');
}

async function oweBack(tx: Database, desk: MerchantDesk, order: OrderRow, wanted: number | null): Promise<number> {
  const attempt = (await findAttempts(tx, [order.id])).find(({ state }) => state === 'paid');
  if (!attempt || order.paid === 0) {
    return refuseStep(order, order.due ? 'it was paid outside the shop; refund it there' : 'it has not been paid');
  }
  const refunds = await findRefunds(tx, order.id);
  // What has failed can be given back in another way, or tried anew.
  const asked = refunds.filter(({ failedAt }) => failedAt === null).reduce((sum, { amount }) => sum + amount, 0);
  const left = attempt.amount - Math.max(asked, attempt.refunded);
  const given = wanted ?? left;
  if (!Number.isSafeInteger(given) || given <= 0 || given > left) {
    return refuseStep(order, `${showMoney(left, order.currency, 'en')} can be refunded`);
  }
  const key = `merchant ${attempt.attempt} ${refunds.length + 1}`;
  await createPendingRefund(tx, {
    key,
    orderId: order.id,
    attempt: attempt.attempt,
    amount: given,
    owedSince: desk.now,
  });
  return given;
}

/** Nothing is sent; the goods go back on the shelf, and what was paid goes back to the shopper. */
export async function cancelOrder(desk: MerchantDesk, id: number): Promise<void> {
  const order = await orderOf(desk, id);
  const wasOpen = order.state === 'awaiting-payment';
  if (wasOpen) await callOff(desk, order);
  await inTransaction(desk.db, async (tx) => {
    const now = await lockOrder(tx, id);
    const moved = wasOpen && now.state === 'canceled' ? now : await moveOrder(tx, now, 'cancel', desk.now);
    if (!moved) return refuseStep(now, 'only orders that are not shipped can be canceled');
    if (now.paid > now.refunded && !now.due) await oweBack(tx, desk, now, null);
    await mailCanceled(tx, desk, moved);
  });
  await giveBackOf(desk, id);
}

/** Money that came outside the shop: by bank, or at the door. */
export async function receivePayment(desk: MerchantDesk, id: number): Promise<void> {
  await orderOf(desk, id);
  await inTransaction(desk.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order.due || order.paid > 0) return refuseStep(order, 'no bank transfer or cash payment is due');
    const moved = await moveOrder(tx, order, 'pay', desk.now);
    if (!moved) return refuseStep(order, 'no bank transfer or cash payment is due');
    await changeOrder(tx, id, { paid: order.total });
  });
}

/** What lay on the shelf before. */
export async function setStock(desk: MerchantDesk, sku: string, stock: number): Promise<number> {
  const before = await changeStock(desk.db, await storeIdOf(desk), { sku, stock, at: desk.now });
  return before ?? refuse('product.not-found');
}

async function storeIdOf({ db, merchant }: MerchantDesk): Promise<number> {
  return ((await findStoreByCode(db, merchant)) ?? refuse('store.not-found', { code: merchant })).id;
}

async function orderOf(desk: MerchantDesk, id: number): Promise<OrderRow> {
  return (await findOrder(desk.db, await storeIdOf(desk), id)) ?? refuse('order.not-found');
}

const refuseStep = ({ id, state }: OrderRow, reason: string): never => refuse('order.cannot', { id, state, reason });
