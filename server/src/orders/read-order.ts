import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Order, readOwnOrder as ownShape, readOrder as shape } from '@vitrine/contract/orders-shapes.ts';
import { refuse } from '../platform/refusal.ts';
import { openOrder } from './open-order.ts';
import { findOrder, type OrderRow } from './orders-repository.ts';
import type { OrdersVisit } from './orders-visit.ts';
import { showOrders } from './show-orders.ts';

export async function readOrder(visit: OrdersVisit, { params, query }: Input<typeof shape>): Promise<Order> {
  const order = await openOrder(visit, params.id, query.key);
  const shown = await showOrder(visit, order);
  // A key opens the order, not the question whether its address has an account.
  return order.customerId === visit.customerId ? shown : { ...shown, customer: { ...shown.customer, id: 0 } };
}

export async function readOwnOrder(visit: OrdersVisit, { params }: Input<typeof ownShape>): Promise<Order> {
  const order = await findOrder(visit.db, visit.store.id, params.id);
  const own = order && order.customerId !== null && order.customerId === visit.customerId;
  return own ? showOrder(visit, order) : refuse('order.not-found');
}

async function showOrder(visit: OrdersVisit, order: OrderRow): Promise<Order> {
  const [shown] = await showOrders(visit, [order]);
  return shown ?? refuse('order.not-found');
}
