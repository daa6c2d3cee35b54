// Stripe Checkout: the shopper pays on a page of Stripe, so card data never reaches the shop.
import { knownLanguage } from '@vitrine/contract/site/site-languages.ts';
import type Stripe from 'stripe';
import { paymentMethodMessages } from '../../messages/en/payment-methods.ts';
import { translate } from '../../messages/translate.ts';
import type { Adapter, OpenProvider, StripeSettings } from '../adapter.ts';
import type { OnlinePayments, PaymentRequest, RefusedEvent } from '../payment-provider.ts';
import { isSecure } from '../payment-provider.ts';
import { readStripeEvent } from './read-stripe-event.ts';
import { toStripe } from './stripe-amount.ts';
import { createCardPayments } from './stripe-cards.ts';
import { createStripeTimeout, PROVIDER_TIMEOUT_MS } from './stripe-timeout.ts';
import { idOf, viewIntent, viewSession } from './view-session.ts';

/** Stripe's minimum is half an hour; the shop closes the page earlier itself. */
const MIN_PAGE = 30 * 60;
const TOLERANCE = 300;
/** Refunds listed per payment. */
const MAX_REFUNDS = 1000;
const WITH_INTENT = 'payment_intent';

export const stripePayments: Adapter = {
  code: 'stripe',
  isTest: ({ stripe }) => isTestKey(stripe?.secretKey),
  obstacle: ({ shopUrl, settings: { stripe, allowTest } }) => {
    if (!/^(sk|rk)_/.test(stripe?.secretKey ?? '')) return 'stripe-secret-key';
    if (!/^whsec_/.test(stripe?.webhookSecret ?? '')) return 'stripe-webhook-secret';
    return isTestKey(stripe?.secretKey) && isSecure(shopUrl) && !allowTest ? 'stripe-test-key' : null;
  },
  settingsOf: ({ stripe }) => stripe,
  open: async ({ settings: { stripe = { secretKey: '', webhookSecret: '' } }, shopUrl }) => {
    // Loaded on demand: the package takes 0.5 s and 23 MB.
    const { default: Client } = await import('stripe');
    return openStripe(new Client(stripe.secretKey ?? '', clientSettings(stripe)), Client.errors, stripe, shopUrl);
  },
};

/** A key of Stripe's test mode, which takes no money. */
export const isTestKey = (secretKey = ''): boolean => /^.._test_/.test(secretKey);

function clientSettings({ apiUrl }: StripeSettings): Stripe.StripeConfig {
  const { hostname, port, protocol } = new URL(apiUrl ?? 'https://api.stripe.com');
  return {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: PROVIDER_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  };
}

