import type { DomainErrorCode } from '@vitrine/contract/domain-error.ts';
import type { OrderSummary, StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { type CommandContext, getOwnStore } from '../../store/store.ts';
import { orderNumber } from '../order-number.ts';
import { findOrder, type OrderRow } from '../orders-repository.ts';
import type { PaymentServices } from '../payment/payment-services.ts';

/** The use cases of staff about orders have this besides their context. */
export interface StaffOrderServices extends Pick<PaymentServices, 'payments' | 'log'> {
  readonly withdrawals: OrderWithdrawals;
}

export async function getOrder(ctx: CommandContext & StaffOrderServices, id: number): Promise<OrderRow> {
  return (await findOrder(ctx.db, (await getOwnStore(ctx)).id, id)) ?? throwDomainError('order.not-found');
}

export const throwStepError = (
  order: OrderRow,
  code: DomainErrorCode,
  values: Readonly<Record<string, string | number>> = {},
): never => throwDomainError(code, { number: orderNumber(order), ...values }, { state: order.state });

// Withdrawals belong to a feature above this one, which gives the merchant's context the functions that orders need.

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
