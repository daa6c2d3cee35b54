import { lastDayToRefund } from '@vitrine/contract/withdrawal/withdrawal-rules.ts';
import type { OrderWithdrawals } from '../orders/orders.ts';
import { type CommandContext, getOwnStore } from '../store/store.ts';
import {
  findNewestWithdrawals,
  findWithdrawalsOfOrders,
  hasUnsettled,
  type WithdrawalRow,
} from './withdrawal-repository.ts';

/** The parts of withdrawals that orders show. */
export const orderWithdrawals: OrderWithdrawals = {
  hasOpen: hasUnsettled,
  findOf: async (db, orderIds) => {
    if (orderIds.length === 0) return [];
    const rows = await findWithdrawalsOfOrders(db, orderIds);
    return rows.map(({ id, orderId, receivedAt, name, email, lines, remark, inTime, isOpen }) => ({
      id,
      orderId,
      receivedAt: receivedAt.toISOString(),
      name,
      email,
      lines,
      remark,
      isInTime: inTime ?? true,
      isOpen,
      refundBy: lastDayToRefund(receivedAt.toISOString()),
    }));
  },
};

const MOST = 100;

export type ReceivedWithdrawal = Pick<
  WithdrawalRow,
  'id' | 'receivedAt' | 'orderNumber' | 'orderId' | 'inTime' | 'name' | 'email' | 'lines'
>;

/** Withdrawals, newest first. */
export async function listWithdrawals(ctx: CommandContext): Promise<ReceivedWithdrawal[]> {
  return findNewestWithdrawals(ctx.db, (await getOwnStore(ctx)).id, MOST);
}
