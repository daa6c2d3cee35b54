import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Order, readOwnOrder as ownShape, readOrder as shape } from '@vitrine/contract/orders-shapes.ts';
import { refuse } from '../platform/refusal.ts';
import { openOrder } from './open-order.ts';
import { findOrder, type OrderRow } from './orders-repository.ts';
import type { OrderContext } from './payment-services.ts';
import { showOrders } from './show-orders.ts';

export async function readOrder(ctx: OrderContext, { params, query }: Input<typeof shape>): Promise<Order> {
  const order = await openOrder(ctx, params.id, query.key);
  const shown = await showOrder(ctx, order);
  // The key gives access to the order, but must not reveal whether its address has an account.
  return order.customerId === ctx.customerId ? shown : { ...shown, customer: { ...shown.customer, id: 0 } };
}

export async function readOwnOrder(ctx: OrderContext, { params }: Input<typeof ownShape>): Promise<Order> {
  const order = await findOrder(ctx.db, ctx.store.id, params.id);
  const own = order && order.customerId !== null && order.customerId === ctx.customerId;
  return own ? showOrder(ctx, order) : refuse('order.not-found');
}

async function showOrder(ctx: OrderContext, order: OrderRow): Promise<Order> {
  const [shown] = await showOrders(ctx, [order]);
  return shown ?? refuse('order.not-found');
}
