// Lists of the merchant with more hits than are counted: the same rows and order as for few, on every page.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { CatalogRequest } from '../catalog/catalog.ts';
import { COUNT_LIMIT } from '../platform/list-page.ts';
import { findStores } from '../store/store.ts';
import { findStaffProducts } from './search.ts';

const FIRST = 1_000_000;
/** More names than are read in order come before the first peg. */
const HOOKS = 1500;
const PEGS = COUNT_LIMIT + 100;
const ALL = HOOKS + PEGS;
const LIMIT = 5;

let shop: TestShop;
let storeId: number;
beforeAll(async () => {
  shop = await openTestShop();
  storeId = (await findStores(shop.database.db))[0]?.id ?? 0;
  await shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('vitrine.bulk', 'on', true)`);
    await tx.execute(sql`insert into products (id, store_id, sku, visible, available, shippable, pre_order, available_on, added_on, position)
      select ${FIRST} + n, ${storeId}, 'N-' || n, true, true, true, false, '2026-01-01', date '2026-01-01', 9
      from generate_series(1, ${ALL}::int) n`);
    await tx.execute(sql`create temp table named on commit drop as
      select id, case when id <= ${FIRST + HOOKS} then ' hook ' else ' peg ' end || lpad((id - ${FIRST})::text, 6, '0') as name
      from products where id > ${FIRST}`);
    await tx.execute(sql`insert into search_documents (product_id, store_id, language, name, head, head_words, lead_words, category_words,
        all_words, shown, price, position, added_on, rating, sold)
      select id, ${storeId}, 'en', name, name, '', '', '', '', false, 0, 9, date '2026-01-01', 0, 0 from named`);
    await tx.execute(sql`insert into product_heads (product_id, store_id, archived, words, names)
      select id, ${storeId}, false, name || ' thing', jsonb_build_object('en', name) from named`);
  });
}, 120_000);
afterAll(() => shop.close());

const find = async (request: Partial<CatalogRequest>) => {
  const page = await findStaffProducts(shop.database.db, {
    storeId,
    language: 'en',
    sort: 'name',
    limit: LIMIT,
    after: null,
    ...request,
  });
  return { counted: page.counted, last: page.rows.at(-1) ?? null, found: page.rows.map(({ id }) => id - FIRST) };
};
const from = (first: number, step = 1) => Array.from({ length: LIMIT }, (_, index) => first + index * step);

test('hits that are everywhere are read in the order of names', async () => {
  const first = await find({ text: 'thing' });
  expect(first).toMatchObject({ counted: COUNT_LIMIT, found: from(1) });
  expect(await find({ text: 'thing', after: first.last })).toMatchObject({ found: from(1 + LIMIT) });
});

test('hits that are far down the names are found as well', async () => {
  const first = await find({ text: 'peg' });
  expect(first).toMatchObject({ counted: COUNT_LIMIT, found: from(HOOKS + 1) });
  expect(await find({ text: 'peg', after: first.last })).toMatchObject({ found: from(HOOKS + 1 + LIMIT) });
});

test('the newest come first when they are asked for', async () => {
  const first = await find({ text: 'peg', sort: 'newest' });
  expect(first).toMatchObject({ counted: COUNT_LIMIT, found: from(ALL, -1) });
  expect(await find({ text: 'peg', sort: 'newest', after: first.last })).toMatchObject({
    found: from(ALL - LIMIT, -1),
  });
  // So many names are read without a hit.
  expect(await find({ text: 'hook', sort: 'newest' })).toMatchObject({ counted: HOOKS, found: from(HOOKS, -1) });
});

test('filters hold beside a text', async () => {
  await shop.database.db.execute(sql`update products set visible = false where id = ${FIRST + 2}`);
  expect(await find({ text: 'thing', visible: 'yes' })).toMatchObject({ counted: COUNT_LIMIT, found: [1, 3, 4, 5, 6] });
  expect(await find({ text: 'thing', visible: 'no' })).toMatchObject({ counted: 1, found: [2] });
  expect(await find({ text: 'thing', stock: 'out' })).toMatchObject({ counted: 0, found: [] });
});

test('an archived product leaves the list and comes back, with a text as without', async () => {
  const archive = (archived: boolean) =>
    shop.database.db.execute(sql`update products set archived = ${archived} where id = ${FIRST + 1}`);
  await archive(true);
  expect(await find({ text: 'thing' })).toMatchObject({ found: from(2) });
  expect(await find({ text: 'thing', visible: 'archived' })).toMatchObject({ counted: 1, found: [1] });
  expect(await find({ visible: 'archived' })).toMatchObject({ counted: 1, found: [1] });
  await archive(false);
  expect(await find({ text: 'hook' })).toMatchObject({ counted: HOOKS, found: from(1) });
  expect(await find({ visible: 'archived' })).toMatchObject({ counted: 0, found: [] });
});
