import type { Client } from '@vitrine/contract/client.ts';
import { expect, test } from 'vitest';
import { readListQuery } from './list-query.ts';
import { loadProductList } from './load-product-list.ts';

/** A list of so many products, and what it was asked for. */
function listOf(total: number) {
  const asked: [page: number, count: number][] = [];
  const api = (async ({ name }: { name: string }, { query }: { query: { page: number; count: number } }) => {
    if (name !== 'listProducts') return { manufacturers: [] };
    const { page, count } = query;
    asked.push([page, count]);
    const length = Math.max(0, Math.min(count, total - page * count));
    const products = Array.from({ length }, (_, at) => ({
      id: page * count + at,
      sku: `P-${page * count + at}`,
      description: { name: 'Mug', friendlyUrl: 'mug' },
      images: [],
      options: [],
      variants: [],
      categories: [],
    }));
    return { products, recordsTotal: total };
  }) as unknown as Client<'public'>;
  const load = async (page: number) => {
    const query = readListQuery(new URLSearchParams({ page: String(page) }));
    const list = await loadProductList({ api, shopUrl: 'http://shop.test', language: 'en' }, query);
    return { before: list.before, shown: list.cards.length, page: list.query.page };
  };
  return { asked, load };
}

test('the first eight pages are one request, later groups one for each page', async () => {
  const { asked, load } = listOf(500);
  expect(await load(8)).toEqual({ before: 0, shown: 192, page: 8 });
  expect(await load(10)).toEqual({ before: 192, shown: 48, page: 10 });
  expect(asked).toEqual([
    [0, 192],
    [8, 24],
    [9, 24],
  ]);
});

test('a page that the list does not have leads to its last one', async () => {
  expect(await listOf(500).load(60)).toEqual({ before: 384, shown: 116, page: 21 });
  expect(await listOf(30).load(60)).toEqual({ before: 0, shown: 30, page: 2 });
  expect(await listOf(0).load(60)).toEqual({ before: 1344, shown: 0, page: 60 });
});
