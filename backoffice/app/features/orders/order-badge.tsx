import type { OrderSummary } from '@vitrine/contract/merchant/orders-shapes.ts';
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

export function StateBadge({ state }: Pick<OrderSummary, 'state'>) {
  const t = useMessages(ordersMessages);
  return <Badge tone={stateTones[state]}>{t.states[state]}</Badge>;
}

export function PaymentBadge({ payment }: Pick<OrderSummary, 'payment'>) {
  const t = useMessages(ordersMessages);
  return <Badge tone={paymentTones[payment]}>{t.payments[payment]}</Badge>;
}
