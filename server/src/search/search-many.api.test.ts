// Searches with many results: complete and without duplicates for every filter, order and page.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { countListed, findFew, findMatching } from '../catalog/listing/listing-repository.ts';
import { createCache, findStores } from '../store/store.ts';
import { refreshDocuments } from './search.ts';
import { findAll, findListed, hasWords, type Search } from './search-repository.ts';
import { findFurtherNames } from './suggestions/known-names.ts';
import { readTyped } from './suggestions/suggest-names.ts';
import { findBeginning, findNames } from './suggestions/suggestions-repository.ts';

const PEGS = 1500;
/** Two of three have the word in their name or highlights; the others only mention it. */
const REAL_PEGS = 1000;
const FIRST = 1_000_000;

let shop: TestShop;
let brands: number[];
beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop.database;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('vitrine.bulk', 'on', true)`);
    // All have the same position, so only the id orders them.
    await tx.execute(sql`insert into products (id, store_id, sku, manufacturer_id, visible, available, shippable, pre_order,
        available_on, added_on, position) select ${FIRST} + n, s.id, 'P-' || n, b.ids[1 + n % 2], true, true, true, false,
        '2026-01-01', date '2026-01-01', 9 from stores s, generate_series(1, ${PEGS}::int) n,
        (select array_agg(id order by id) as ids from manufacturers) b`);
    await tx.execute(sql`insert into product_texts (product_id, store_id, language, name, friendly_url, highlights, description)
      select id, store_id, 'en', case when id % 3 = 0 then 'Plain Peg ' else 'Plain Hook ' end || (id - ${FIRST}),
        'p-' || (id - ${FIRST}), case when id % 3 = 1 then 'A peg' else '' end, 'As good as a peg' from products where id > ${FIRST}`);
    await tx.execute(sql`insert into product_listings (product_id, store_id, shown, manufacturer_id, price, position, added_on,
        rating, sold) select id, store_id, true, manufacturer_id, id - ${FIRST}, position, added_on, 0, 0
      from products where id > ${FIRST}`);
    const [store] = await findStores(tx);
    if (store)
      await refreshDocuments(
        tx,
        store,
        range(1, PEGS).map((n) => FIRST + n),
      );
  });
  const { body } = await shop.get('search/?name=peg&count=1');
  brands = (body as Found).manufacturers.map(({ id }) => id);
}, 120_000);
afterAll(() => shop.close());

interface Found {
  products: { id: number }[];
  recordsTotal: number;
  totalPages: number;
  manufacturers: { id: number; productCount: number }[];
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const find = async (query: string) => (await shop.get(`search/?${query}`)).body as Found;
const suggested = async (typed: string) => {
  const { body } = await shop.get(`search-products/?count=5&name=${encodeURIComponent(typed)}`);
  return (body as { products: { id: number }[] }).products.map(({ id }) => id - FIRST);
};
/** Suggested names as in a large shop, where not all are in memory, with a cache of its own. */
const openFurtherNames = async (language = 'en') => {
  const { db } = shop.database;
  const [store] = await findStores(db);
  if (!store) throw new Error('no store');
  const { cache } = createCache();
  return async (typed: string) => {
    const names = await findFurtherNames({ db, store, language, cache }, readTyped(typed), 5);
    return [...new Set(names.map(({ id }) => id - FIRST))];
  };
};
/** Triggers are disabled, so only a new query sees the change. */
const renameSilently = (from: string, to: string) =>
  shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`);
    await tx.execute(sql`update search_documents set name = ${to} where name = ${from}`);
  });
const searchOf = async (text: string): Promise<Search> => {
  const [store] = await findStores(shop.database.db);
  return { storeId: store?.id ?? 0, language: 'en', text, terms: [[[text]]] };
};
const numbers = ({ products }: Found) => products.map(({ id }) => id - FIRST);
const allPages = async (query: string, size: number) => {
  const { totalPages } = await find(`${query}&count=${size}`);
  const pages = await Promise.all(range(0, totalPages - 1).map((page) => find(`${query}&count=${size}&page=${page}`)));
  return pages.flatMap(numbers);
};

