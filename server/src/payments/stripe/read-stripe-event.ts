import type Stripe from 'stripe';
import type { ProviderEvent } from '../payment-provider.ts';
import { viewSession } from './view-session.ts';

/** Sessions that belong to a payment intent, with all that viewSession wants to know. */
export type FindSession = (paymentIntent: string) => Promise<Stripe.Checkout.Session | undefined>;

/** What a verified event says. One account may serve several shops: each hears of all, and leaves the others' alone. */
export async function readStripeEvent(
  event: Stripe.Event,
  shopUrl: string,
  findSession: FindSession,
): Promise<ProviderEvent | 'irrelevant'> {
  const session = await sessionOf(event, findSession);
  if (session?.metadata?.shop !== shopUrl) return 'irrelevant';
  const payment = viewSession(session);
  const failed = event.type === 'checkout.session.async_payment_failed';
  return { id: event.id, reference: session.id, payment: failed ? { ...payment, state: 'failed' } : payment };
}

async function sessionOf(event: Stripe.Event, findSession: FindSession): Promise<Stripe.Checkout.Session | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data.object;
    case 'charge.refunded': {
      const intent = event.data.object.payment_intent;
      return intent === null ? undefined : findSession(typeof intent === 'string' ? intent : intent.id);
    }
    default:
      return undefined;
  }
}
