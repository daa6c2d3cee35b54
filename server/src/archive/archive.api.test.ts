import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as account from '@vitrine/contract/account/account.ts';
import { listArchivedOrders } from '@vitrine/contract/archive/archive.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { confirmAddress, newCustomer, newEmail, PASSWORD } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { importCsv } from '../import/csv/import-csv.ts';
import { archivePersonalData } from './archive-feature.ts';

const YEAR = new Date().getUTCFullYear() - 1;
const HEADER =
  'Name,Email,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Refunded Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name';

let shop: TestShop;
let path: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-archive-'));
  path = join(folder, 'orders.csv');
  shop = await openTestShop();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await shop.database.db.execute(sql`truncate archived_orders, limits`);
});

/** Two orders of the address in two currencies, and one of another. */
const rowsOf = (email: string, state = 'paid', refunded = '0.00') => [
  `#1,${email.toUpperCase()},${state},USD,33.00,5.00,2.50,40.50,2.00,${refunded},${YEAR}-03-01 10:00:00 +0000,1,Lamp,30.00,LAMP,Ann Lee`,
  `#1,,,,,,,,,,,1,Shade,5.00,,`,
  `#2,${email},paid,EUR,12.50,0.00,2.08,12.50,0.00,0.00,${YEAR}-04-01 10:00:00 +0000,1,Card,12.50,,Ann Lee`,
  `#3,other@example.net,paid,USD,9.00,0.00,0.00,9.00,0.00,0.00,${YEAR}-04-02 10:00:00 +0000,1,Bowl,9.00,BOWL,Bob`,
];

async function importOrders(rows: readonly string[], preview = false) {
  await writeFile(path, [HEADER, ...rows].join('\n'));
  const ctx = { database: shop.database, storeCode: 'DEFAULT', actor: 'command', shopUrl: 'http://shop.test' } as const;
  const { created, changed, unchanged } = await importCsv(ctx, path, { preview });
  return { created, changed, unchanged };
}

const archiveOf = async (token: string) => (await shop.callAs(token)(listArchivedOrders, {})).orders;

async function count(what: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await shop.database.db.execute<object>(what);
  return rows;
}
const everythingElse = () =>
  count(sql`select (select json_agg(v order by v.id) from variants v)::text as stock,
    (select count(*)::int from mail_outbox) as mails, (select count(*)::int from orders) as orders,
    (select count(*)::int from invoices) as invoices, (select count(*)::int from payments) as payments`);

test('an archived order is shown after its address is verified, and to nobody else', async () => {
  const ann = await newCustomer(shop);
  const stranger = await newCustomer(shop);
  await confirmAddress(shop, stranger);
  await importOrders(rowsOf(ann.email));
  expect(await archiveOf(ann.token)).toEqual([]);
  await confirmAddress(shop, ann);
  expect(await archiveOf(ann.token)).toEqual([
    {
      ...{ number: '#2', datePurchased: `${YEAR}-04-01`, status: 'paid', currency: 'EUR' },
      ...{ discount: 0, shipping: 0, tax: 0, total: 12.5, refunded: 0 },
      products: [{ id: 1, sku: null, name: 'Card', quantity: 1, price: 12.5 }],
    },
    {
      ...{ number: '#1', datePurchased: `${YEAR}-03-01`, status: 'paid', currency: 'USD' },
      ...{ discount: 2, shipping: 5, tax: 2.5, total: 40.5, refunded: 0 },
      products: [
        { id: 1, sku: 'LAMP', name: 'Lamp', quantity: 1, price: 30 },
        { id: 2, sku: null, name: 'Shade', quantity: 1, price: 5 },
      ],
    },
  ]);
  expect(await archiveOf(stranger.token)).toEqual([]);
  expect((await shop.get('auth/customer/archived-orders')).status).toBe(401);
});

test('a customer who verified the address before the import sees the orders at once', async () => {
  const ann = await newCustomer(shop);
  await confirmAddress(shop, ann);
  await importOrders(rowsOf(ann.email));
  expect((await archiveOf(ann.token)).map(({ number }) => number)).toEqual(['#2', '#1']);
});

