// The payment methods in the back office: what is offered, the keys of Stripe, and what the environment decides.
import * as checkout from '@vitrine/contract/checkout/checkout.ts';
import type { PaymentSettingsView } from '@vitrine/contract/payments/staff-payments-shapes.ts';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestAnswer } from '../../testing/asked-shop.ts';
import { fillCart, orderBody, submit } from '../../testing/checkout-steps.ts';
import { eventually } from '../../testing/eventually.ts';
import { STRIPE_KEYS, type StripeStandIn, startStripeStandIn } from '../../testing/stripe-stand-in.ts';
import { secondConnection } from '../../testing/test-database.ts';
import { FIXTURE, openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../testing/test-staff.ts';
import { createServer } from '../server.ts';
import type { PaymentSettings } from './payments.ts';

const SECRET = 'a-secret-of-the-environment-0123456789';
let stripe: StripeStandIn;
let shop: TestShop;
let owner: TestStaff;

async function openShop(payments: PaymentSettings = {}, secret: string | null = SECRET): Promise<void> {
  await shop?.close();
  const { secretKey, webhookSecret } = payments.stripe ?? {};
  const environment = { ...payments, stripe: { secretKey, webhookSecret, apiUrl: stripe.url } };
  shop = await openTestShop(FIXTURE, undefined, { ...(secret && { secret }), payments: environment });
  owner = await signInAs(shop, 'owner');
}

beforeEach(async () => {
  stripe = await startStripeStandIn(() => new Date());
  await openShop();
});
afterEach(async () => {
  await shop.close();
  await stripe.close();
});

const call = (method: 'PUT' | 'POST' | 'DELETE', path: string, payload: object = {}, person = owner) =>
  shop.send({ method, url: `/api/v1/private/${path}`, headers: person.headers, payload });
const read = async () => (await shop.get('private/payments', owner.headers)).body as PaymentSettingsView;
const save = async (changes: object) => call('PUT', 'payments', { version: (await read()).version, ...changes });
const saveKeys = (keys: object = STRIPE_KEYS) => call('PUT', 'payments/stripe', keys);
const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string } | null)?.code];
const offered = async () => (await shop.call(checkout.listPaymentMethods, {})).map(({ code }) => code);
const isOn = ({ methods }: PaymentSettingsView) => methods.filter((one) => one.isOn).map(({ code }) => code);
const lastRun = async () => {
  const { items } = (await shop.get('private/changes?count=1', owner.headers)).body as {
    items: { id: number; action: string; canUndo: boolean }[];
  };
  return items[0] ?? { id: 0, action: '', canUndo: false };
};
const undo = async (person = owner) => call('POST', `changes/${(await lastRun()).id}/undo`, {}, person);
const order = async (method: string) => {
  const code = await fillCart(shop, { 'MUG-BLUE-S': 1 });
  return submit(shop, code, await orderBody(shop, code, { method }));
};

test('methods, their order and the account are at once those of the checkout, recorded and undone', async () => {
  expect(await offered()).toEqual(['test', 'bank-transfer']);
  const before = await read();
  const saved = await save({ methods: ['cash-on-delivery', 'bank-transfer'], bankAccount: 'Ann’s Lamps, IBAN 1' });
  expect(saved.status).toBe(200);
  expect(await offered()).toEqual(['cash-on-delivery', 'bank-transfer']);
  expect(isOn(await read())).toEqual(['cash-on-delivery', 'bank-transfer']);
  expect((await order('bank-transfer')).body).toMatchObject({ payment: 'DIRECTBANK' });
  expect(await lastRun()).toMatchObject({ action: 'change payments', canUndo: true });
  expect((await undo(await signInAs(shop, 'manager'))).status).toBe(403);
  expect((await undo()).status).toBe(200);
  expect(await read()).toEqual(before);
  expect(await offered()).toEqual(['test', 'bank-transfer']);
});

test('what somebody else has saved meanwhile is not replaced unseen', async () => {
  const { version } = await read();
  await save({ methods: ['test'] });
  expect(codeOf(await call('PUT', 'payments', { version, methods: [] }))).toEqual([409, 'store.changed']);
  expect(await offered()).toEqual(['test']);
});

