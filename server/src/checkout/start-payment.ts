import type { startPayment as shape } from '@vitrine/contract/checkout-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { findOrderable } from '../cart/cart.ts';
import {
  addStart,
  checkStarts,
  findLatestAttempt,
  findOrderOfCart,
  lockOrder,
  mayOpen,
  type OrderRow,
  type OrdersVisit,
  payUrlOf,
  pursuePayment,
} from '../orders/orders.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { toMajor } from '../platform/money.ts';
import { refuse } from '../platform/refusal.ts';

/** The page to pay on, or another try to get one from a provider that was away. The way to pay stays the order's own. */
export async function startPayment(
  visit: OrdersVisit,
  { params, query }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const cart = await findOrderable(visit, params.code);
  const order = await findOrderOfCart(visit.db, cart.id);
  if (!order || !(await mayOpen(visit, order, query.key))) return refuse('order.not-found');
  if (order.state !== 'awaiting-payment') return refuse('order.not-open');
  const before = await findLatestAttempt(visit.db, order.id);
  if (before?.reference === null) await countStart(visit, order);
  if ((await pursuePayment(visit, order)) === 'refused') return refuse('payment.refused');
  const attempt = await findLatestAttempt(visit.db, order.id);
  const redirectUrl = payUrlOf(order, attempt);
  if (redirectUrl === null) return refuse('payment.away', {}, { retryAfter: 5 });
  return {
    id: order.id,
    orderId: order.id,
    details: { redirectUrl },
    transactionDate: visit.now.toISOString(),
    amount: toMajor(order.total, order.currency),
    paymentType: order.paymentType,
    transactionType: 'INIT',
  };
}

const countStart = ({ db, now }: OrdersVisit, order: OrderRow): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockOrder(tx, order.id);
    const firstTry = order.firstTry ?? order.id;
    await checkStarts(tx, firstTry, now);
    await addStart(tx, firstTry, now);
  });
