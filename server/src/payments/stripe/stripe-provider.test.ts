import { randomInt } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paymentRequest } from '../../../testing/payment-request.ts';
import {
  type SignedEvent,
  STRIPE_KEYS,
  type StripeStandIn,
  startStripeStandIn,
  TOKENS,
} from '../../../testing/stripe-stand-in.ts';
import type { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import type { AdapterOptions } from '../adapter.ts';
import {
  type OnlinePayments,
  type PaymentProvider,
  type ProviderEvent,
  ProviderRefused,
  ProviderUnavailable,
} from '../payment-provider.ts';
import { stripePayments } from './stripe-provider.ts';
import { PROVIDER_TIMEOUT_MS } from './stripe-timeout.ts';

const now = new Date('2026-11-20T10:00:00Z');
let stripe: StripeStandIn;
let provider: PaymentProvider;
let online: OnlinePayments;

const context = (apiUrl: string): AdapterOptions => ({
  // Stripe keeps everything on its side.
  db: {} as Database,
  clock: () => now,
  jobs: new Jobs(() => now),
  shopUrl: 'https://shop.test',
  settings: { stripe: { ...STRIPE_KEYS, apiUrl } },
});

beforeEach(async () => {
  stripe = await startStripeStandIn(() => now);
  ({ provider } = await stripePayments.open(context(stripe.url)));
  if (!provider.online) throw new Error('Stripe is online');
  online = provider.online;
});
afterEach(async () => {
  vi.useRealTimers();
  await stripe.close();
});

const start = (rest = {}) => online.start(paymentRequest(now, rest));
const read = ({ body, signature }: SignedEvent, at = now) =>
  online.readEvent(body, (name) => (name === 'stripe-signature' ? signature : undefined), at);

test('without its keys it cannot run, and says which one is missing', () => {
  const obstacle = (keys: object | undefined) =>
    stripePayments.obstacle({
      shopUrl: 'https://shop.test',
      settings: { stripe: keys as never, allowTest: true },
    });
  expect(obstacle(undefined)).toBe('stripe-secret-key');
  expect(obstacle({ ...STRIPE_KEYS, secretKey: 'pk_test_public' })).toBe('stripe-secret-key');
  expect(obstacle({ ...STRIPE_KEYS, webhookSecret: undefined })).toBe('stripe-webhook-secret');
  expect(obstacle(STRIPE_KEYS)).toBeNull();
});

test('a test key at an https address must be wanted', () => {
  const obstacle = (shopUrl: string, secretKey: string, allowTest = false) =>
    stripePayments.obstacle({ shopUrl, settings: { stripe: { ...STRIPE_KEYS, secretKey }, allowTest } });
  for (const key of ['sk_test_1', 'rk_test_1']) {
    expect(obstacle('https://shop.test', key)).toBe('stripe-test-key');
    expect(obstacle('https://shop.test', key, true)).toBeNull();
    expect(obstacle('http://localhost:3000', key)).toBeNull();
  }
  expect(obstacle('https://shop.test', 'sk_live_1')).toBeNull();
});

test('a test key moves no money, and the shop says so', async () => {
  expect(provider.isTest).toBe(true);
  const live = { ...context(stripe.url), settings: { stripe: { ...STRIPE_KEYS, secretKey: 'sk_live_x' } } };
  expect((await stripePayments.open(live)).provider.isTest).toBe(false);
});

describe('a payment', () => {
  test('opens a Stripe page for the whole order', async () => {
    const request = paymentRequest(now, { language: 'fr' });
    const { reference, redirectUrl } = await online.start(request);
    expect(redirectUrl).toBe(`https://checkout.stripe.test/c/pay/${reference}`);
    expect(stripe.requests[0]).toMatchObject({
      idempotencyKey: `start-${request.attempt}`,
      params: {
        mode: 'payment',
        client_reference_id: '102',
        'metadata[orderId]': '102',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][unit_amount]': '4500',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][product_data][name]': 'Order 102',
        customer_email: 'ann@example.com',
        locale: 'fr',
        success_url: request.successUrl,
        cancel_url: request.failedUrl,
        expires_at: String(now.getTime() / 1000 + 45 * 60),
      },
    });
    expect(await online.ask(reference)).toEqual({
      reference,
      attempt: request.attempt,
      state: 'open',
      orderId: 102,
      amount: 4500,
      currency: 'USD',
      refunded: 0,
      refunds: [],
    });
  });

  test('started twice for one attempt is the same payment; another attempt is another', async () => {
    const request = paymentRequest(now);
    const [one, other] = await Promise.all([online.start(request), online.start(request)]);
    expect(one).toEqual(other);
    expect((await start()).reference).not.toBe(one.reference);
  });

  test.each([
    ['JPY', 500, '500'],
    ['ISK', 500, '50000'],
    ['TND', 5120, '5120'],
  ])('of %s comes to Stripe in its own units and back in ours', async (currency, amount, sent) => {
    const { reference } = await start({ currency, amount });
    expect(stripe.requests[0]?.params['line_items[0][price_data][unit_amount]']).toBe(sent);
    stripe.pay(reference);
    expect(await online.ask(reference)).toMatchObject({ state: 'paid', amount, currency });
    await online.refund(reference, { amount, key: 'k' });
    expect((await online.ask(reference)).refunded).toBe(amount);
  });

  test('a debit is pending until the bank has decided', async () => {
    const { reference } = await start();
    stripe.payLater(reference);
    expect((await online.ask(reference)).state).toBe('pending');
    stripe.settle(reference, true);
    expect((await online.ask(reference)).state).toBe('paid');
    stripe.settle(reference, false);
    expect(await online.ask(reference)).toMatchObject({ state: 'failed', failure: 'declined' });
  });

  test('closing ends an open page; one that was paid a moment before stays paid', async () => {
    const open = await start();
    expect(await online.close(open.reference)).toMatchObject({ state: 'failed', failure: 'expired' });
    expect((await online.close(open.reference)).state).toBe('failed');
    const paid = await start();
    stripe.pay(paid.reference);
    expect((await online.close(paid.reference)).state).toBe('paid');
    const pending = await start();
    stripe.payLater(pending.reference);
    expect((await online.close(pending.reference)).state).toBe('pending');
  });

  test('is refunded once per idempotency key', async () => {
    const { reference } = await start();
    await expect(online.refund(reference, { amount: 1, key: 'k' })).rejects.toThrow('only what was paid');
    stripe.pay(reference);
    const refund = (amount: number, key: string) => online.refund(reference, { amount, key });
    await Promise.all([refund(1000, 'a'), refund(1000, 'a')]);
    await refund(1000, 'a');
    expect((await online.ask(reference)).refunded).toBe(1000);
    await refund(3500, 'b');
    expect((await online.ask(reference)).refunded).toBe(4500);
    expect(
      stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds').length,
    ).toBeLessThan(4);
  });
});

