// Changes invalidate caches: a change of one product does not evict lists and pages that do not show it.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
const announced: string[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml('products:\n  - { sku: CUP, categories: [living], name: Cup, price: 20, stock: 5 }');
  await shop.database.listen('vitrine_changes', (tag) => announced.push(tag));
});
afterAll(() => shop.close());

const announcedBy = async (change: () => Promise<unknown>): Promise<string[]> => {
  announced.length = 0;
  await change();
  // Notifications arrive in order, so this one is the last.
  await shop.database.db.execute(sql`select pg_notify('vitrine_changes', 'end')`);
  await expect.poll(() => announced).toContain('end');
  return announced.filter((tag) => tag !== 'end');
};

const idsOf = async (query: ReturnType<typeof sql>): Promise<number[]> => {
  const { rows } = await shop.database.db.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
};

test('a new price is announced to the product and the lists of its categories, not to menus and names', async () => {
  const [id] = await idsOf(sql`select id from products where sku = 'CUP'`);
  const categories = await idsOf(sql`select category_id as id from listing_categories where product_id = ${id}`);
  const tags = await announcedBy(() => shop.commands.setPrice('CUP', '24.50'));
  expect(tags).toContain(`product:${id}`);
  expect(tags.filter((tag) => tag.startsWith('category:')).toSorted()).toEqual(
    categories.map((category) => `category:${category}`).toSorted(),
  );
  for (const unrelated of ['everything', 'catalogue', 'store', 'counts', 'names'])
    expect(tags).not.toContain(unrelated);
});

test('a hidden product is announced to menus and names', async () => {
  const tags = await announcedBy(() => shop.commands.setVisible('CUP', false));
  expect(tags).toEqual(expect.arrayContaining(['counts', 'names']));
});
