// Card tokens of Stripe's script, charged through a PaymentIntent.
import type Stripe from 'stripe';
import type { CardPayments, PaymentRequest } from '../payment-provider.ts';
import { toStripe } from './stripe-amount.ts';

/** In the metadata: the PaymentIntents of Checkout Sessions have the same metadata otherwise. */
export const BY_TOKEN = { charge: 'token' } as const;

const TOKEN = /^tok_\w{1,250}$/;

export function createCardPayments(client: Stripe, errors: typeof Stripe.errors, shopUrl: string): CardPayments {
  const isDeclined = (error: unknown): boolean => error instanceof errors.StripeCardError;
  return {
    isToken: (token) => TOKEN.test(token),
    create: async (request) => {
      const { id } = await client.paymentIntents.create(newIntent(request, shopUrl), {
        idempotencyKey: `intent-${request.attempt}`,
      });
      return { reference: id };
    },
    charge: async (reference, token) => {
      try {
        const method = await client.paymentMethods.create(
          { type: 'card', card: { token } },
          { idempotencyKey: `method-${reference}-${token}` },
        );
        const { status } = await client.paymentIntents.confirm(
          reference,
          { payment_method: method.id },
          { idempotencyKey: `confirm-${reference}-${token}` },
        );
        if (status === 'requires_action') return 'action';
        return status === 'succeeded' || status === 'processing' ? 'accepted' : 'declined';
      } catch (error) {
        // Also a token that is unknown or was used before.
        if (isDeclined(error) || isAboutToken(errors, error)) return 'declined';
        throw error;
      }
    },
  };
}

const isAboutToken = (errors: typeof Stripe.errors, error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.param === 'card[token]';

function newIntent(request: PaymentRequest, shopUrl: string): Stripe.PaymentIntentCreateParams {
  return {
    amount: toStripe(request.amount, request.currency),
    currency: request.currency.toLowerCase(),
    allowed_payment_method_types: ['card'],
    description: `${request.shopName}: ${request.description}`,
    metadata: { orderId: String(request.orderId), attempt: request.attempt, shop: shopUrl, ...BY_TOKEN },
  };
}
