import { randomInt } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paymentRequest } from '../../../testing/payment-request.ts';
import {
  type SignedEvent,
  STRIPE_KEYS,
  type StripeStandIn,
  startStripeStandIn,
} from '../../../testing/stripe-stand-in.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AdapterContext } from '../adapter.ts';
import { type OnlinePayments, type PaymentProvider, ProviderAway } from '../payment-provider.ts';
import { PATIENCE_MS } from './stripe-patience.ts';
import { stripePayments } from './stripe-provider.ts';

const now = new Date('2026-11-20T10:00:00Z');
let stripe: StripeStandIn;
let provider: PaymentProvider;
let online: OnlinePayments;

const context = (apiUrl: string): AdapterContext => ({
  // Stripe keeps everything on its side.
  db: {} as Database,
  clock: () => now,
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
  const problem = (keys: object | undefined) =>
    stripePayments.problem({ shopUrl: 'https://shop.test', settings: { stripe: keys as never } });
  expect(problem(undefined)).toMatch('STRIPE_SECRET_KEY');
  expect(problem({ ...STRIPE_KEYS, secretKey: 'pk_test_public' })).toMatch('STRIPE_SECRET_KEY');
  expect(problem({ ...STRIPE_KEYS, webhookSecret: undefined })).toMatch('STRIPE_WEBHOOK_SECRET');
  expect(problem(STRIPE_KEYS)).toBeNull();
});

test('a test key moves no money, and the shop says so', async () => {
  expect(provider.isTest).toBe(true);
  const live = { ...context(stripe.url), settings: { stripe: { ...STRIPE_KEYS, secretKey: 'sk_live_x' } } };
  expect((await stripePayments.open(live)).provider.isTest).toBe(false);
});

describe('a payment', () => {
  test('opens a page of Stripe’s for the whole order', async () => {
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
        cancel_url: request.failureUrl,
        expires_at: String(now.getTime() / 1000 + 45 * 60),
      },
    });
    expect(await online.ask(reference)).toEqual({
      reference,
      state: 'open',
      orderId: 102,
      amount: 4500,
      currency: 'USD',
      refunded: 0,
    });
  });

  test('started twice is the same one; another attempt is another', async () => {
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
    expect((await online.ask(reference)).state).toBe('failed');
  });

  test('closing ends an open page; one that was paid a moment before stays paid', async () => {
    const open = await start();
    expect((await online.close(open.reference)).state).toBe('failed');
    expect((await online.close(open.reference)).state).toBe('failed');
    const paid = await start();
    stripe.pay(paid.reference);
    expect((await online.close(paid.reference)).state).toBe('paid');
    const pending = await start();
    stripe.payLater(pending.reference);
    expect((await online.close(pending.reference)).state).toBe('pending');
  });

  test('is given back once a key', async () => {
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
    ['checkout.session.async_payment_failed', 'failed', (id: string) => stripe.settle(id, false)],
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

  test('charge.refunded leads to its session', async () => {
    const { reference } = await start();
    stripe.pay(reference);
    stripe.refundByHand(reference, 1500);
    const event = await read(stripe.event('charge.refunded', reference, now));
    expect(event).toMatchObject({ reference, payment: { state: 'paid', refunded: 1500 } });
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
      if ((await read(forged)) !== null) accepted++;
    }
    expect(accepted).toBe(0);
    expect(await read(genuine)).not.toBeNull();
  });

  test('that is old or unsigned is refused', async () => {
    const { reference } = await start();
    const event = stripe.event('checkout.session.completed', reference, now);
    expect(await read(event, new Date(now.getTime() + 300_000))).not.toBeNull();
    expect(await read(event, new Date(now.getTime() + 301_000))).toBeNull();
    expect(await online.readEvent(event.body, () => undefined, now)).toBeNull();
    expect(await read({ ...event, body: Buffer.alloc(0) })).toBeNull();
  });
});

describe('when Stripe is away', () => {
  test.each(['error', 'reset', 'cut'] as const)('(%s) nothing is known, and asking again is safe', async (fault) => {
    const request = paymentRequest(now);
    stripe.fail(fault);
    await expect(online.start(request)).rejects.toThrow(ProviderAway);
    stripe.fail(null);
    const { reference } = await online.start(request);
    stripe.pay(reference);
    stripe.fail(fault);
    await expect(online.ask(reference)).rejects.toThrow(ProviderAway);
    await expect(online.close(reference)).rejects.toThrow(ProviderAway);
    await expect(online.refund(reference, { amount: 4500, key: 'k' })).rejects.toThrow(ProviderAway);
    stripe.fail(null);
    await online.refund(reference, { amount: 4500, key: 'k' });
    expect((await online.ask(reference)).refunded).toBe(4500);
  });

  test('a refund that was made but not heard of is not made again', async () => {
    const { reference } = await start();
    stripe.pay(reference);
    stripe.fail('cut', 'POST /v1/refunds');
    await expect(online.refund(reference, { amount: 1000, key: 'k' })).rejects.toThrow(ProviderAway);
    stripe.fail(null);
    stripe.forgetIdempotencyKeys();
    expect((await online.ask(reference)).refunded).toBe(1000);
    await online.refund(reference, { amount: 1000, key: 'k' });
    expect((await online.ask(reference)).refunded).toBe(1000);
  });

  test('it is asked twice at most', async () => {
    stripe.fail('error');
    await expect(online.ask('cs_test_1')).rejects.toThrow(ProviderAway);
    expect(stripe.requests).toHaveLength(2);
  });

  test('the wait ends after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    stripe.fail('hang');
    const asked = online.ask('cs_test_1').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await asked).toBeInstanceOf(ProviderAway);
  });

  test('nobody at that address is away too', async () => {
    const { provider: lost } = await stripePayments.open(context('http://127.0.0.1:1'));
    await expect(lost.online?.ask('cs_test_1')).rejects.toThrow(ProviderAway);
  });
});

test('a wrong key is a fault, not an absence', async () => {
  const wrong = {
    ...context(stripe.url),
    settings: { stripe: { ...STRIPE_KEYS, secretKey: 'sk_test_wrong', apiUrl: stripe.url } },
  };
  const { provider: locked } = await stripePayments.open(wrong);
  await expect(locked.online?.ask('cs_test_1')).rejects.not.toBeInstanceOf(ProviderAway);
});
