import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { restoreCart as shape } from '@vitrine/contract/orders/orders-shapes.ts';
import { type Refill, refillCart, reopenCart, showRefilled } from '../../cart/cart.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { RequestContext } from '../../store/store.ts';
import { openOrder } from '../open-order.ts';
import { hasEndedUnpaid } from '../order-view.ts';
import { changeOrder, findOrderLines, lockOrder, type OrderRow } from '../orders-repository.ts';
import { transitionOrder } from '../transition-order.ts';
import type { OnFailedPayment } from './apply-payment.ts';
import type { OrderServices, PaymentServices } from './payment-services.ts';
import { findLatestAttempt } from './payments-repository.ts';
import { closePayment } from './settle-payment.ts';

export async function restoreCart(
  ctx: RequestContext & OrderServices,
  { params, query }: Input<typeof shape>,
): Promise<Cart> {
  const order = await openOrder(ctx, params.id, query.key);
  if (order.restoredCartId !== null) return showRefilled(ctx, order.restoredCartId);
  if (order.state === 'awaiting-payment') await cancelUnpaidOrder(ctx, order);
  const cartId = await inTransaction(ctx.db, async (tx) => {
    const now = await lockOrder(tx, order.id);
    if (now.restoredCartId !== null) return now.restoredCartId;
    if (!hasEndedUnpaid(now)) return throwDomainError('order.not-restorable');
    const created = await refillCart(tx, ctx, await refillFrom(tx, ctx, now));
    await changeOrder(tx, now.id, { restoredCartId: created });
    return created;
  });
  return showRefilled(ctx, cartId);
}

/**
 * Puts the order back into a cart that has the code of the ordered one, for clients that go on with that code. Returns the
 * id of the cart, or null when the order has not ended unpaid.
 */
export const reopenOrderedCart = (ctx: RequestContext & OrderServices, { id }: OrderRow): Promise<number | null> =>
  inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.restoredCartId !== null || !hasEndedUnpaid(order)) return order.restoredCartId;
    const cartId = await reopenCart(tx, ctx, order.cartId, await refillFrom(tx, ctx, order));
    await changeOrder(tx, id, { restoredCartId: cartId });
    return cartId;
  });

async function refillFrom(tx: Tx, { customerId }: RequestContext & OrderServices, order: OrderRow): Promise<Refill> {
  const lines = await findOrderLines(tx, [order.id]);
  return {
    customerId: order.customerId === customerId ? order.customerId : null,
    couponId: order.couponId,
    lines: lines.map(({ variantId, quantity, unit }) => ({
      variantId,
      quantity,
      seenPrice: unit,
      currency: order.currency,
    })),
  };
}

/** Closes the payment page first, so that nobody pays for items that are in a cart again. */
export async function cancelUnpaidOrder(
  services: PaymentServices,
  order: OrderRow,
  why: Pick<OnFailedPayment, 'failure'> = {},
): Promise<void> {
  const attempt = await findLatestAttempt(services.db, order.id);
  if (attempt && attempt.reference !== null) {
    const answered = await closePayment(services, attempt, { step: 'cancel', ...why });
    if (!answered) throwDomainError('payment.away', {}, { retryAfter: 5 });
    return;
  }
  await inTransaction(services.db, async (tx) => {
    const now = await lockOrder(tx, order.id);
    if (now.state !== 'awaiting-payment') return;
    await transitionOrder(tx, now, 'cancel', services.now, why);
  });
}
