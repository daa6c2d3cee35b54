import type { RefusalCode } from '@vitrine/contract/failure.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import type { Confirmation } from '../platform/http/mount-merchant.ts';
import { refuse } from '../platform/refusal.ts';
import { getMerchantStore, type MerchantContext } from '../store/store.ts';
import { orderNumber } from './order-number.ts';
import type { OrderWithdrawals } from './order-withdrawals.ts';
import { findOrder, type OrderRow } from './orders-repository.ts';
import type { PaymentServices } from './payment-services.ts';

export interface AdminContext extends PaymentServices, MerchantContext {
  /** For long work, such as an import. */
  readonly database: OpenDatabase;
  /** Whether shoppers use the database meanwhile. */
  readonly isOpen: boolean;
  readonly withdrawals: OrderWithdrawals;
  /** Language of the caller, for amounts in messages. */
  readonly language: string;
  /** Of a member of staff or a program. A command on the machine is trusted and has none. */
  readonly confirmation?: Confirmation | undefined;
}

export async function getOrder(ctx: AdminContext, id: number): Promise<OrderRow> {
  return (await findOrder(ctx.db, (await getMerchantStore(ctx)).id, id)) ?? refuse('order.not-found');
}

export const refuseStep = (
  order: OrderRow,
  code: RefusalCode,
  values: Readonly<Record<string, string | number>> = {},
): never => refuse(code, { number: orderNumber(order), ...values }, { state: order.state });