describe('a word that many products have', () => {
  test('is counted completely, for each brand', async () => {
    const { recordsTotal, manufacturers } = await find('name=peg&count=1');
    expect(recordsTotal).toBe(REAL_PEGS);
    expect(manufacturers.map(({ productCount }) => productCount)).toEqual([REAL_PEGS / 2, REAL_PEGS / 2]);
    expect((await find('name=good&count=1')).recordsTotal).toBe(PEGS);
  });

  test('is filtered before the results are limited', async () => {
    const dearest = await find(`name=plain&priceFrom=${(PEGS - 2) / 100}&sort=price-desc`);
    expect(numbers(dearest)).toEqual([PEGS, PEGS - 1, PEGS - 2]);
    const ofOneBrand = await find(`name=plain&manufacturer=${brands[0]}&priceFrom=${(PEGS - 3) / 100}`);
    expect(ofOneBrand.recordsTotal).toBe(2);
    const { body } = await shop.get(`products/?name=plain&count=5&priceFrom=${(PEGS - 2) / 100}`);
    expect((body as Found).recordsTotal).toBe(3);
  });

  test.each(['', '&sort=price-desc', '&sort=newest', '&sort=rating'])('is on the pages%s once', async (sort) => {
    const ids = await allPages(`name=plain${sort}`, 400);
    expect(ids).toHaveLength(PEGS);
    expect(new Set(ids).size).toBe(PEGS);
    // Another page size gives the same order.
    expect(await allPages(`name=plain${sort}`, 1000)).toEqual(ids);
  });

  test('is sorted by names, then highlights', async () => {
    const kinds = (await allPages('name=peg', 1000)).map((number) => (FIRST + number) % 3);
    expect(kinds).toEqual(kinds.toSorted());
    expect(new Set(kinds).size).toBe(2);
  });

  test('is read only in part in a large shop, and says so', async () => {
    const search = await searchOf('plain');
    const some = await findAll(shop.database.db, search, 'best', { most: 100 });
    expect(some.ids).toHaveLength(100);
    expect(some.isComplete).toBe(false);
    expect((await findAll(shop.database.db, await searchOf('1498'), 'best', { most: 100 })).isComplete).toBe(true);
    // Parts of words are searched when the words themselves are not enough.
    const parts = await findAll(shop.database.db, await searchOf('plai'), 'best', { most: 2000 });
    expect(parts.ids).toHaveLength(PEGS);
  });

  test('is not searched as a part of words in a large shop when a product has all of several words', async () => {
    const words = ['plain', 'hook', '13'];
    const search = { ...(await searchOf(words.join(' '))), terms: words.map((word) => [[word]]) };
    const { ids, isComplete } = await findAll(shop.database.db, search, 'best', { most: 100 });
    expect([...ids]).toEqual([FIRST + 13]);
    expect(isComplete).toBe(true);
    const parts = { ...search, terms: ['plai', 'hook', '13'].map((word) => [[word]]) };
    expect((await findAll(shop.database.db, parts, 'best', { most: 100 })).ids.length).toBeGreaterThan(1);
  });

  test('is ranked among chosen products as among all', async () => {
    const search = await searchOf('peg');
    const all = await findAll(shop.database.db, search, 'best');
    const chosen = [...all.ids].filter((_id, at) => at % 7 === 0);
    const among = await findAll(shop.database.db, search, 'best', { among: [...chosen.toReversed(), 1] });
    expect([...among.ids]).toEqual(chosen);
  });

  test('is shown in the order of the names in memory', async () => {
    const { db } = shop.database;
    const found = await findListed(db, [FIRST + 9, 1, FIRST + 4]);
    expect([...found.ids]).toEqual(expect.arrayContaining([FIRST + 9, FIRST + 4]));
    expect(found.ids[0]).toBe(FIRST + 9);
    expect(found.prices.at(-1)).toBe(4);
  });

  test('is found in the order of a list, by filter', async () => {
    const { db } = shop.database;
    const search = await searchOf('hook');
    const filter = { priceFrom: 100, priceUntil: 110 };
    expect(await findFew(db, search.storeId, filter, 10)).toBeUndefined();
    expect((await findFew(db, search.storeId, filter, 11))?.length).toBe(11);
    const window = { sort: 'price-desc', limit: 3, most: 11 } as const;
    const listed = await findMatching(db, search.storeId, filter, (id) => hasWords(search, id), window);
    expect(listed.map((id) => id - FIRST)).toEqual([109, 108, 106]);
  });

  test('is counted up to a limit in lists', async () => {
    const { storeId } = await searchOf('plain');
    const filter = { priceFrom: 1, priceUntil: PEGS };
    expect(await countListed(shop.database.db, storeId, filter, 1000)).toEqual({ products: 1000, hasMore: true });
    const exact = await countListed(shop.database.db, storeId, filter);
    expect(exact.hasMore).toBe(false);
    expect(exact.products).toBeGreaterThanOrEqual(PEGS);
  });

  test('is suggested also for products far down the list', async () => {
    expect(await suggested('hook 1498')).toEqual([1498]);
    expect(await suggested('1498 hoo')).toEqual([1498]);
    // Only its highlights have the word.
    expect(await suggested('peg 1498')).toEqual([1498]);
  });

  test('is suggested from memory in a shop whose names are all in it', async () => {
    expect(await suggested('plain hook 1492')).toEqual([1492]);
    await renameSilently(' plain hook 1492', ' plain hook 14920');
    // A new text, and still no query.
    expect(await suggested('hook 1492')).toEqual([1492]);
    await shop.database.db.execute(
      sql`update search_documents set name = ' renamed hook 1492' where name = ' plain hook 14920'`,
    );
    await expect.poll(() => suggested('renamed')).toEqual([1492]);
    await shop.database.db.execute(
      sql`update search_documents set name = ' plain hook 1492' where name = ' renamed hook 1492'`,
    );
  });

  test('is suggested by the beginning of names in a large shop, before names with its parts', async () => {
    const find = await openFurtherNames();
    const many = await find('plain hook 1');
    expect(many).toHaveLength(50);
    expect(many.every((number) => `${number}`.startsWith('1') && (FIRST + number) % 3 > 0)).toBe(true);
    // Only names with parts of the text are left.
    expect(await find('hook 1498')).toEqual([1498]);
    expect(await find('lain hook 1498')).toEqual([1498]);
    expect(await find('plain hook 1498')).toEqual([1498]);
    for (const typed of ['1498 hook plai', 'hook plain 1498', '1498 hoo', 'ook 1498'])
      expect(await find(typed)).toEqual([1498]);
    const scope = await searchOf('');
    const beginning = async (typed: string, language = 'en') =>
      (await findBeginning(shop.database.db, { ...scope, language }, readTyped(typed), 5)).names.length;
    expect(await beginning('plain hook 1498')).toBe(1);
    for (const typed of ['plain%', 'plain _ook 1498', '\\', '\u{10ffff}']) expect(await beginning(typed)).toBe(0);
    expect(await beginning('plain hook 1498', 'xx')).toBe(0);
  });

  test('is not queried again for the next letter when all results are known', async () => {
    const find = await openFurtherNames();
    expect(await find('1495')).toEqual([1495]);
    await renameSilently(' plain hook 1495', ' plain hook 14955');
    expect(await find('14955')).toEqual([]);
    // Other letters are not cached.
    expect(await find('hook 14955')).toEqual([1495]);
    expect(await (await openFurtherNames())('14955')).toEqual([1495]);
    await renameSilently(' plain hook 14955', ' plain hook 1495');
  });

  test('is queried again for the next letter only when not all results are known', async () => {
    const [store] = await findStores(shop.database.db);
    const isComplete = async (typed: string, language = 'en') => {
      const place = { storeId: store?.id ?? 0, language };
      return (await findNames(shop.database.db, place, readTyped(typed), 5)).isComplete;
    };
    expect(await isComplete('plain hook 14')).toBe(false);
    expect(await isComplete('plain hook 149')).toBe(true);
    expect(await isComplete('plain hook nowhere')).toBe(true);
    // The limit was reached, so names may be missing; short words match only at the start of a word.
    expect(await isComplete('plain', 'xx')).toBe(false);
    expect(await isComplete('zq')).toBe(false);
  });

  test('is suggested to concurrent requests, to each for its own text', async () => {
    const asked = range(1001, 1060);
    const typed = (number: number) => ['plain', 'plai', ''].map((word) => `${word} ${number}`)[number % 3] ?? '';
    expect(await Promise.all(asked.map((number) => suggested(typed(number))))).toEqual(asked.map((number) => [number]));
  });
});
