import type { Confirmation } from '@vitrine/contract/checkout-shapes.ts';
import {
  findLatestAttempt,
  findOrder,
  findOrderLines,
  grandTotal,
  type OrderContext,
  paymentStatus,
  payUrlOf,
  toApiStatus,
  viewOrderLine,
} from '../orders/orders.ts';
import { refuse } from '../platform/refusal.ts';

/** The order as it stands now: asked again, it says what has become of it since. */
export async function confirmOrder(ctx: OrderContext, id: number): Promise<Confirmation> {
  const order = (await findOrder(ctx.db, ctx.store.id, id)) ?? refuse('order.not-found');
  const lines = await findOrderLines(ctx.db, [id]);
  const attempt = await findLatestAttempt(ctx.db, id);
  const available = new Set(lines.map(({ variantId }) => variantId));
  return {
    id,
    billing: order.billingAddress,
    delivery: order.deliveryAddress,
    shipping: order.deliveryName,
    payment: order.paymentType,
    total: { totals: order.totals, grandTotal: grandTotal(order.totals).total },
    products: lines.map((line) => viewOrderLine(order, line, available)),
    key: order.key,
    orderStatus: toApiStatus(order.state),
    paymentStatus: paymentStatus(order, attempt?.state === 'pending'),
    redirectUrl: payUrlOf(order, attempt),
    emailAddress: order.emailAddress,
  };
}
