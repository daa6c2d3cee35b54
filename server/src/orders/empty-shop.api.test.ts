// A clean start after trying the shop: everything goes but the store and its settings.
import { listProducts } from '@vitrine/contract/catalog/catalog.ts';
import { readStore } from '@vitrine/contract/store/store.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { order } from '../../testing/checkout-steps.ts';
import { ScriptedProvider } from '../../testing/scripted-provider.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs } from '../../testing/test-staff.ts';
import { bankTransfer } from '../payments/bank-transfer.ts';

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

test('a shop that has taken money is not emptied', async () => {
  const { id } = await order(shop, { THING: 1 }, { method: 'bank-transfer' });
  await shop.commands.receivePayment(id);
  await expect(shop.commands.emptyShop()).rejects.toMatchObject({ code: 'shop.has-orders' });
  expect(await countOf('orders')).toBe(1);
});
