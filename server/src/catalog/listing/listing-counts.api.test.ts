// Compares the stored counts with counted rows after each operation that can change a product.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const rowsOf = async (query: string): Promise<unknown[]> => {
  const { rows } = await shop.database.db.execute(sql.raw(query));
  return rows;
};

const keptRows = () =>
  rowsOf(`select store_id as scope, 'store' as kind, manufacturer_id, products from listing_counts where products <> 0
    union all select category_id, 'category', manufacturer_id, products from listing_category_counts where products <> 0
    union all select category_id, 'total', 0, products from listing_category_totals where products <> 0
    order by 2, 1, 3`);
const countedRows = () =>
  rowsOf(`select store_id as scope, 'store' as kind, coalesce(manufacturer_id, 0) as manufacturer_id, count(*)::int as products
      from product_listings where shown group by 1, 3
    union all select category_id, 'category', coalesce(manufacturer_id, 0), count(*)::int from listing_categories group by 1, 3
    union all select category_id, 'total', 0, count(*)::int from listing_categories group by 1
    order by 2, 1, 3`);

const changes: [string, string][] = [
  ['nothing was changed', 'select 1'],
  [
    'a product is hidden',
    'update product_listings set shown = false where product_id = (select min(product_id) from product_listings where shown)',
  ],
  ['all are shown', 'update product_listings set shown = true'],
  ['a brand is taken away', 'update product_listings set manufacturer_id = null where product_id % 2 = 0'],
  ['another brand is given', 'update listing_categories set manufacturer_id = (select max(id) from manufacturers)'],
  ['a price is changed', 'update product_listings set price = price + 1'],
  [
    'a category loses its products',
    'delete from listing_categories where category_id = (select min(category_id) from listing_categories)',
  ],
  [
    'a listing is gone',
    'delete from product_listings where product_id = (select max(product_id) from product_listings)',
  ],
  [
    'a listing is written over',
    `insert into product_listings select * from product_listings
      on conflict (product_id) do update set shown = not product_listings.shown`,
  ],
];

test.each(changes)('when %s', async (_, change) => {
  await shop.database.db.execute(sql.raw(change));
  const counted = await countedRows();
  expect(counted.length).toBeGreaterThan(0);
  expect(await keptRows()).toEqual(counted);
});
