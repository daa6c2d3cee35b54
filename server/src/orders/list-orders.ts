import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { listOrders as shape } from '@vitrine/contract/orders-shapes.ts';
import { findOrdersOf } from './orders-repository.ts';
import type { OrdersVisit } from './orders-visit.ts';
import { showOrders } from './show-orders.ts';

export async function listOrders(
  visit: OrdersVisit,
  { query }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { page, count: size } = query;
  const customerId = visit.customerId ?? 0;
  const { rows, total } = await findOrdersOf(visit.db, { storeId: visit.store.id, customerId, page, size });
  return {
    totalPages: Math.ceil(total / size),
    number: rows.length,
    recordsTotal: total,
    recordsFiltered: total,
    orders: await showOrders(visit, rows),
  };
}