test('a shop without a method takes no order, and says why', async () => {
  await save({ methods: [] });
  expect(await offered()).toEqual([]);
  expect(codeOf(await order('test'))).toEqual([409, 'order.no-payment-method']);
});

test('a method that cannot run is not switched on', async () => {
  expect(await read()).toMatchObject({
    methods: expect.arrayContaining([{ code: 'stripe', isOn: false, isTest: false, obstacle: 'stripe-secret-key' }]),
  });
  const refused = await save({ methods: ['stripe'] });
  expect(codeOf(refused)).toEqual([400, 'payment.cannot-offer']);
  expect(refused.body).toMatchObject({ field: 'stripe', obstacle: 'stripe-secret-key' });
  expect((await save({ methods: ['invoice'] })).status).toBe(400);
  expect((await save({ methods: ['test', 'test'] })).status).toBe(400);
});

test('the environment wins, is named, and cannot be changed here', async () => {
  await save({ methods: ['test'], bankAccount: 'Stored' });
  await openShop({
    methods: ['stripe', 'cash-on-delivery'],
    bankAccount: 'US00 1234',
    stripe: { ...STRIPE_KEYS, webhookSecret: 'whsec_environment' },
  });
  const view = await read();
  expect(isOn(view)).toEqual(['stripe', 'cash-on-delivery']);
  expect(view).toMatchObject({
    methodsSetBy: 'PAYMENTS',
    bankAccount: 'US00 1234',
    bankAccountSetBy: 'BANK_ACCOUNT',
    stripe: {
      secretKey: { isSet: true, ending: null, setBy: 'STRIPE_SECRET_KEY' },
      webhookSecret: { isSet: true, ending: null, setBy: 'STRIPE_WEBHOOK_SECRET' },
      isTest: true,
    },
  });
  for (const refused of [await save({ methods: [] }), await save({ bankAccount: 'IBAN' }), await saveKeys()])
    expect(codeOf(refused)).toEqual([409, 'setting.by-environment']);
});

test('a key is saved when Stripe knows it, and leaves the server nowhere', async () => {
  stripe.webhooks.push('http://shop.test/api/v1/payments/stripe/webhook');
  const tested = await call('POST', 'payments/stripe/test', { secretKey: STRIPE_KEYS.secretKey });
  expect(tested.body).toEqual({ answer: 'accepted', isTest: true, webhook: 'enabled' });
  expect((await read()).stripe.secretKey.isSet).toBe(false);
  const saved = await saveKeys();
  expect(saved.body).toMatchObject({
    stripe: {
      secretKey: { isSet: true, ending: 'ndin', setBy: null },
      webhookSecret: { ending: 'ndin' },
      isTest: true,
    },
  });
  expect(await offered()).toEqual(['stripe', 'test', 'bank-transfer']);
  // The stored key is tested without being sent again.
  expect((await call('POST', 'payments/stripe/test')).body).toMatchObject({ answer: 'accepted' });
  const { id, action, canUndo } = await lastRun();
  expect([action, canUndo]).toEqual(['set keys of Stripe', false]);
  expect(codeOf(await undo())).toEqual([409, 'history.permanent']);
  const { rows } = await shop.database.db.execute(sql`select * from store_credentials`);
  const answers = [
    saved.body,
    await read(),
    (await shop.get(`private/changes/${id}`, owner.headers)).body,
    (await shop.get('private/store', owner.headers)).body,
    rows,
    shop.logged,
  ];
  expect(rows).toHaveLength(2);
  for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/sk_test_standin|whsec_standin/);
});

test('a file of the catalog says neither how to pay nor where money goes', async () => {
  await save({ methods: ['bank-transfer'], bankAccount: 'CANARY ACCOUNT' });
  const { body } = await shop.get('private/export?kind=catalog', owner.headers);
  expect(String(body)).not.toMatch(/CANARY ACCOUNT|paymentMethods/);
});

