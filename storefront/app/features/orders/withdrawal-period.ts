import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { isInTime, lastDayToWithdraw } from '@vitrine/contract/withdrawal/withdrawal-rules.ts';

/** `lastDay` is null while nothing has been delivered. */
export interface WithdrawalPeriod {
  isOpen: boolean;
  lastDay: string | null;
}

export function withdrawalPeriod(order: Order, now: Date): WithdrawalPeriod {
  // Some API servers send no history.
  const delivered = order.history?.find(({ status }) => status === 'DELIVERED');
  const lastDay = lastDayToWithdraw({
    deliveredAt: delivered?.date ?? null,
    expectedDelivery: order.expectedDelivery ?? null,
  });
  const isOver = order.orderStatus === 'CANCELED' || order.orderStatus === 'REFUNDED';
  return { isOpen: !isOver && isInTime(lastDay, now), lastDay };
}
