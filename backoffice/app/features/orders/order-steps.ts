// Pure: which step of an order is offered first.

import type { OrderStep } from '@vitrine/contract/merchant/orders-shapes.ts';
import type { Permission } from '@vitrine/contract/merchant/permissions.ts';

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

/** Steps that the order and the role allow. `main`: the next one of an order that takes its usual course. */
export function offeredSteps(
  steps: readonly OrderStep[],
  permissions: readonly Permission[],
): { main: OrderStep | null; others: OrderStep[] } {
  const allowed = inOrder.filter((step) => steps.includes(step) && permissions.includes(permissionOf[step]));
  const main = allowed.find((step) => step === 'ship' || step === 'receive-payment') ?? null;
  return { main, others: allowed.filter((step) => step !== main) };
}

/** The step named in the address, while it is allowed. */
export const openStep = (name: string | null, { main, others }: ReturnType<typeof offeredSteps>): OrderStep | null =>
  [main, ...others].find((step) => step !== null && step === name) ?? null;
