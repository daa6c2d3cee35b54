import type { RefusalCode } from '@vitrine/contract/failure.ts';
import { refuse } from '../platform/refusal.ts';
import { type CommandContext, getOwnStore } from '../store/store.ts';
import { orderNumber } from './order-number.ts';
import type { OrderWithdrawals } from './order-withdrawals.ts';
import { findOrder, type OrderRow } from './orders-repository.ts';
import type { PaymentServices } from './payment-services.ts';

/** What the use cases of staff about orders have besides their context. */
export interface StaffOrderServices extends Pick<PaymentServices, 'payments' | 'log'> {
  readonly withdrawals: OrderWithdrawals;
}

export async function getOrder(ctx: CommandContext & StaffOrderServices, id: number): Promise<OrderRow> {
  return (await findOrder(ctx.db, (await getOwnStore(ctx)).id, id)) ?? refuse('order.not-found');
}

export const refuseStep = (
  order: OrderRow,
  code: RefusalCode,
  values: Readonly<Record<string, string | number>> = {},
): never => refuse(code, { number: orderNumber(order), ...values }, { state: order.state });
