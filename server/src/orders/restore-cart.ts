import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { restoreCart as shape } from '@vitrine/contract/orders-shapes.ts';
import { refillCart, showRefilled } from '../cart/cart.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { refuse } from '../platform/refusal.ts';
import { moveOrder } from './move-order.ts';
import { openOrder } from './open-order.ts';
import { cameToNothing } from './order-view.ts';
import { changeOrder, findOrderLines, lockOrder, type OrderRow } from './orders-repository.ts';
import type { OrdersVisit } from './orders-visit.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { findLatestAttempt } from './payments-repository.ts';
import { closePayment } from './settle-payment.ts';

export async function restoreCart(visit: OrdersVisit, { params, query }: Input<typeof shape>): Promise<Cart> {
  const order = await openOrder(visit, params.id, query.key);
  if (order.restoredCartId !== null) return showRefilled(visit, order.restoredCartId);
  if (order.state === 'awaiting-payment') await callOff(visit, order);
  const cartId = await inTransaction(visit.db, async (tx) => {
    const now = await lockOrder(tx, order.id);
    if (now.restoredCartId !== null) return now.restoredCartId;
    if (!cameToNothing(now)) return refuse('order.not-restorable');
    const lines = await findOrderLines(tx, [now.id]);
    const made = await refillCart(tx, visit, {
      customerId: now.customerId === visit.customerId ? now.customerId : null,
      couponId: now.couponId,
      lines: lines.map(({ variantId, quantity, unit }) => ({
        variantId,
        quantity,
        seenPrice: unit,
        currency: now.currency,
      })),
    });
    await changeOrder(tx, now.id, { restoredCartId: made });
    return made;
  });
  return showRefilled(visit, cartId);
}

/** The page to pay on is closed first, so that nobody pays for what is in a cart again. */
export async function callOff(desk: PaymentDesk, order: OrderRow): Promise<void> {
  const attempt = await findLatestAttempt(desk.db, order.id);
  if (attempt && attempt.reference !== null) {
    const answered = await closePayment(desk, attempt, 'cancel');
    if (!answered) refuse('payment.away', {}, { retryAfter: 5 });
    return;
  }
  await inTransaction(desk.db, async (tx) => {
    const now = await lockOrder(tx, order.id);
    if (now.state !== 'awaiting-payment') return;
    await moveOrder(tx, now, 'cancel', desk.now);
  });
}
