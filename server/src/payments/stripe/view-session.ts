// Converts a Checkout Session and its refunds to a ProviderPayment.
import type Stripe from 'stripe';
import type { FailedReason, ProviderPayment, ProviderRefund } from '../payment-provider.ts';
import { fromStripe } from './stripe-amount.ts';

export function viewSession(session: Stripe.Checkout.Session, refunds: readonly Stripe.Refund[] = []): ProviderPayment {
  const intent = expanded(session.payment_intent);
  const currency = (session.currency ?? '').toUpperCase();
  return {
    reference: session.id,
    attempt: session.metadata?.attempt ?? '',
    ...stateOf(session, intent),
    orderId: Number(session.metadata?.orderId),
    amount: fromStripe(session.amount_total ?? 0, currency),
    currency,
    refunded: fromStripe(sumOf(refunds), currency),
    refunds: refunds.map(viewRefund),
  };
}

const sumOf = (refunds: readonly Stripe.Refund[]): number =>
  refunds.filter((refund) => refundState(refund) === 'done').reduce((sum, { amount }) => sum + amount, 0);

/** The same for a PaymentIntent that was made for a card token. */
export function viewIntent(intent: Stripe.PaymentIntent, refunds: readonly Stripe.Refund[] = []): ProviderPayment {
  const currency = intent.currency.toUpperCase();
  return {
    reference: intent.id,
    attempt: intent.metadata.attempt ?? '',
    ...intentState(intent),
    orderId: Number(intent.metadata.orderId),
    amount: fromStripe(intent.amount, currency),
    currency,
    refunded: fromStripe(sumOf(refunds), currency),
    refunds: refunds.map(viewRefund),
  };
}

type PaymentState = Pick<ProviderPayment, 'state' | 'failure'>;

/** Stripe keeps the last error of a card; without one nobody tried to pay. */
const failedReasonOf = (intent: Stripe.PaymentIntent | undefined): FailedReason =>
  intent?.last_payment_error ? 'declined' : 'expired';

/** A declined card leaves it open: it can still be charged until it is canceled. */
function intentState(intent: Stripe.PaymentIntent): PaymentState {
  const { status } = intent;
  if (status === 'succeeded') return { state: 'paid' };
  if (status === 'processing') return { state: 'pending' };
  return status === 'canceled' ? { state: 'failed', failure: failedReasonOf(intent) } : { state: 'open' };
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
): PaymentState {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return { state: 'paid' };
  if (status === 'open') return { state: 'open' };
  if (status === 'expired') return { state: 'failed', failure: failedReasonOf(intent) };
  // The shopper has finished, but a bank debit takes days and may still fail.
  const bounced = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return bounced ? { state: 'failed', failure: 'declined' } : { state: 'pending' };
}

const expanded = <T extends object>(value: T | string | null | undefined): T | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

/** Stripe sends either an id or the whole object. */
export const idOf = (value: { readonly id: string } | string | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id;