function openStripe(
  client: Stripe,
  errors: typeof Stripe.errors,
  settings: StripeSettings,
  shopUrl: string,
): OpenProvider {
  const patient = createStripeTimeout(errors);
  const { sessions } = client.checkout;
  const listRefunds = async (intent: string): Promise<readonly Stripe.Refund[]> =>
    client.refunds.list({ payment_intent: intent, limit: 100 }).autoPagingToArray({ limit: MAX_REFUNDS });
  const withRefunds = async (session: Stripe.Checkout.Session) => {
    const intent = session.payment_status === 'paid' ? idOf(session.payment_intent) : undefined;
    return viewSession(session, intent === undefined ? [] : await listRefunds(intent));
  };
  const askIntent = async (reference: string) => {
    const intent = await client.paymentIntents.retrieve(reference);
    return viewIntent(intent, intent.status === 'succeeded' ? await listRefunds(reference) : []);
  };
  const ask = async (reference: string) =>
    isIntent(reference)
      ? askIntent(reference)
      : withRefunds(await sessions.retrieve(reference, { expand: [WITH_INTENT] }));
  const findSession = async (name: string): Promise<Stripe.Checkout.Session | undefined> => {
    if (!isIntent(name)) return sessions.retrieve(name, { expand: [WITH_INTENT] });
    return (await sessions.list({ payment_intent: name, limit: 1, expand: [`data.${WITH_INTENT}`] })).data[0];
  };
  const belongsToShop = ({ shop }: Stripe.Metadata) => shop === shopUrl;
  const findPayment = async (name: string) => {
    const session = await findSession(name);
    if (session) return belongsToShop(session.metadata ?? {}) ? withRefunds(session) : null;
    const { metadata } = await client.paymentIntents.retrieve(name);
    return belongsToShop(metadata) ? askIntent(name) : null;
  };
  const paidBy = async (reference: string) => {
    if (isIntent(reference))
      return { intent: reference, currency: (await client.paymentIntents.retrieve(reference)).currency };
    const session = await sessions.retrieve(reference);
    return { intent: session.payment_intent, currency: session.currency };
  };
  const cards = createCardPayments(client, errors, shopUrl);

  const online: OnlinePayments = {
    start: patient(async (request) => {
      const session = await sessions.create(newSession(request, shopUrl), {
        idempotencyKey: `start-${request.attempt}`,
      });
      if (session.url === null) throw new Error(`Stripe gave no page for ${session.id}`);
      return { reference: session.id, redirectUrl: session.url };
    }),
    ask: patient(ask),
    find: patient(async (name) => {
      try {
        return await findPayment(name);
      } catch (error) {
        if (error instanceof errors.StripeInvalidRequestError && error.statusCode === 404) return null;
        throw error;
      }
    }),
    close: patient(async (reference) => {
      try {
        await (isIntent(reference) ? client.paymentIntents.cancel(reference) : sessions.expire(reference));
      } catch (error) {
        // Not open any more: its state is read below.
        if (!(error instanceof errors.StripeInvalidRequestError)) throw error;
      }
      return ask(reference);
    }),
    refund: patient(async (reference, { amount, key }) => {
      const { intent, currency } = await paidBy(reference);
      if (typeof intent !== 'string') throw new Error('only what was paid can be given back');
      // Stripe deletes idempotency keys after a day, and a refund may be retried later.
      const given = await listRefunds(intent);
      if (given.some(({ metadata }) => metadata?.key === key)) return;
      await client.refunds.create(
        { payment_intent: intent, amount: toStripe(amount, (currency ?? '').toUpperCase()), metadata: { key } },
        { idempotencyKey: `refund-${key}` },
      );
    }),
    cards: { isToken: cards.isToken, create: patient(cards.create), charge: patient(cards.charge) },
    readEvent: async (body, header, now) => {
      const signature = header('stripe-signature') ?? '';
      const event = verified(() =>
        client.webhooks.constructEvent(
          body,
          signature,
          settings.webhookSecret ?? '',
          TOLERANCE,
          undefined,
          now.getTime(),
        ),
      );
      if (!event) return { refused: 'signature' } satisfies RefusedEvent;
      if (isFromFuture(signature, now)) return { refused: 'time' } satisfies RefusedEvent;
      if (event.livemode !== !isTestKey(settings.secretKey)) return { refused: 'mode' } satisfies RefusedEvent;
      return readStripeEvent(event, shopUrl);
    },
  };

  return {
    provider: {
      code: 'stripe',
      paymentType: 'CREDITCARD',
      isTest: isTestKey(settings.secretKey),
      name: (language) => translate(paymentMethodMessages, language).stripe.name,
      description: (language) => translate(paymentMethodMessages, language).stripe.description,
      online,
    },
  };
}

const isIntent = (reference: string): boolean => reference.startsWith('pi_');

function verified(construct: () => Stripe.Event): Stripe.Event | null {
  try {
    return construct();
  } catch {
    return null;
  }
}

/** Stripe's package only refuses old signatures, not future ones. */
function isFromFuture(signature: string, now: Date): boolean {
  const time = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return time * 1000 - now.getTime() > TOLERANCE * 1000;
}

function newSession(request: PaymentRequest, shopUrl: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { orderId: String(request.orderId), attempt: request.attempt, shop: shopUrl };
  return {
    mode: 'payment',
    client_reference_id: String(request.orderId),
    metadata,
    payment_intent_data: { metadata, description: `${request.shopName}: ${request.description}` },
    customer_email: request.emailAddress,
    locale: knownLanguage(request.language),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: toStripe(request.amount, request.currency),
          product_data: { name: request.description },
        },
      },
    ],
    // Charges exactly the order's amount and currency.
    adaptive_pricing: { enabled: false },
    // Derived from the request only: Stripe requires equal parameters for a repeated key.
    expires_at: Math.floor(request.expiresAt.getTime() / 1000) + MIN_PAGE,
    success_url: request.successUrl,
    cancel_url: request.failedUrl,
  };
}
