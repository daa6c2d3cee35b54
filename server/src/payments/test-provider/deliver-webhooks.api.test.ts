// Webhooks over a real socket. Time is moved by hand.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paymentRequest } from '../../../testing/payment-request.ts';
import { emptyDatabase, secondConnection } from '../../../testing/test-database.ts';
import { DAY } from '../../platform/clock.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { NOTHING_STORED } from '../adapter.ts';
import { createPayments, type OnlinePayments, type PaymentMethods, type ProviderEvent } from '../payments.ts';
import { deliverWebhooks, SIGNATURE_HEADER, waitAfter } from './deliver-webhooks.ts';
import { saveTestSecret } from './test-payment-repository.ts';

interface Received {
  readonly body: Buffer;
  readonly header: string;
}

let database: OpenDatabase;
let payments: PaymentMethods;
let online: OnlinePayments;
let shop: Server;
let url: string;
let secret: string;
let now: Date;
let received: Received[];
/** How the shop answers, one after the other; then with 200. */
let answers: number[];

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  received = [];
  answers = [];
  database = await emptyDatabase();
  payments = createPayments({
    db: database.db,
    shopUrl: 'http://shop.test',
    clock: () => now,
    settings: { methods: ['test'] },
    findStored: async () => NOTHING_STORED,
    jobs: new Jobs(() => now),
  });
  const found = (await payments.current()).find('test')?.online;
  if (!found) throw new Error('there is no test provider');
  online = found;
  secret = await saveTestSecret(database.db, 'another');
  shop = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ body: Buffer.concat(chunks), header: String(request.headers[SIGNATURE_HEADER]) });
    response.writeHead(answers.shift() ?? 200, { location: '/elsewhere' }).end('ok');
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhook`;
});
afterEach(async () => {
  await payments.close();
  shop.closeAllConnections();
  shop.close();
});

const deliver = () => deliverWebhooks({ db: database.db, secret, url, now });
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const pay = async () => {
  const { reference } = await online.start(paymentRequest(now));
  await online.payAtOnce?.(reference);
  return reference;
};
const read = ({ body, header }: Received) =>
  online.readEvent(body, (name) => (name === SIGNATURE_HEADER ? header : undefined), now);

test('a webhook arrives once, with the state of the payment and a valid signature', async () => {
  const reference = await pay();
  await deliver();
  await deliver();
  expect(received).toHaveLength(1);
  expect(await read(received[0] as Received)).toEqual({
    id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
    reference,
    payment: expect.objectContaining({
      reference,
      state: 'paid',
      orderId: 102,
      amount: 4500,
      currency: 'USD',
      refunded: 0,
    }),
  });
});

test('a webhook with a changed body, an old time or no header is refused', async () => {
  await pay();
  await deliver();
  const [{ body, header }] = received as [Received];
  const forged = Buffer.from(body.toString().replace('4500', '4501'));
  expect(await read({ body: forged, header })).toEqual({ refused: 'signature' });
  expect(await online.readEvent(body, () => undefined, now)).toEqual({ refused: 'signature' });
  later(301_000);
  expect(await read({ body, header })).toEqual({ refused: 'signature' });
});

test('every change has its own webhook: pending, paid, refunded', async () => {
  const { reference } = await online.start(paymentRequest(now));
  const app = fastify();
  await payments.mount(app);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await app.inject({ method: 'POST', url: `/test-payments/${reference}`, payload: 'act=pay-slowly', headers });
  later(10_000);
  await online.ask(reference);
  await online.refund(reference, { amount: 500, key: 'k' });
  await online.refund(reference, { amount: 500, key: 'k' });
  await deliver();
  const events = (await Promise.all(received.map(read))) as ProviderEvent[];
  expect(events.map(({ payment }) => `${payment?.state} ${payment?.refunded}`).toSorted()).toEqual([
    'paid 0',
    'paid 500',
    'pending 0',
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(3);
  await app.close();
});

test('is sent again with growing pauses and a new signature until it is accepted', async () => {
  answers = [500, 302, 400];
  await pay();
  await deliver();
  for (const [tries, wait] of [1000, 2000, 4000].entries()) {
    later(wait - 1);
    await deliver();
    expect(received).toHaveLength(tries + 1);
    later(1);
    await deliver();
    expect(received).toHaveLength(tries + 2);
  }
  expect(new Set(received.map(({ body }) => body.toString())).size).toBe(1);
  expect(await read(received[3] as Received)).not.toHaveProperty('refused');
  later(DAY);
  await deliver();
  expect(received).toHaveLength(4);
});

test('a webhook waits while the shop cannot be reached', async () => {
  await pay();
  await deliverWebhooks({ db: database.db, secret, url: 'http://127.0.0.1:1/webhook', now });
  later(1000);
  await deliver();
  expect(received).toHaveLength(1);
});

test('is given up after three days', async () => {
  answers = [500, 500, 500];
  await pay();
  await deliver();
  later(3 * DAY - 1);
  await deliver();
  later(waitAfter(99));
  await deliver();
  later(DAY);
  await deliver();
  expect(received).toHaveLength(3);
});

test('two processes send it once', async () => {
  const second = await secondConnection();
  for (let count = 0; count < 10; count++) await pay();
  const send = ({ db }: OpenDatabase) => deliverWebhooks({ db, secret, url, now });
  await Promise.all([send(database), send(second), send(database), send(second)]);
  expect(received).toHaveLength(10);
  await second.close();
});

test('the pauses double up to an hour', () => {
  expect([1, 2, 3, 12, 13, 14, 200].map(waitAfter)).toEqual([
    1000, 2000, 4000, 2_048_000, 3_600_000, 3_600_000, 3_600_000,
  ]);
});

test('a listening shop receives the webhook of a payment', async () => {
  const app = fastify();
  const heard = Promise.withResolvers<Received>();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);
  app.post('/api/v1/payments/test/webhook', async (request) => {
    heard.resolve({ body: request.body as Buffer, header: String(request.headers[SIGNATURE_HEADER]) });
    return 'ok';
  });
  await payments.mount(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const reference = await pay();
  expect(await read(await heard.promise)).toMatchObject({ reference, payment: { state: 'paid' } });
  await payments.close();
  await app.close();
});