describe('a webhook', () => {
  test.each([
    ['checkout.session.completed', 'paid', (id: string) => stripe.pay(id)],
    ['checkout.session.completed', 'pending', (id: string) => stripe.payLater(id)],
    ['checkout.session.async_payment_succeeded', 'paid', (id: string) => stripe.settle(id, true)],
    // A later error is in the answer to the question that follows.
    ['checkout.session.async_payment_failed', 'pending', (id: string) => stripe.settle(id, false)],
    ['checkout.session.expired', 'failed', (id: string) => online.close(id)],
  ])('%s says %s', async (type, state, happen) => {
    const { reference } = await start();
    await happen(reference);
    const event = await read(stripe.event(type, reference, now));
    expect(event).toMatchObject({
      id: expect.stringMatching(/^evt_/),
      reference,
      payment: { state, orderId: 102, amount: 4500 },
    });
  });

  test.each(['charge.refunded', 'refund.created', 'refund.updated', 'refund.failed'])(
    '%s is read without asking Stripe, and its name leads to the payment',
    async (type) => {
      const { reference } = await start();
      stripe.pay(reference);
      stripe.refundByHand(reference, 1500);
      const signed = stripe.event(type, reference, now);
      const before = stripe.requests.length;
      const event = (await read(signed)) as ProviderEvent;
      expect(stripe.requests).toHaveLength(before);
      expect(event).toMatchObject({ id: expect.stringMatching(/^evt_/), reference: expect.stringMatching(/^pi_/) });
      expect(await online.find(event.reference)).toMatchObject({ reference, state: 'paid', refunded: 1500 });
    },
  );

  test.each([
    ['charge.dispute.created', 'needs_response', 'open'],
    ['charge.dispute.updated', 'under_review', 'review'],
    ['charge.dispute.closed', 'won', 'won'],
    ['charge.dispute.closed', 'lost', 'lost'],
    ['charge.dispute.closed', 'warning_closed', 'closed'],
  ])('%s with status %s says that the dispute is %s', async (type, status, state) => {
    const { reference } = await start({ currency: 'ISK', amount: 500 });
    stripe.pay(reference);
    expect(await read(stripe.event(type, reference, now, { object: { status } }))).toMatchObject({
      reference: expect.stringMatching(/^pi_/),
      dispute: {
        reference: `du_${reference}`,
        amount: 500,
        currency: 'ISK',
        reason: 'fraudulent',
        state,
        dueBy: new Date(1_800_000_000_000).toISOString(),
        at: now.toISOString(),
      },
    });
  });

  test('of the other mode is refused', async () => {
    const { reference } = await start();
    const event = (livemode: boolean) => stripe.event('checkout.session.completed', reference, now, { livemode });
    expect(await read(event(true))).toEqual({ refused: 'mode' });
    const live = { ...context(stripe.url), settings: { stripe: { ...STRIPE_KEYS, secretKey: 'sk_live_x' } } };
    const inLive = (await stripePayments.open(live)).provider.online;
    const readLive = ({ body, signature }: SignedEvent) => inLive?.readEvent(body, () => signature, now);
    expect(await readLive(event(false))).toEqual({ refused: 'mode' });
    expect(await readLive(event(true))).toMatchObject({ reference });
  });

  test('from the future is refused beyond the tolerance', async () => {
    const { reference } = await start();
    const event = (seconds: number) =>
      stripe.event('checkout.session.completed', reference, new Date(now.getTime() + seconds * 1000));
    expect(await read(event(300))).toMatchObject({ reference });
    expect(await read(event(301))).toEqual({ refused: 'time' });
  });

  test('of other things or another shop is irrelevant', async () => {
    const { reference } = await start();
    stripe.pay(reference);
    expect(await read(stripe.event('payment_intent.created', reference, now))).toBe('irrelevant');
    const other = await stripePayments.open({ ...context(stripe.url), shopUrl: 'https://other.test' });
    const { body, signature } = stripe.event('checkout.session.completed', reference, now);
    expect(await other.provider.online?.readEvent(body, () => signature, now)).toBe('irrelevant');
  });

  test('10,000 times with one bit flipped in body or signature is refused', async () => {
    const { reference } = await start();
    const genuine = stripe.event('checkout.session.completed', reference, now);
    // The last scheme is not ours to check: Stripe sends it for tests.
    const ours = genuine.signature.indexOf(',v0=');
    let accepted = 0;
    for (let round = 0; round < 10_000; round++) {
      const inBody = round % 2 === 0;
      const bytes = Buffer.from(inBody ? genuine.body : Buffer.from(genuine.signature, 'latin1'));
      const place = randomInt(inBody ? bytes.length : ours);
      bytes[place] = (bytes[place] ?? 0) ^ (1 << randomInt(8));
      const forged = inBody ? { ...genuine, body: bytes } : { ...genuine, signature: bytes.toString('latin1') };
      const said = await read(forged);
      if (said === 'irrelevant' || !('refused' in said)) accepted++;
    }
    expect(accepted).toBe(0);
    expect(await read(genuine)).toMatchObject({ reference });
  });

  test('that is old or unsigned is refused', async () => {
    const { reference } = await start();
    const event = stripe.event('checkout.session.completed', reference, now);
    const refused = { refused: 'signature' };
    expect(await read(event, new Date(now.getTime() + 300_000))).toMatchObject({ reference });
    expect(await read(event, new Date(now.getTime() + 301_000))).toEqual(refused);
    expect(await online.readEvent(event.body, () => undefined, now)).toEqual(refused);
    expect(await read({ ...event, body: Buffer.alloc(0) })).toEqual(refused);
  });
});

