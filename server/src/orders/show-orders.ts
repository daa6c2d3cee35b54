import type { Order } from '@vitrine/contract/orders-shapes.ts';
import { maxOrderQuantity } from '../cart/cart.ts';
import { findSellables } from '../catalog/catalog.ts';
import { viewOrder } from './order-view.ts';
import { findHistory, findOrderLines, type OrderRow } from './orders-repository.ts';
import type { PaymentServices } from './payment-services.ts';
import { findAttempts } from './payments-repository.ts';

export async function showOrders(
  { db, now }: Pick<PaymentServices, 'db' | 'now'>,
  rows: readonly OrderRow[],
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, history, attempts] = [
    await findOrderLines(db, ids),
    await findHistory(db, ids),
    await findAttempts(db, ids),
  ];
  const sellables = await findSellables(
    db,
    lines.map(({ variantId }) => variantId),
    now,
  );
  const available = new Set(
    [...sellables.values()].filter((one) => maxOrderQuantity(one) > 0).map((one) => one.variantId),
  );
  return rows.map((order) =>
    viewOrder({
      order,
      available,
      lines: lines.filter(({ orderId }) => orderId === order.id),
      history: history.filter(({ orderId }) => orderId === order.id),
      attempt: attempts.findLast(({ orderId }) => orderId === order.id),
    }),
  );
}
