// Withdrawals belong to a feature above this one, which gives the merchant's context the functions that orders need.
import type { OrderSummary, StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';

export type OrderWithdrawal = StaffOrder['withdrawals'][number] & { readonly orderId: number };

export interface OrderWithdrawals {
  /** A condition on a row of orders: it has a withdrawal that is not settled, of any kind or from the whole order. */
  hasOpen(kind: 'any' | 'whole'): SQL;
  /** The oldest first. */
  findOf(db: Queryable, orderIds: readonly number[]): Promise<OrderWithdrawal[]>;
}

/** The mark of an order with these withdrawals. */
export function withdrawalMark(
  withdrawals: readonly Pick<OrderWithdrawal, 'isOpen' | 'lines'>[] = [],
): OrderSummary['withdrawal'] {
  const open = withdrawals.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return null;
  return open.some(({ lines }) => lines.length === 0) ? 'whole' : 'part';
}