describe('when Stripe cannot be reached', () => {
  test.each(['error', 'reset', 'cut'] as const)(
    '(%s) the result is unknown, and asking again is safe',
    async (outage) => {
      const request = paymentRequest(now);
      stripe.fail(outage);
      await expect(online.start(request)).rejects.toThrow(ProviderUnavailable);
      stripe.fail(null);
      const { reference } = await online.start(request);
      stripe.pay(reference);
      stripe.fail(outage);
      await expect(online.ask(reference)).rejects.toThrow(ProviderUnavailable);
      await expect(online.close(reference)).rejects.toThrow(ProviderUnavailable);
      await expect(online.refund(reference, { amount: 4500, key: 'k' })).rejects.toThrow(ProviderUnavailable);
      stripe.fail(null);
      await online.refund(reference, { amount: 4500, key: 'k' });
      expect((await online.ask(reference)).refunded).toBe(4500);
    },
  );

  test('a refund whose response was lost is not made again', async () => {
    const { reference } = await start();
    stripe.pay(reference);
    stripe.fail('cut', 'POST /v1/refunds');
    await expect(online.refund(reference, { amount: 1000, key: 'k' })).rejects.toThrow(ProviderUnavailable);
    stripe.fail(null);
    stripe.forgetIdempotencyKeys();
    expect((await online.ask(reference)).refunded).toBe(1000);
    await online.refund(reference, { amount: 1000, key: 'k' });
    expect((await online.ask(reference)).refunded).toBe(1000);
  });

  test('a call is repeated once at most', async () => {
    stripe.fail('error');
    await expect(online.ask('cs_test_1')).rejects.toThrow(ProviderUnavailable);
    expect(stripe.requests).toHaveLength(2);
  });

  test('the wait ends after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    stripe.fail('hang');
    const asked = online.ask('cs_test_1').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(PROVIDER_TIMEOUT_MS);
    expect(await asked).toBeInstanceOf(ProviderUnavailable);
  });

  test('an address that refuses connections counts as unreachable', async () => {
    const { provider: lost } = await stripePayments.open(context('http://127.0.0.1:1'));
    await expect(lost.online?.ask('cs_test_1')).rejects.toThrow(ProviderUnavailable);
  });
});

