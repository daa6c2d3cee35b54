// The settings of the shop in the back office.
import type { StoreSettings } from '@vitrine/contract/store/staff-store-shapes.ts';
import { readStore } from '@vitrine/contract/store/store.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { order } from '../../../testing/checkout-steps.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';

let shop: TestShop;
let owner: TestStaff;
// After the day of the test: products are available from the day on which they are imported.
let now = new Date('2090-11-17T20:30:00Z');
beforeEach(async () => {
  now = new Date('2090-11-17T20:30:00Z');
  shop = await openTestShop(undefined, () => now);
  await shop.importYaml(
    'products: [{ sku: THING, categories: [living], name: Thing, price: 10, stock: 500, visible: true }]',
  );
  owner = await signInAs(shop, 'owner');
});
afterEach(() => shop.close());

const codeOf = ({ body }: TestAnswer) => (body as { code?: string }).code;
const read = async () => (await shop.get('private/store', owner.headers)).body as StoreSettings;
const put = (payload: object) =>
  shop.send({ method: 'PUT', url: '/api/v1/private/store', headers: owner.headers, payload });
const change = async (changes: object) => put({ version: (await read()).version, ...changes });
const placeOrder = () => order(shop, { THING: 1 }, { method: 'bank-transfer' });

interface Run {
  id: number;
  action: string;
  actor: string;
  canUndo: boolean;
}
const runs = async () => ((await shop.get('private/changes', owner.headers)).body as { items: Run[] }).items;

test('settings are changed like the store part of a file: recorded, and undone', async () => {
  const before = await read();
  expect(before).toMatchObject({ currency: 'USD', timeZone: 'UTC', isCurrencyFixed: false, canBeEmptied: true });
  const answer = await change({
    name: '  Nord & Süd ',
    country: 'FR',
    currency: 'EUR',
    languages: ['fr', 'en'],
    timeZone: 'Europe/Paris',
    city: ' Nantes ',
    email: null,
    vatNumber: 'FR12345678901',
  });
  expect(answer.body).toMatchObject({
    name: 'Nord & Süd',
    country: 'FR',
    currency: 'EUR',
    languages: ['fr', 'en'],
    timeZone: 'Europe/Paris',
    city: 'Nantes',
    email: null,
    vatNumber: 'FR12345678901',
  });
  const shown = await shop.call(readStore, { params: { code: 'DEFAULT' } });
  expect(shown).toMatchObject({ name: 'Nord & Süd', currency: 'EUR', defaultLanguage: 'fr' });
  expect((await shop.get('private/user/profile', owner.headers)).body).toMatchObject({
    store: { timeZone: 'Europe/Paris', currency: 'EUR' },
  });
  const [run] = await runs();
  expect(run).toMatchObject({ action: 'change the settings of the shop', actor: owner.actor, canUndo: true });
  const count = (await runs()).length;
  const undone = await shop.send({
    method: 'POST',
    url: `/api/v1/private/changes/${run?.id}/undo`,
    headers: owner.headers,
    payload: {},
  });
  expect(undone.status).toBeLessThan(300);
  expect(await read()).toEqual(before);
  expect((await runs()).length).toBe(count + 1);
});

test('nothing changed leaves no record; a stale version is refused with what is stored', async () => {
  const before = await read();
  const count = (await runs()).length;
  expect((await put({ version: before.version, name: before.name })).body).toEqual(before);
  expect((await runs()).length).toBe(count);
  await change({ name: 'Other' });
  const late = await put({ version: before.version, name: 'Late' });
  expect([late.status, codeOf(late)]).toEqual([409, 'store.changed']);
  expect(late.body).toMatchObject({ settings: { name: 'Other' } });
});

