// Converts a Checkout Session and its refunds to a ProviderPayment.
import type Stripe from 'stripe';
import type { ProviderPayment, ProviderRefund } from '../payment-provider.ts';
import { fromStripe } from './stripe-amount.ts';

export function viewSession(session: Stripe.Checkout.Session, refunds: readonly Stripe.Refund[] = []): ProviderPayment {
  const intent = expanded(session.payment_intent);
  const currency = (session.currency ?? '').toUpperCase();
  const gone = refunds.filter((refund) => refundState(refund) === 'done').reduce((sum, { amount }) => sum + amount, 0);
  return {
    reference: session.id,
    attempt: session.metadata?.attempt ?? '',
    state: stateOf(session, intent),
    orderId: Number(session.metadata?.orderId),
    amount: fromStripe(session.amount_total ?? 0, currency),
    currency,
    refunded: fromStripe(gone, currency),
    refunds: refunds.map(viewRefund),
  };
}

function viewRefund(refund: Stripe.Refund): ProviderRefund {
  const state = refundState(refund);
  return {
    key: refund.metadata?.key ?? null,
    state,
    ...(state === 'failed' && { reason: refund.failure_reason ?? refund.status ?? 'failed' }),
  };
}

/** Only `succeeded` is final: `pending` and `requires_action` may still fail. */
function refundState({ status }: Stripe.Refund): ProviderRefund['state'] {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function stateOf(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
): ProviderPayment['state'] {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid';
  if (status === 'open') return 'open';
  if (status === 'expired') return 'failed';
  // The shopper has finished, but a bank debit takes days and may still fail.
  const bounced = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return bounced ? 'failed' : 'pending';
}

const expanded = <T extends object>(value: T | string | null | undefined): T | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

/** Stripe sends either an id or the whole object. */
export const idOf = (value: { readonly id: string } | string | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id;
