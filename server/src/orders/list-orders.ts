import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { listOrders as shape } from '@vitrine/contract/orders-shapes.ts';
import { findOrdersOf } from './orders-repository.ts';
import type { OrderContext } from './payment-services.ts';
import { showOrders } from './show-orders.ts';

export async function listOrders(ctx: OrderContext, { query }: Input<typeof shape>): Promise<ResponseOf<typeof shape>> {
  const { page, count: size } = query;
  const customerId = ctx.customerId ?? 0;
  const { rows, total } = await findOrdersOf(ctx.db, { storeId: ctx.store.id, customerId, page, size });
  return {
    totalPages: Math.ceil(total / size),
    number: rows.length,
    recordsTotal: total,
    recordsFiltered: total,
    orders: await showOrders(ctx, rows),
  };
}
