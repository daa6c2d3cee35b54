// A clean start after trying the shop: everything goes but the store and its settings.
import { join } from 'node:path';
import { listProducts } from '@vitrine/contract/catalog/catalog.ts';
import { listShippingCountries, readConfig, readStore } from '@vitrine/contract/store/store.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { order } from '../../testing/checkout-steps.ts';
import { ScriptedProvider } from '../../testing/scripted-provider.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../testing/test-staff.ts';
import { bankTransfer } from '../payments/bank-transfer.ts';
import type { PaymentSettings } from '../payments/payments.ts';
import { serverFolder } from '../platform/program.ts';

let shop: TestShop;
let provider: ScriptedProvider;
beforeEach(async () => {
  provider = new ScriptedProvider('test');
  shop = await openTestShop(undefined, undefined, {
    payments: { adapters: [provider.adapter, bankTransfer], bankAccount: 'US00 1234' },
  });
  await shop.importYaml(THING);
});
afterEach(() => shop.close());

const THING = 'products:\n  - { sku: THING, categories: [living], name: Thing, price: 10, stock: 50 }';
const countOf = async (table: string) =>
  (await shop.database.db.execute<{ rows: number }>(sql`select count(*)::int as rows from ${sql.identifier(table)}`))
    .rows[0]?.rows;
const listed = async () => (await shop.call(listProducts, {})).recordsTotal;

test('an emptied shop has its store and nothing else, and is filled anew by an import', async () => {
  const { id } = await order(shop, { THING: 1 }, { method: 'test' });
  provider.paymentOf(id).state = 'paid';
  await shop.reconcile();
  const before = await shop.call(readStore, { params: { code: 'DEFAULT' } });
  expect(await listed()).toBeGreaterThan(0);
  await shop.database.db.execute(
    sql`insert into archived_orders (store_id, number, placed_at, currency, details) values (1, '#7', now(), 'EUR', '{}')`,
  );
  const owner = await signInAs(shop, 'owner');
  expect(await shop.commands.emptyShop()).toBe(before.name);
  await expect.poll(listed).toBe(0);
  expect(await shop.call(readStore, { params: { code: 'DEFAULT' } })).toEqual(before);
  for (const table of [
    'products',
    'price_offers',
    'orders',
    'archived_orders',
    'carts',
    'mail_outbox',
    'contents',
    'coupons',
    'media',
  ])
    expect([table, await countOf(table)]).toEqual([table, 0]);
  expect(await countOf('secrets')).toBeGreaterThan(0);
  expect((await shop.get('private/today', owner.headers)).status).toBe(200);
  const [emptied, imported] = await shop.commands.listHistory();
  expect(emptied).toMatchObject({ action: 'empty', entries: [] });
  await expect(shop.commands.undoChange(emptied?.id ?? 0)).rejects.toMatchObject({ code: 'history.emptied' });
  await expect(shop.commands.undoChange(imported?.id ?? 0)).rejects.toMatchObject({ code: 'history.changed-again' });
  await shop.importYaml(`categories: [{ code: living, name: Living }]\n${THING}`);
  await expect.poll(listed).toBe(1);
  const next = await order(shop, { THING: 1 }, { method: 'bank-transfer' });
  expect(next.id).toBeGreaterThan(id);
});

describe('a demo shop', () => {
  const demoFolder = join(serverFolder, 'demo');
  let demo: TestShop;
  let owner: TestStaff;
  const openDemo = async (payments: PaymentSettings) => {
    demo = await openTestShop(demoFolder, undefined, { shopUrl: 'http://localhost', payments });
    owner = await signInAs(demo, 'owner');
  };
  afterEach(() => demo.close());
  const read = async (path: string) => (await demo.get(path, owner.headers)).body as Record<string, unknown>;
  const put = async (path: string, changes: object) => {
    const { version } = await read(path);
    const payload = { version, ...changes };
    const answer = await demo.send({ method: 'PUT', url: `/api/v1/${path}`, headers: owner.headers, payload });
    expect(answer.status).toBe(200);
  };

  test('emptied without a word of its own has no setting left that shoppers read', async () => {
    await openDemo({});
    expect(await demo.commands.emptyShop()).toBe('My shop');
    expect(await demo.call(readStore, { params: { code: 'DEFAULT' } })).toMatchObject({
      name: 'My shop',
      email: null,
      phone: null,
      inBusinessSince: new Date().toISOString().slice(0, 10),
      address: { address: null, city: null, postalCode: null, stateProvince: null },
    });
    expect(await demo.call(readConfig, {})).toMatchObject({
      displayContactUs: false,
      facebook: null,
      pinterest: null,
      instagram: null,
      youtube: null,
    });
    expect(await demo.call(listShippingCountries, {})).toEqual([]);
    expect(await read('private/store/sales-rules')).toMatchObject({ delivery: [], taxes: [] });
    // Test payments and a sample bank account are no payment methods of a real shop.
    const { methods } = (await read('private/payments')) as { methods: { isOn: boolean }[] };
    expect(methods.filter(({ isOn }) => isOn)).toEqual([]);
  });

  test('keeps what the merchant has set before', async () => {
    await openDemo({ bankAccount: 'US00 1234' });
    await put('private/store', { name: 'Corner', address: '1 Own Street', phone: null, email: 'me@corner.example' });
    const { delivery, taxes } = (await read('private/store/sales-rules')) as { delivery: object[]; taxes: object[] };
    const own = { ...delivery[0], countries: ['IE'] };
    await put('private/store/sales-rules', {
      delivery: [...delivery, own],
      taxes: [...taxes, { ...taxes[0], rate: 1 }],
    });
    expect(await demo.commands.emptyShop()).toBe('Corner');
    expect(await read('private/store')).toMatchObject({
      name: 'Corner',
      address: '1 Own Street',
      city: 'Portland',
      email: 'me@corner.example',
    });
    expect(await read('private/store/sales-rules')).toMatchObject({ delivery: [own], taxes: [{ rate: 1 }] });
    expect(await demo.call(listShippingCountries, {})).toMatchObject([{ code: 'IE' }]);
    const { methods } = (await read('private/payments')) as { methods: { code: string; isOn: boolean }[] };
    expect(methods.find(({ code }) => code === 'bank-transfer')).toMatchObject({ isOn: true });
  });

  test('that has taken money is told which of its settings are those of the demo shop', async () => {
    await openDemo({ bankAccount: 'US00 1234' });
    expect(await read('private/today')).toMatchObject({ demoSettings: 0 });
    const { id } = await order(demo, { 'CLOCK-OAK': 1 }, { method: 'bank-transfer' });
    await demo.commands.receivePayment(id);
    expect(await read('private/today')).toMatchObject({ demoSettings: 4 });
    await put('private/store', { name: 'Corner', address: '1 Own Street', phone: null, email: 'me@corner.example' });
    expect(await read('private/today')).toMatchObject({ demoSettings: 0 });
  });
});

test('a shop that has taken money is not emptied', async () => {
  const { id } = await order(shop, { THING: 1 }, { method: 'bank-transfer' });
  await shop.commands.receivePayment(id);
  await expect(shop.commands.emptyShop()).rejects.toMatchObject({ code: 'shop.has-orders' });
  expect(await countOf('orders')).toBe(1);
});
