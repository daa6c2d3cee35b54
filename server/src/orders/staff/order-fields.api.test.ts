// Fields that the merchant has defined for orders and customers: written by staff, seen by shoppers, on invoices and in tables.
import * as account from '@vitrine/contract/account/account.ts';
import type { StaffCustomer } from '@vitrine/contract/account/staff-customers-shapes.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { fillCart, order, orderBody } from '../../../testing/checkout-steps.ts';
import { bearer, newCustomer, PASSWORD, type TestCustomer } from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';

let shop: TestShop;
let clerk: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml(`
fields:
  - { code: engraving, on: order, kind: text, name: { en: Engraving, fr: Gravure }, shown: true }
  - { code: pick-up, on: order, kind: date, name: Pick-up day }
  - { code: level, on: customer, kind: choice, name: Level, choices: [{ code: gold, name: { en: Gold, fr: Or } }] }
products:
  - { sku: CUP, categories: [living], name: { en: Cup, fr: Gobelet }, price: 1, stock: 999, fields: { hs-code: '6912' } }`);
  clerk = await signInAs(shop, 'orders');
});
afterAll(() => shop.close());

const method = 'bank-transfer';
const put = (path: string, payload: object, { headers }: Pick<TestStaff, 'headers'> = clerk): Promise<TestAnswer> =>
  shop.send({ method: 'PUT', url: `/api/v1/private/${path}`, headers, payload });
const showOrder = async (id: number) => (await shop.get(`private/orders/${id}`, clerk.headers)).body as StaffOrder;
const showCustomer = async (id: number) =>
  (await shop.get(`private/customer/${id}`, clerk.headers)).body as StaffCustomer;
const saveOrder = async (id: number, fields: object) =>
  put(`orders/${id}/fields`, { version: (await showOrder(id)).fieldsVersion, fields });
const saveCustomer = async (id: number, fields: object) =>
  put(`customer/${id}/fields`, { version: (await showCustomer(id)).fieldsVersion, fields });
const seen = async ({ id, key }: { id: number; key: string }, lang = 'en') =>
  (await shop.get(`orders/${id}?key=${key}&lang=${lang}`)).body as Order;
const ownOrder = async ({ token, email }: TestCustomer, lang = 'en') => {
  const code = await fillCart(shop, { CUP: 1 });
  const payload = await orderBody(shop, code, { method, email, lang });
  const url = `/api/v1/auth/cart/${code}/checkout?lang=${lang}`;
  const { body } = await shop.send({ method: 'POST', url, payload, headers: bearer(token) });
  return body as { id: number; key: string };
};

test('values of an order are saved, in its history, and refused with an older version', async () => {
  const { id } = await order(shop, { CUP: 1 }, { method });
  const before = await showOrder(id);
  expect(before).toMatchObject({ fields: {}, customerId: null });
  const values = { engraving: 'For Ann', 'gift.fr': 'Bon anniversaire', 'pick-up': '2026-12-01' };
  const saved = await put(`orders/${id}/fields`, { version: before.fieldsVersion, fields: values });
  expect(saved).toMatchObject({ status: 200, body: { fields: values } });
  const late = await put(`orders/${id}/fields`, { version: before.fieldsVersion, fields: { engraving: 'Mine' } });
  expect(late).toMatchObject({ status: 409, body: { code: 'entry.changed', values: { fields: values } } });
  await saveOrder(id, { 'pick-up': '2026-12-02', 'gift.fr': '' });
  const after = await showOrder(id);
  expect(after.fields).toEqual({ engraving: 'For Ann', 'pick-up': '2026-12-02' });
  expect(after.history.at(-1)).toMatchObject({ event: 'fields', actor: clerk.actor });
  expect(after.history.at(-1)?.text).toBe(
    'Gift note (FR): Bon anniversaire → –\nPick-up day: Dec 1, 2026 → Dec 2, 2026',
  );
  await saveOrder(id, { engraving: 'For Ann' });
  expect((await showOrder(id)).history).toEqual(after.history);
});

