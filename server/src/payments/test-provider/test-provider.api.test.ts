import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paymentRequest } from '../../../testing/payment-request.ts';
import { emptyDatabase, secondConnection } from '../../../testing/test-database.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { NOTHING_STORED } from '../adapter.ts';
import { createPayments, type OnlinePayments, type PaymentMethods, type PaymentRequest } from '../payments.ts';
import { SLOW_MS } from './test-payment-rules.ts';

let database: OpenDatabase;
let payments: PaymentMethods;
let online: OnlinePayments;
let app: FastifyInstance;
let now: Date;

const onlineOf = async (one: PaymentMethods): Promise<OnlinePayments> => {
  const found = (await one.current()).find('test')?.online;
  if (!found) throw new Error('there is no test provider');
  return found;
};
const open = ({ db }: OpenDatabase) =>
  createPayments({
    db,
    shopUrl: 'http://shop.test',
    clock: () => now,
    settings: { methods: ['test'] },
    findStored: async () => NOTHING_STORED,
    jobs: new Jobs(() => now),
  });
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const start = (rest: Partial<PaymentRequest> = {}) => online.start(paymentRequest(now, rest));
const stateOf = async (reference: string) => (await online.ask(reference)).state;
const page = (reference: string) => app.inject({ method: 'GET', url: `/test-payments/${reference}` });
const press = (reference: string, act: string, headers: Record<string, string> = { origin: 'http://shop.test' }) =>
  app.inject({
    method: 'POST',
    url: `/test-payments/${reference}`,
    payload: `act=${act}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  database = await emptyDatabase();
  payments = open(database);
  online = await onlineOf(payments);
  app = fastify();
  await payments.mount(app);
});
afterEach(async () => {
  await app.close();
  await payments.close();
});

const SUCCESS = 'http://shop.test/order-confirm?order=102&key=k';
const FAILED = 'http://shop.test/order-failure?order=102&key=k';

describe('a payment', () => {
  test('opens a page with an unguessable address, the same for the same attempt', async () => {
    const request = paymentRequest(now);
    const started = await online.start(request);
    expect(started.redirectUrl).toBe(`http://shop.test/test-payments/${started.reference}`);
    expect(started.reference).toMatch(/^[0-9a-f]{32}$/);
    expect(await Promise.all([online.start(request), online.start(request)])).toEqual([started, started]);
    expect((await start()).reference).not.toBe(started.reference);
    expect(await online.ask(started.reference)).toEqual({
      reference: started.reference,
      attempt: request.attempt,
      state: 'open',
      failure: null,
      orderId: 102,
      amount: 4500,
      currency: 'USD',
      refunded: 0,
      refunds: [],
    });
  });

  test('is known to another process, and after a restart', async () => {
    const { reference } = await start();
    const second = await secondConnection();
    const other = open(second);
    await (await onlineOf(other)).payAtOnce?.(reference);
    await other.close();
    await second.close();
    expect(await stateOf(reference)).toBe('paid');
  });

  test('is refunded once per idempotency key', async () => {
    const { reference } = await start();
    await online.payAtOnce?.(reference);
    const refund = () => online.refund(reference, { amount: 4500, key: 'order-102' });
    await Promise.all([refund(), refund(), refund()]);
    expect((await online.ask(reference)).refunded).toBe(4500);
    await expect(online.refund(reference, { amount: 1, key: 'other' })).rejects.toThrow('more than what is left');
  });

  test('that was never started throws an error', async () => {
    await expect(online.ask('x')).rejects.toThrow('knows no payment');
    await expect(online.close('x')).rejects.toThrow('knows no payment');
    await expect(online.refund('x', { amount: 1, key: 'k' })).rejects.toThrow('knows no payment');
    await expect(online.payAtOnce?.('x')).rejects.toThrow('knows no payment');
  });
});

