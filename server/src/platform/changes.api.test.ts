// Cached values are evicted the moment they are no longer true.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { refreshDue } from '../catalog/listing/listing-moments.ts';
import { DAY } from './clock.ts';

let shop: TestShop;
let now = new Date();
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now);
});
afterAll(() => shop.close());

test.each([
  [
    'a product’s name',
    sql`update product_texts set name = 'Renamed' where friendly_url = 'blue-mug'`,
    'product/MUG',
    { description: { name: 'Renamed' } },
  ],
  [
    'the stock of a variant',
    sql`update variants set stock = 77 where sku = 'MUG-BLUE-S'`,
    'products/?sku=MUG',
    { products: [{ quantity: 79 }] },
  ],
  [
    'a category',
    sql`update category_texts set name = 'Cups' where friendly_url = 'mugs'`,
    'category/mugs',
    { description: { name: 'Cups' } },
  ],
  [
    'a category a product stands in',
    sql`update category_texts set name = 'Beakers' where friendly_url = 'mugs'`,
    'product/MUG',
    { categories: [{ description: { name: 'Beakers' } }] },
  ],
  [
    'a page',
    sql`update content_texts set name = 'New story' where friendly_url = 'our-story'`,
    'content/pages/story',
    { description: { name: 'New story' } },
  ],
  ['the store', sql`update stores set phone = '555'`, 'store/DEFAULT', { phone: '555' }],
  [
    'a group',
    sql`delete from product_group_items where position = 0`,
    'products/group/FEATURED_ITEM',
    { products: [{ sku: 'MUG' }] },
  ],
])('a change of %s invalidates its tags', async (_, change, path, expected) => {
  const before = await shop.get(path);
  expect(before.status).toBe(200);
  expect(before.body).not.toMatchObject(expected);
  await shop.database.db.execute(change);
  await eventually(async () => expect((await shop.get(path)).body).toMatchObject(expected));
});

test('a special price ends, and a product goes on sale, at its date (INPUT-10)', async () => {
  expect((await shop.get('product/LAMP')).body).toMatchObject({ finalPrice: '$80.00', discounted: true });
  expect((await shop.get('product/TOMORROW')).status).toBe(404);
  now = new Date(now.getTime() + 11 * DAY);
  await refreshDue(shop.database.db, now);
  await eventually(async () =>
    expect((await shop.get('product/LAMP')).body).toMatchObject({ finalPrice: '$100.00', discounted: false }),
  );
  expect((await shop.get('product/TOMORROW')).status).toBe(200);
});

test('the price history cannot be changed', async () => {
  const rewriting = [sql`update price_offers set amount = 1`, sql`delete from price_offers`];
  for (const statement of rewriting) {
    await expect(shop.database.db.execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('price_offers only grows') }),
    });
  }
});

test('stock below zero is refused by the database', async () => {
  await expect(shop.database.db.execute(sql`update variants set stock = -1`)).rejects.toThrow();
});
