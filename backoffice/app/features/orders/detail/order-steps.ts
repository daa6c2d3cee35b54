// Pure: which step of an order is offered first.

import type { OrderStep, OrderSummary } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import type { Permission } from '@vitrine/contract/staff/permissions.ts';

const permissionOf: Readonly<Record<OrderStep, Permission>> = {
  ship: 'orders.w',
  'correct-tracking': 'orders.w',
  'receive-payment': 'orders.w',
  refund: 'refunds.w',
  cancel: 'refunds.w',
  'change-address': 'orders.w',
};

/** In the order of their buttons. */
const inOrder: readonly OrderStep[] = [
  'ship',
  'receive-payment',
  'refund',
  'correct-tracking',
  'change-address',
  'cancel',
];

/**
 * Which step comes first, the first that is allowed: that of an order that takes its usual course, or that a withdrawal asks
 * for. What was withdrawn from in part is shipped without those goods.
 */
const mainSteps: Readonly<Record<'none' | 'part' | 'whole', readonly OrderStep[]>> = {
  none: ['ship', 'receive-payment'],
  part: ['ship', 'refund', 'receive-payment'],
  whole: ['cancel', 'refund'],
};

/** Steps that the order and the role allow. */
export function offeredSteps(
  steps: readonly OrderStep[],
  permissions: readonly Permission[],
  withdrawal: OrderSummary['withdrawal'] = null,
): { main: OrderStep | null; others: OrderStep[] } {
  const allowed = inOrder.filter((step) => steps.includes(step) && permissions.includes(permissionOf[step]));
  const main = mainSteps[withdrawal ?? 'none'].find((step) => allowed.includes(step)) ?? null;
  return { main, others: allowed.filter((step) => step !== main) };
}

/** The step named in the address, while it is allowed. */
export const openStep = (name: string | null, { main, others }: ReturnType<typeof offeredSteps>): OrderStep | null =>
  [main, ...others].find((step) => step !== null && step === name) ?? null;
