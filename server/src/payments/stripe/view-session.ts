// Pure: a Checkout Session of Stripe → a payment as the shop knows it.
import type Stripe from 'stripe';
import type { ProviderPayment } from '../payment-provider.ts';
import { fromStripe } from './stripe-amount.ts';

export function viewSession(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = expanded(session.payment_intent);
  const currency = (session.currency ?? '').toUpperCase();
  return {
    reference: session.id,
    state: stateOf(session, intent),
    orderId: Number(session.metadata?.orderId),
    amount: fromStripe(session.amount_total ?? 0, currency),
    currency,
    refunded: fromStripe(expanded(intent?.latest_charge)?.amount_refunded ?? 0, currency),
  };
}

function stateOf(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
): ProviderPayment['state'] {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid';
  if (status === 'open') return 'open';
  if (status === 'expired') return 'failed';
  // The shopper is done, the money is on its way: a bank debit takes days, and may still bounce.
  const bounced = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return bounced ? 'failed' : 'pending';
}

const expanded = <T extends object>(value: T | string | null | undefined): T | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;