test('a preview and a second import change nothing; stock, mails, orders, invoices and payments are untouched', async () => {
  const email = newEmail();
  const before = await everythingElse();
  expect(await importOrders(rowsOf(email), true)).toEqual({ created: { order: 3 }, changed: {}, unchanged: {} });
  expect(await count(sql`select 1 from archived_orders`)).toEqual([]);
  expect(await importOrders(rowsOf(email))).toEqual({ created: { order: 3 }, changed: {}, unchanged: {} });
  expect(await importOrders(rowsOf(email))).toEqual({ created: {}, changed: {}, unchanged: { order: 3 } });
  expect(await importOrders(rowsOf(email, 'refunded', '40.50'))).toEqual({
    created: {},
    changed: { order: 1 },
    unchanged: { order: 2 },
  });
  expect(await everythingElse()).toEqual(before);
});

test('the merchant lists the archive, and the history says who imported it; it is not undone', async () => {
  const before = await shop.commands.listHistory();
  await importOrders(rowsOf('ann@example.test'), true);
  expect(await shop.commands.listHistory()).toEqual(before);
  await importOrders(rowsOf('ann@example.test'));
  const [run] = await shop.commands.listHistory();
  expect(run).toMatchObject({
    actor: 'command',
    action: 'import orders.csv',
    entries: [{ kind: 'archive', key: 'orders.csv', fields: { new: { from: null, to: 3 } } }],
  });
  await expect(shop.commands.undoChange(run?.id ?? 0)).rejects.toMatchObject({ code: 'history.permanent' });
  const all = await shop.commands.listArchive({ since: null });
  expect(all.map(({ number, total }) => `${number} ${total}`)).toEqual(['#3 $9.00', '#2 €12.50', '#1 $40.50']);
  expect(all[2]).toMatchObject({ name: 'Ann Lee', amounts: { delivery: '5.00' }, lines: [{ sku: 'LAMP' }, {}] });
  expect(await shop.commands.listArchive({ since: new Date(Date.UTC(YEAR, 3, 2)) })).toHaveLength(1);
});

test('one error, and no order is imported', async () => {
  const broken = `#4,a@example.test,paid,USD,9.00,0.00,0.00,much,0.00,0.00,${YEAR}-04-01,1,Card,1.00,,`;
  await expect(importOrders([...rowsOf(newEmail()), broken])).rejects.toThrow(
    'orders.csv:6, Total: "much" is no amount in USD',
  );
  expect(await count(sql`select 1 from archived_orders`)).toEqual([]);
});

test('the data export has archived orders; they outlive the account and are deleted after ten years', async () => {
  const ann = await newCustomer(shop);
  await confirmAddress(shop, ann);
  await importOrders(rowsOf(ann.email));
  const exported = (await shop.callAs(ann.token)(account.exportData, {})) as { archivedOrders: object[] };
  expect(exported.archivedOrders).toMatchObject([
    { number: '#1', email: ann.email, details: { billingAddress: { name: 'Ann Lee' } } },
    { number: '#2' },
  ]);
  const answer = await shop.send({
    method: 'DELETE',
    url: '/api/v1/auth/customer',
    payload: { password: PASSWORD },
    headers: { authorization: `Bearer ${ann.token}` },
  });
  expect(answer.body).toMatchObject({
    message: expect.stringContaining('Orders from our previous shop, with your name and address'),
  });
  expect(answer.body).toMatchObject({ message: expect.stringContaining(`December\u00a031,\u00a0${YEAR + 10}`) });
  const left = () => count(sql`select number, customer_id from archived_orders order by number`);
  const all = ['#1', '#2', '#3'].map((number) => ({ number, customer_id: null }));
  const { db } = shop.database;
  await archivePersonalData.deleteExpired?.(db, new Date(Date.UTC(YEAR + 10, 11, 31, 23)));
  expect(await left()).toEqual(all);
  await archivePersonalData.deleteExpired?.(db, new Date(Date.UTC(YEAR + 11, 0, 1)));
  expect(await left()).toEqual([]);
});