test('two saves at the same time: one wins, the other learns of it', async () => {
  const { id } = await order(shop, { CUP: 1 }, { method });
  const { fieldsVersion: version } = await showOrder(id);
  const answers = await Promise.all(
    ['a', 'b'].map((engraving) => put(`orders/${id}/fields`, { version, fields: { engraving } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('shoppers see the fields that the merchant shows, in their language, and nothing of others', async () => {
  const placed = await order(shop, { CUP: 1 }, { method });
  expect((await seen(placed)).fields).toEqual([]);
  await saveOrder(placed.id, { engraving: 'For Ann', 'gift.en': 'Happy birthday', 'pick-up': '2026-12-01' });
  const shown = (await seen(placed, 'fr')).fields ?? [];
  expect(shown.map(({ name, attributeValues: [value] }) => [name, value?.name, value?.lang])).toEqual([
    ['Mot d’accompagnement', 'Happy birthday', 'en'],
    ['Gravure', 'For Ann', 'fr'],
  ]);
  expect(JSON.stringify(await seen(placed))).not.toContain('2026-12-01');
});

test('values about a customer are staff’s: shoppers see them in their own data only', async () => {
  const customer = await newCustomer(shop);
  expect((await saveCustomer(customer.id, { 'vat-id': 'FR12345', level: 'gold' })).body).toMatchObject({
    id: customer.id,
    email: customer.email,
    fields: { 'vat-id': 'FR12345', level: 'gold' },
  });
  const placed = await ownOrder(customer);
  expect((await showOrder(placed.id)).customerId).toBe(customer.id);
  for (const path of ['customer/profile', `orders/${placed.id}`, 'orders'])
    expect(JSON.stringify((await shop.get(`auth/${path}`, bearer(customer.token))).body)).not.toMatch(/FR12345|gold/);
  await saveOrder(placed.id, { engraving: 'For Zoé' });
  const data = await shop.callAs(customer.token)(account.exportData, {});
  expect(data).toMatchObject({
    account: { fields: { 'vat-id': 'FR12345', level: 'gold' } },
    orders: [{ fields: { engraving: 'For Zoé' }, onInvoice: [{ name: 'VAT number', value: 'FR12345' }] }],
  });
});

const storedLine = async (id: number) =>
  (
    await shop.database.db.execute<{ line: unknown; head: unknown; fields: unknown }>(
      sql`select l.on_invoice as line, o.on_invoice as head, o.fields from orders o join order_lines l on l.order_id = o.id where o.id = ${id}`,
    )
  ).rows[0];

test('an order keeps what its invoice shows, in its language, whatever is changed later', async () => {
  const customer = await newCustomer(shop);
  await saveCustomer(customer.id, { 'vat-id': 'FR999', level: 'gold' });
  const placed = await ownOrder(customer, 'fr');
  await saveCustomer(customer.id, { 'vat-id': 'FR000' });
  await shop.importYaml(`products: [{ sku: CUP, fields: { hs-code: '1111' } }]`);
  expect(await storedLine(placed.id)).toMatchObject({
    line: [{ name: 'Customs number', value: '6912' }],
    head: [{ name: 'Numéro de TVA', value: 'FR999' }],
  });
  expect(await storedLine((await order(shop, { CUP: 1 }, { method })).id)).toMatchObject({
    line: [{ value: '1111' }],
    head: [],
  });
  const pdf = await shop.raw(`/api/v1/orders/${placed.id}/invoice?key=${placed.key}`, {});
  expect(pdf.statusCode).toBe(200);
});

test('an erased customer leaves only what stands on invoices', async () => {
  const customer = await newCustomer(shop);
  await saveCustomer(customer.id, { 'vat-id': 'FR777', level: 'gold' });
  const placed = await ownOrder(customer);
  await saveOrder(placed.id, { engraving: 'For my love', 'gift.en': 'With love' });
  await shop.callAs(customer.token)(account.deleteAccount, { body: { password: PASSWORD } });
  expect(await storedLine(placed.id)).toMatchObject({
    fields: { 'gift.en': 'With love' },
    head: [{ value: 'FR777' }],
  });
  const after = await showOrder(placed.id);
  expect(after.history.find(({ event }) => event === 'fields')).toMatchObject({ text: null });
  expect((await shop.get(`private/customer/${customer.id}`, clerk.headers)).status).toBe(404);
});

test('the table of orders has a column for each field of orders', async () => {
  const { id } = await order(shop, { CUP: 1 }, { method });
  await saveOrder(id, { engraving: '=1+1', 'pick-up': '2026-12-24' });
  const { rawPayload } = await shop.raw('/api/v1/private/orders/csv', clerk.headers);
  const [head, newest] = rawPayload.toString('utf8').split('\r\n');
  expect(head).toMatch(/,Withdrawal,Gift note,Engraving,Pick-up day$/);
  expect(newest).toMatch(/,,'=1\+1,"Dec 24, 2026"$/);
});

test.each([
  ['unknown', 'x', 'field.not-found'],
  ['hs-code', 'x', 'field.not-found'],
  ['vat-id', 'x', 'field.not-found'],
  ['gift', 'x', 'field.not-found'],
  ['gift.en.fr', 'x', 'field.not-found'],
  ['gift.de', 'x', 'text.language'],
  ['constructor', 'x', 'field.not-found'],
  ['pick-up', 'soon', 'field.wrong-value'],
  ['pick-up', true, 'field.wrong-value'],
  ['engraving', 5, 'field.wrong-value'],
  ['engraving', 'x'.repeat(10_000), 'field.wrong-value'],
])('%s: %j of an order is refused with the field that it is about', async (key, value, code) => {
  const { id } = await order(shop, { CUP: 1 }, { method });
  const before = await showOrder(id);
  const answer = await put(`orders/${id}/fields`, {
    version: before.fieldsVersion,
    fields: { [key]: value },
  });
  expect(answer.body).toMatchObject({ code, field: `fields.${key}`, message: expect.any(String) });
  expect(answer.status).toBeLessThan(500);
  expect(await showOrder(id)).toEqual(before);
});

test('wrong bodies, unknown orders and customers are refused', async () => {
  const { id } = await order(shop, { CUP: 1 }, { method });
  const { fieldsVersion: version } = await showOrder(id);
  for (const body of [
    {},
    { version },
    { fields: {} },
    { version: 7, fields: {} },
    { version, fields: { engraving: [] } },
  ])
    expect((await put(`orders/${id}/fields`, body)).status).toBe(400);
  expect((await put('orders/999999/fields', { version, fields: {} })).body).toMatchObject({ code: 'order.not-found' });
  expect((await put('customer/999999/fields', { version, fields: {} })).body).toMatchObject({
    code: 'customer.not-found',
  });
  expect((await put(`orders/${id}/fields`, { version, fields: {} }, await signInAs(shop, 'read-only'))).status).toBe(
    403,
  );
  expect((await put(`orders/${id}/fields`, { version, fields: {} }, await signInAs(shop, 'editor'))).status).toBe(403);
});

test('orders and customers of another store do not exist here', async () => {
  const { db } = shop.database;
  const customer = await newCustomer(shop);
  const { id } = await ownOrder(customer);
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into stores overriding system value select (jsonb_populate_record(s, jsonb_build_object('id', s.id + 1000, 'code', 'OTHER'))).* from stores s limit 1 returning id`,
  );
  const other = rows[0]?.id ?? 0;
  const version = (await showOrder(id)).fieldsVersion;
  await db.execute(sql`update orders set store_id = ${other} where id = ${id}`);
  await db.execute(sql`update customers set store_id = ${other} where id = ${customer.id}`);
  for (const path of [`orders/${id}`, `customer/${customer.id}`]) {
    expect((await shop.get(`private/${path}`, clerk.headers)).status).toBe(404);
    expect((await put(`${path}/fields`, { version, fields: {} })).status).toBe(404);
  }
});

test('line separators and broken characters are stored or refused, and drawn on the invoice', async () => {
  const placed = await order(shop, { CUP: 1 }, { method });
  expect((await saveOrder(placed.id, { 'gift.en': 'one\u2028two', engraving: '<b>\u2029</b>' })).status).toBe(200);
  expect((await showOrder(placed.id)).fields).toMatchObject({ 'gift.en': 'one\u2028two' });
  for (const text of ['half \ud800', 'nul \u0000'])
    expect((await saveOrder(placed.id, { 'gift.en': text })).status).toBeLessThan(500);
  expect((await shop.raw(`/api/v1/orders/${placed.id}/invoice?key=${placed.key}`, {})).statusCode).toBe(200);
});
