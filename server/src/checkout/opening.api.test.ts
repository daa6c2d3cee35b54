// An emptied shop takes orders when its identity, a way of delivery and a payment method are set, and not before.
import { addToNewCart, readCart } from '@vitrine/contract/cart/cart.ts';
import { readProduct } from '@vitrine/contract/catalog/catalog.ts';
import type { Opening } from '@vitrine/contract/checkout/staff-checkout-shapes.ts';
import { readConfig } from '@vitrine/contract/store/store.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestAnswer } from '../../testing/asked-shop.ts';
import { fillCart, order, orderBody, submit } from '../../testing/checkout-steps.ts';
import { FIXTURE, openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../testing/test-staff.ts';
import { createEmptyStore } from '../store/store.ts';

let shop: TestShop;
let owner: TestStaff;
beforeEach(async () => {
  shop = await openTestShop(FIXTURE, undefined, { payments: {} });
  owner = await signInAs(shop, 'owner');
});
afterEach(() => shop.close());

const read = async <T = { version: string }>(path: string) =>
  (await shop.get(`private/${path}`, owner.headers)).body as T;
async function put(path: string, changes: object): Promise<void> {
  const { version } = await read(path);
  const payload = { ...changes, version };
  const answer = await shop.send({ method: 'PUT', url: `/api/v1/private/${path}`, headers: owner.headers, payload });
  expect(answer.status).toBe(200);
}

const identity = {
  name: 'Corner',
  address: '1 Own Street',
  city: 'Albany',
  state: 'NY',
  postalCode: '12207',
  email: 'me@corner.example',
};
const nowhere = { delivery: [], taxes: [] };
const delivery = [
  {
    countries: ['US'],
    zones: [],
    methods: [{ code: 'post', name: { en: 'Post' }, price: 500, freeFrom: null, minimumDays: 2, maximumDays: 4 }],
  },
];
const account = { methods: ['bank-transfer'], bankAccount: 'Corner, IBAN 1' };
const parts = {
  identity: () => put('store', identity),
  delivery: () => put('store/sales-rules', { delivery, taxes: [] }),
  payment: () => put('payments', account),
};

/** An emptied shop with these parts and one product. */
async function setUp(...names: readonly (keyof typeof parts)[]): Promise<void> {
  await shop.commands.emptyShop();
  await put('store', { name: 'My shop', address: null, email: null });
  await put('store/sales-rules', nowhere);
  for (const name of names) await parts[name]();
  await shop.importYaml(`
categories: [{ code: lamps, name: { en: Lamps } }]
products: [{ sku: LAMP, categories: [lamps], name: { en: Lamp }, price: 20, stock: 5 }]`);
}

const steps = async () =>
  Object.fromEntries((await read<Opening>('opening')).steps.map(({ name, isDone }) => [name, isDone]));
const opensLater = async () => (await shop.call(readConfig, {})).opensLater;
const submitOrder = async (): Promise<TestAnswer> => {
  const code = await fillCart(shop, { LAMP: 1 });
  return submit(shop, code, await orderBody(shop, code, { method: 'bank-transfer' }));
};
const notOpen = {
  status: 409,
  body: { code: 'shop.not-open', message: 'This shop is not open yet and takes no orders' },
};

test('with everything set it is open and takes an order', async () => {
  await setUp('identity', 'delivery', 'payment');
  expect(await shop.call(readConfig, {})).toMatchObject({ opensLater: false, allowOnlinePurchase: true });
  const { id, key } = await order(shop, { LAMP: 1 }, { method: 'bank-transfer' });
  expect((await shop.get(`orders/${id}?key=${key}`)).body).toMatchObject({ hasInvoice: true });
});

test.each([
  ['identity', 'delivery', 'payment'],
  ['delivery', 'identity', 'payment'],
  ['payment', 'identity', 'delivery'],
] as const)('without its %s it takes no order, and opens when that is set', async (missing, ...others) => {
  await setUp(...others);
  expect(await shop.call(readConfig, {})).toMatchObject({ opensLater: true, allowOnlinePurchase: false });
  const code = (await shop.call(addToNewCart, { body: { product: 'LAMP', quantity: 1 } })).code;
  const payment = { paymentType: 'DIRECTBANK', paymentModule: 'bank-transfer', amount: 20 };
  const body = { currency: 'USD', payment, customer: { emailAddress: 'ann@example.com' } };
  expect(await submit(shop, code, body)).toMatchObject(notOpen);
  // Shoppers can look around, and what they have chosen stays.
  expect(await shop.call(readProduct, { params: { key: 'LAMP' } })).toMatchObject({ sku: 'LAMP' });
  expect(await shop.call(readCart, { params: { code } })).toMatchObject({ quantity: 1, canCheckOut: true });
  await parts[missing]();
  expect(await opensLater()).toBe(false);
  expect((await submitOrder()).status).toBe(200);
});

test.each([
  ['the name', { name: 'My shop' }],
  ['the street', { address: null }],
  ['the city', { city: null }],
  ['the email', { email: null }],
])('an identity without %s is none', async (_, missing) => {
  await setUp('identity', 'delivery', 'payment');
  await put('store', missing);
  expect(await opensLater()).toBe(true);
  expect(await submitOrder()).toMatchObject(notOpen);
});

test('a way of paying that nobody has chosen opens no shop', async () => {
  await setUp('identity', 'delivery');
  await put('payments', { methods: [] });
  expect(await opensLater()).toBe(true);
  // A merchant who tries the shop with a test payment has chosen it.
  await put('payments', { methods: ['test'] });
  expect(await opensLater()).toBe(false);
});

test('the merchant is told what is missing, until it is there', async () => {
  await setUp('delivery');
  expect(await steps()).toEqual({ identity: false, delivery: true, payment: false, taxes: false, terms: false });
  await parts.identity();
  await parts.payment();
  await put('store/sales-rules', { delivery, taxes: [], noTax: true });
  await shop.importYaml('pages: [{ code: terms, name: { en: Terms }, text: { en: You pay. } }]');
  expect(await steps()).toEqual({ identity: true, delivery: true, payment: true, taxes: true, terms: true });
  // Rules without an answer keep the one that was given; a tax replaces it.
  await put('store/sales-rules', { delivery, taxes: [] });
  expect(await read('store/sales-rules')).toMatchObject({ noTax: true });
  const tax = { countries: ['US'], zones: [], name: { en: 'Tax' }, rate: 5000, included: false, onDelivery: false };
  await put('store/sales-rules', { delivery, taxes: [tax], noTax: true });
  expect(await read('store/sales-rules')).toMatchObject({ noTax: false });
  expect(await steps()).toMatchObject({ taxes: true });
});

test('a shop that begins empty is not open', async () => {
  const empty = await openTestShop(null);
  try {
    await createEmptyStore(empty.database, 'DEFAULT');
    expect(await empty.call(readConfig, {})).toMatchObject({ opensLater: true });
  } finally {
    await empty.close();
  }
});

test('a shop that was not emptied stays open without an identity, but makes no invoice without a seller', async () => {
  const { id, key } = await order(shop, { 'MUG-BLUE-S': 1 }, { method: 'bank-transfer' });
  expect(await steps()).toEqual({});
  const ask = () => shop.get(`orders/${id}/invoice?key=${key}`);
  const print = () =>
    shop.send({
      method: 'POST',
      url: '/api/v1/private/orders/documents',
      headers: owner.headers,
      payload: { ids: [id], kind: 'invoice' },
    });
  const refused = {
    status: 409,
    body: {
      code: 'invoice.no-seller',
      message: 'An invoice needs the name and the address of the shop, which are not set yet',
    },
  };
  for (const missing of [{ address: null }, { ...identity, name: 'My shop' }]) {
    await put('store', missing);
    expect(await opensLater()).toBe(false);
    expect(await ask()).toMatchObject(refused);
    expect(await print()).toMatchObject(refused);
    expect((await shop.get(`orders/${id}?key=${key}`)).body).toMatchObject({ hasInvoice: false });
  }
  await order(shop, { 'MUG-BLUE-S': 1 }, { method: 'bank-transfer' });
  await put('store', identity);
  expect((await ask()).headers['content-disposition']).toContain('000001');
  expect((await print()).status).toBe(200);
});