test('a key that Stripe does not know, or that cannot be checked, is not saved', async () => {
  expect(codeOf(await saveKeys({ secretKey: 'sk_live_unknown' }))).toEqual([400, 'payment.key-refused']);
  stripe.fail('error');
  expect(codeOf(await saveKeys())).toEqual([503, 'payment.key-untested']);
  stripe.fail('reset');
  expect(codeOf(await saveKeys())).toEqual([503, 'payment.key-untested']);
  const { secretKey } = STRIPE_KEYS;
  expect((await call('POST', 'payments/stripe/test', { secretKey })).body).toMatchObject({ answer: 'unreachable' });
  stripe.fail(null);
  const unknown = await call('POST', 'payments/stripe/test', { secretKey: 'sk_live_unknown' });
  expect(unknown.body).toEqual({ answer: 'refused', isTest: false, webhook: 'unknown' });
  for (const wrong of [{ secretKey: 'pk_test_public' }, { secretKey: 'whsec_1' }, { webhookSecret: 'sk_test_1' }, {}])
    expect((await saveKeys(wrong)).status).toBe(400);
  expect((await read()).stripe.secretKey.isSet).toBe(false);
  expect(codeOf(await call('POST', 'payments/stripe/test'))).toEqual([409, 'payment.no-key']);
});

test('keys are stored only if the secret that encrypts them is not beside them', async () => {
  await openShop({}, null);
  expect((await read()).canStoreKeys).toBe(false);
  expect(codeOf(await saveKeys())).toEqual([409, 'credential.needs-secret']);
  expect(stripe.requests).toEqual([]);
});

test('a key that was encrypted with another secret is not set', async () => {
  await saveKeys();
  const { rows } = await shop.database.db.execute<{ encrypted: string }>(sql`select encrypted from store_credentials`);
  await shop.database.db.execute(sql`update store_credentials set encrypted = ${rows[0]?.encrypted ?? ''}`);
  const { stripe: keys } = await read();
  // Moved to another name, it cannot be read either.
  expect([keys.secretKey.isSet, keys.webhookSecret.isSet].filter(Boolean)).toHaveLength(1);
});

test('a method that is switched off takes no new orders, and finishes the open ones as long as it has keys', async () => {
  await saveKeys();
  const placed = await order('stripe');
  expect(placed.status).toBe(200);
  await save({ methods: ['bank-transfer'] });
  expect((await order('stripe')).status).toBe(400);
  const { id } = placed.body as { id: number };
  const { rows } = await shop.database.db.execute<{ reference: string }>(
    sql`select reference from payments where order_id = ${id}`,
  );
  const reference = rows[0]?.reference ?? '';
  stripe.pay(reference);
  const { body, signature } = stripe.event('checkout.session.completed', reference, new Date());
  const deliver = () =>
    shop.send({
      method: 'POST',
      url: '/api/v1/payments/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
  expect((await deliver()).status).toBe(200);
  await shop.reconcile();
  const shown = await shop.get(`private/orders/${id}`, owner.headers);
  expect(shown.body).toMatchObject({ state: 'paid' });
  const refunded = await call('POST', `orders/${id}/refund`, { amount: '1.00', reason: null });
  expect(refunded.status).toBeLessThan(300);
  expect(stripe.requests.filter(({ path }) => path === '/v1/refunds').length).toBeGreaterThan(0);
  expect((await call('DELETE', 'payments/stripe')).body).toMatchObject({ stripe: { secretKey: { isSet: false } } });
  expect((await deliver()).status).toBe(404);
});

test('another process follows within a second', async () => {
  const connection = await secondConnection();
  const second = await createServer({
    database: connection,
    storeCode: 'DEFAULT',
    shopUrl: 'http://shop.test',
    pictureFolder: '/nowhere',
    secret: SECRET,
  });
  const app = fastify();
  await app.register(second.plugin);
  const offeredAtSecond = async () =>
    ((await app.inject('/api/v1/payment/methods')).json() as { code: string }[]).map(({ code }) => code);
  expect(await offeredAtSecond()).toEqual(['test', 'bank-transfer']);
  await saveKeys();
  await eventually(async () => expect(await offeredAtSecond()).toEqual(['stripe', 'test', 'bank-transfer']));
  await save({ methods: ['cash-on-delivery', 'stripe'] });
  await eventually(async () => expect(await offeredAtSecond()).toEqual(['cash-on-delivery', 'stripe']));
  await app.close();
  await second.close();
});
