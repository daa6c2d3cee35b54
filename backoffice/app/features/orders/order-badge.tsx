import type { OrderSummary } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { useMessages } from '../../i18n/language.tsx';
import { ordersMessages } from '../../messages/en/orders.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const stateTones: Record<OrderSummary['state'], BadgeTone> = {
  'awaiting-payment': 'warn',
  placed: 'info',
  paid: 'info',
  shipped: 'success',
  refunded: 'plain',
  canceled: 'plain',
  failed: 'plain',
};

const paymentTones: Record<OrderSummary['payment'], BadgeTone> = {
  open: 'plain',
  pending: 'warn',
  paid: 'success',
  failed: 'plain',
  due: 'warn',
  refunded: 'plain',
};

export function StateBadge({ state, failure }: Pick<OrderSummary, 'state' | 'failure'>) {
  const t = useMessages(ordersMessages);
  const isFailed = state === 'failed' && failure !== null;
  return <Badge tone={stateTones[state]}>{isFailed ? t.failedReasons[failure] : t.states[state]}</Badge>;
}

/** That the customer has withdrawn, while it is not settled. */
export function WithdrawalBadge({ withdrawal }: Pick<OrderSummary, 'withdrawal'>) {
  const t = useMessages(ordersMessages);
  return withdrawal && <Badge tone="error">{t.withdrawalMarks[withdrawal]}</Badge>;
}

/** Beside the state: nothing where both are the same word. */
export function PaymentBadge({ payment, state }: Pick<OrderSummary, 'payment' | 'state'>) {
  const t = useMessages(ordersMessages);
  return t.payments[payment] !== t.states[state] && <Badge tone={paymentTones[payment]}>{t.payments[payment]}</Badge>;
}