describe('the page', () => {
  test('says what is paid to whom, that it is a test, and lives under a strict policy', async () => {
    const { reference } = await start();
    const answer = await page(reference);
    expect(answer.statusCode).toBe(200);
    for (const words of ['lang="en"', 'no money is charged', '$45.00', 'Vitrine', '102', 'Decline', 'Keep pending'])
      expect(answer.body).toContain(words);
    expect(answer.body).not.toContain('<script');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'self';.*form-action 'self'/),
    });
    expect((await app.inject('/test-payments/page.css')).headers['content-type']).toMatch('text/css');
  });

  test('speaks French to a French shopper', async () => {
    const { reference } = await start({ language: 'fr', currency: 'EUR', amount: 123_456 });
    const { body } = await page(reference);
    for (const words of ['lang="fr"', 'rien n’est débité', '1\u00a0234,56\u00a0€', 'Laisser en attente'])
      expect(body).toContain(words);
  });

  test.each([
    ['pay', 'paid', SUCCESS],
    ['decline', 'failed', FAILED],
    ['cancel', 'failed', FAILED],
    ['keep-pending', 'pending', SUCCESS],
    ['pay-slowly', 'pending', SUCCESS],
  ])('%s ends as %s and leads back to the shop', async (act, state, address) => {
    const { reference } = await start();
    const answer = await press(reference, act);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, address]);
    expect(await stateOf(reference)).toBe(state);
  });

  test.each([
    ['pay', 'paid', SUCCESS],
    ['decline', 'failed', FAILED],
  ])('a pending payment can be settled there later: %s', async (act, state, address) => {
    const { reference } = await start();
    await press(reference, 'keep-pending');
    later(3_600_000);
    expect((await page(reference)).body).toContain('Mark as paid');
    expect((await press(reference, act)).headers.location).toBe(address);
    expect(await stateOf(reference)).toBe(state);
    expect((await page(reference)).body).not.toContain('<form');
  });

  test('a slow payment settles by itself', async () => {
    const { reference } = await start();
    await press(reference, 'pay-slowly');
    later(SLOW_MS - 1);
    expect(await stateOf(reference)).toBe('pending');
    later(1);
    expect(await stateOf(reference)).toBe('paid');
  });

  test('when buttons are pressed twice or in two windows the first one counts, and both lead to its result', async () => {
    const { reference } = await start();
    const both = await Promise.all([press(reference, 'pay'), press(reference, 'pay')]);
    expect(both.map(({ headers }) => headers.location)).toEqual([SUCCESS, SUCCESS]);
    expect((await press(reference, 'decline')).headers.location).toBe(SUCCESS);
    expect(await stateOf(reference)).toBe('paid');
  });

  test('after closing nothing can be paid; what was paid before stays paid', async () => {
    const { reference } = await start();
    expect((await online.close(reference)).state).toBe('failed');
    expect((await press(reference, 'pay')).headers.location).toBe(FAILED);
    await online.payAtOnce?.(reference);
    expect(await stateOf(reference)).toBe('failed');
    const paid = await start();
    await press(paid.reference, 'pay');
    expect((await online.close(paid.reference)).state).toBe('paid');
  });

  test('what is pending cannot be closed any more', async () => {
    const { reference } = await start();
    await press(reference, 'keep-pending');
    expect((await online.close(reference)).state).toBe('pending');
    await press(reference, 'pay');
    expect(await stateOf(reference)).toBe('paid');
  });

  test('nothing can be paid after the page has expired', async () => {
    const { reference } = await start();
    later(15 * 60_000);
    expect((await press(reference, 'pay')).headers.location).toBe(FAILED);
    expect(await stateOf(reference)).toBe('failed');
    expect((await page(reference)).body).toContain('declined, canceled or too late');
  });

  test('shows whatever a description holds as text', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { reference } = await start({
      description: evil,
      shopName: `'${evil}`,
      failedUrl: 'http://shop.test/?"><b>',
    });
    await online.close(reference);
    const { body } = await page(reference);
    expect(body).not.toMatch(/<script|<img|<b>/);
    expect(body).toContain('&lt;script&gt;');
  });

  test.each([
    ['a form of another site', { origin: 'http://evil.test' }],
    ['a form of no origin', { origin: 'null' }],
    ['a browser that calls it cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister domain', { 'sec-fetch-site': 'same-site', origin: 'http://other.shop.test' }],
  ])('refuses %s', async (_, headers) => {
    const { reference } = await start();
    expect((await press(reference, 'pay', headers)).statusCode).toBe(403);
    expect(await stateOf(reference)).toBe('open');
  });

  test('answers an unknown payment, an unknown button and a missing form without an error', async () => {
    const { reference } = await start();
    expect((await page('nothing')).statusCode).toBe(404);
    expect((await press('nothing', 'pay')).statusCode).toBe(404);
    expect((await press(reference, 'steal')).statusCode).toBe(400);
    expect((await app.inject({ method: 'POST', url: `/test-payments/${reference}` })).statusCode).toBe(400);
    expect((await press(reference, 'x'.repeat(2000))).statusCode).toBe(413);
    expect(await stateOf(reference)).toBe('open');
  });
});