describe('a refund', () => {
  test.each([
    ['pending', 'pending', 0],
    ['succeeded', 'done', 1000],
    ['failed', 'failed', 0],
    ['canceled', 'failed', 0],
  ] as const)('that is %s at Stripe is %s, and %i has gone back', async (status, state, refunded) => {
    const { reference } = await start();
    stripe.pay(reference);
    stripe.refundsAre(status);
    await online.refund(reference, { amount: 1000, key: 'k' });
    expect(await online.ask(reference)).toMatchObject({ refunded, refunds: [{ key: 'k', state }] });
  });

  test('that failed is not made again under its key', async () => {
    const { reference } = await start();
    stripe.pay(reference);
    await online.refund(reference, { amount: 1000, key: 'k' });
    stripe.refundsAre('failed');
    stripe.forgetIdempotencyKeys();
    await online.refund(reference, { amount: 1000, key: 'k' });
    expect((await online.ask(reference)).refunds).toEqual([
      { key: 'k', state: 'failed', reason: 'expired_or_canceled_card' },
    ]);
  });
});

test('an unknown id, or one of another shop, finds no payment', async () => {
  const { reference } = await start();
  expect(await online.find('cs_test_unknown')).toBeNull();
  expect(await online.find('pi_unknown')).toBeNull();
  const other = await stripePayments.open({ ...context(stripe.url), shopUrl: 'https://other.test' });
  expect(await other.provider.online?.find(reference)).toBeNull();
});

