import { lastDayToRefund } from '@vitrine/contract/withdrawal/withdrawal-rules.ts';
import type { OrderWithdrawals } from '../orders/orders.ts';
import { findWithdrawalsOfOrders, hasUnsettled } from './withdrawal-repository.ts';

/** What orders show of withdrawals. */
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