test('two changes at the same time: one wins, the other learns of it', async () => {
  const { version } = await read();
  const answers = await Promise.all([put({ version, name: 'One' }), put({ version, name: 'Two' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('products are searched in a further language', async () => {
  expect((await change({ languages: ['en', 'fr', 'de'] })).status).toBe(200);
  expect(JSON.stringify((await shop.get('search?lang=de&name=thing')).body)).toContain('THING');
});

test.each([
  { name: '' },
  { name: 'x'.repeat(121) },
  { country: 'XX' },
  { country: 'usa' },
  { currency: 'ZZZ' },
  { languages: [] },
  { languages: ['en', 'en'] },
  { languages: ['xx'] },
  { timeZone: 'Europe/Nowhere' },
  { timeZone: 7 },
])('%j is refused', async (changes) => {
  const before = await read();
  expect((await put({ version: before.version, ...changes })).status).toBe(400);
  expect(await read()).toEqual(before);
});

test('the currency stays once there is an order, for files, undo and settings alike', async () => {
  expect((await change({ currency: 'EUR' })).status).toBe(200);
  const [run] = await runs();
  expect((await change({ currency: 'USD' })).status).toBe(200);
  await placeOrder();
  expect(await read()).toMatchObject({ isCurrencyFixed: true });
  expect(codeOf(await change({ currency: 'EUR' }))).toBe('store.currency-fixed');
  await expect(shop.importYaml('store: { currency: EUR }')).rejects.toThrow();
  const undone = await shop.send({
    method: 'POST',
    url: `/api/v1/private/changes/${run?.id}/undo`,
    headers: owner.headers,
    payload: {},
  });
  expect(undone.status).toBe(409);
  expect((await change({ name: 'Renamed' })).status).toBe(200);
  expect(await read()).toMatchObject({ currency: 'USD' });
});

test('prices are not converted to a currency with other units', async () => {
  expect(codeOf(await change({ currency: 'JPY' }))).toBe('store.currency-unit');
  await shop.commands.emptyShop();
  expect((await change({ currency: 'JPY' })).status).toBe(200);
});

test('sales of the day and the filter of orders use the time zone of the store', async () => {
  await placeOrder();
  const today = async () =>
    ((await shop.get('private/today', owner.headers)).body as { sales: { today: { orders: number } } }).sales.today
      .orders;
  const on = async (day: string) =>
    ((await shop.get(`private/orders?from=${day}&until=${day}`, owner.headers)).body as { items: unknown[] }).items
      .length;
  expect([await on('2090-11-17'), await on('2090-11-18')]).toEqual([1, 0]);
  await change({ timeZone: 'Asia/Tokyo' });
  expect([await on('2090-11-17'), await on('2090-11-18')]).toEqual([0, 1]);
  // Other sessions have ended by then.
  now = new Date('2090-11-18T14:59:00Z');
  owner = await signInAs(shop, 'owner');
  expect(await today()).toBe(1);
  now = new Date('2090-11-18T15:00:00Z');
  expect(await today()).toBe(0);
});

test('a shop that has taken no money can be emptied; the people who run it stay', async () => {
  const empty = () => shop.send({ method: 'POST', url: '/api/v1/private/store/empty', headers: owner.headers });
  expect((await read()).products).toBeGreaterThan(0);
  const answer = await empty();
  expect(answer.body).toMatchObject({ products: 0, name: (await read()).name });
  expect((await runs())[0]).toMatchObject({ action: 'empty', actor: owner.actor });
  await shop.importYaml(`
categories: [{ code: living, name: Living }]
products: [{ sku: THING, categories: [living], name: Thing, price: 10, stock: 500, visible: true }]`);
  const { id } = await placeOrder();
  await shop.send({ method: 'POST', url: `/api/v1/private/orders/${id}/payment`, headers: owner.headers });
  expect(await read()).toMatchObject({ canBeEmptied: false });
  expect(codeOf(await empty())).toBe('shop.has-orders');
});

test.each([{ vatNumber: 'DE 1!' }, { vatNumber: '' }, { email: 'nobody' }, { city: 'x'.repeat(121) }])(
  '%j is refused',
  async (changes) => {
    const before = await read();
    expect((await change(changes)).status).toBe(400);
    expect(await read()).toEqual(before);
  },
);