test('too small an amount is refused with its reason', async () => {
  const refused = await start({ amount: 10 }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ProviderRefused);
  expect(refused).toMatchObject({ code: 'amount_too_small' });
  expect(refused).not.toHaveProperty('statusCode');
});

test('a wrong key counts as refused, not as unreachable', async () => {
  const wrong = {
    ...context(stripe.url),
    settings: { stripe: { ...STRIPE_KEYS, secretKey: 'sk_test_wrong', apiUrl: stripe.url } },
  };
  const { provider: locked } = await stripePayments.open(wrong);
  await expect(locked.online?.ask('cs_test_1')).rejects.toMatchObject({
    name: 'ProviderRefused',
    code: 'StripeAuthenticationError',
  });
});

describe('a card token', () => {
  const cards = () => {
    if (!online.cards) throw new Error('Stripe takes card tokens');
    return online.cards;
  };

  test('is charged by a payment that answers like one with a page', async () => {
    const request = paymentRequest(now);
    const [one, other] = await Promise.all([cards().create(request), cards().create(request)]);
    expect(one).toEqual(other);
    const { reference } = one;
    const facts = { reference, attempt: request.attempt, orderId: 102, amount: 4500, currency: 'USD', refunded: 0 };
    expect(await online.ask(reference)).toEqual({ ...facts, state: 'open', refunds: [] });
    expect(await cards().charge(reference, TOKENS.good)).toBe('accepted');
    expect(await online.ask(reference)).toMatchObject({ ...facts, state: 'paid' });
    expect(await online.close(reference)).toMatchObject({ state: 'paid' });
    expect(await online.find(reference)).toMatchObject(facts);
    await online.refund(reference, { amount: 1000, key: 'k' });
    expect(await online.ask(reference)).toMatchObject({ refunded: 1000, refunds: [{ key: 'k', state: 'done' }] });
  });

  test.each([
    [TOKENS.declined, 'declined', 'declined'],
    [TOKENS.used, 'declined', 'expired'],
    [TOKENS.action, 'action', 'expired'],
  ] as const)('%s is %s, and the payment can be closed', async (token, result, failure) => {
    const { reference } = await cards().create(paymentRequest(now));
    expect(await cards().charge(reference, token)).toBe(result);
    expect((await online.ask(reference)).state).toBe('open');
    expect(await online.close(reference)).toMatchObject({ state: 'failed', failure });
  });

  test('webhooks of such a payment are read; those of a page and of other shops are not', async () => {
    const { reference } = await cards().create(paymentRequest(now));
    expect(await read(stripe.event('payment_intent.succeeded', reference, now))).toMatchObject({
      reference,
      payment: { reference, orderId: 102, amount: 4500 },
    });
    for (const metadata of [{ shop: 'https://shop.test' }, { shop: 'https://other.test', charge: 'token' }])
      expect(await read(stripe.event('payment_intent.succeeded', reference, now, { object: { metadata } }))).toBe(
        'irrelevant',
      );
  });

  test.each([
    ['tok_visa', true],
    ['pm_1', false],
    ['tok_', false],
    ['tok_a b', false],
  ])('%s: %s', (token, is) => {
    expect(cards().isToken(token)).toBe(is);
  });
});

test('the stand-in refuses parameters that Stripe has not published', async () => {
  const ask = async (path: string, body: string) => {
    const headers = { authorization: `Bearer ${STRIPE_KEYS.secretKey}` };
    const answer = await fetch(stripe.url + path, { method: 'POST', headers, body });
    return (await answer.json()) as { error?: { code: string; param: string } };
  };
  for (const [path, body, param] of [
    ['/v1/payment_intents', 'amount=500&currency=usd&source=tok_visa', 'source'],
    ['/v1/payment_methods', 'type=card&card[tokn]=tok_visa', 'card[tokn]'],
    ['/v1/checkout/sessions', 'line_items[0][price_data][cents]=1', 'line_items[0][price_data][cents]'],
  ] as const)
    expect(await ask(path, body)).toMatchObject({ error: { code: 'parameter_unknown', param } });
  expect((await ask('/v1/payment_intents', 'amount=500&currency=usd&metadata[any]=1')).error).toBeUndefined();
});
