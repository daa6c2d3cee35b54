import type Stripe from 'stripe';
import type { ProviderDispute, ProviderEvent } from '../payment-provider.ts';
import { fromStripe } from './stripe-amount.ts';
import { BY_TOKEN } from './stripe-cards.ts';
import { idOf, viewIntent, viewSession } from './view-session.ts';

/**
 * Parses a verified event. One account may serve several shops, and each gets all events. Events about refunds and
 * disputes only contain the payment intent; its order is looked up when the event is applied.
 */
export function readStripeEvent(event: Stripe.Event, shopUrl: string): ProviderEvent | 'irrelevant' {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      if (session.metadata?.shop !== shopUrl) return 'irrelevant';
      return { id: event.id, reference: session.id, payment: viewSession(session) };
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      // Payments of Checkout Sessions have events of their own.
      if (intent.metadata.shop !== shopUrl || intent.metadata.charge !== BY_TOKEN.charge) return 'irrelevant';
      return { id: event.id, reference: intent.id, payment: viewIntent(intent) };
    }
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return aboutIntent(event, event.data.object.payment_intent);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return aboutIntent(event, event.data.object.payment_intent, viewDispute(event.data.object, event.created));
    default:
      return 'irrelevant';
  }
}

function aboutIntent(
  { id }: Stripe.Event,
  intent: Stripe.PaymentIntent | string | null,
  dispute?: ProviderDispute,
): ProviderEvent | 'irrelevant' {
  const reference = idOf(intent);
  return reference === undefined ? 'irrelevant' : { id, reference, payment: null, ...(dispute && { dispute }) };
}

function viewDispute(dispute: Stripe.Dispute, at: number): ProviderDispute {
  const currency = dispute.currency.toUpperCase();
  const dueBy = dispute.evidence_details?.due_by ?? null;
  return {
    reference: dispute.id,
    amount: fromStripe(dispute.amount, currency),
    currency,
    reason: dispute.reason,
    state: disputeState(dispute.status),
    dueBy: dueBy === null ? null : momentOf(dueBy),
    at: momentOf(at),
  };
}

function disputeState(status: string): ProviderDispute['state'] {
  if (status === 'won' || status === 'lost') return status;
  if (status === 'warning_closed' || status === 'prevented') return 'closed';
  return status.endsWith('under_review') ? 'review' : 'open';
}

const momentOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
