import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { lastPage, readListQuery } from './list-query.ts';
import { EarlierProducts, LoadMore } from './load-more.tsx';
import type { ProductList } from './load-product-list.ts';

function show(page: number, total: number): string {
  const query = readListQuery(new URLSearchParams({ page: String(page) }));
  const before = page > 8 ? 24 * (page - (page % 8 || 8)) : 0;
  const cards = Array.from({ length: Math.min(total, 24 * page) - before }) as ProductList['cards'];
  const list: ProductList = { cards, before, total, hasMore: false, filters: [], brands: [], query };
  return renderToStaticMarkup(
    <MemoryRouter>
      <EarlierProducts list={list} />
      <LoadMore list={list} />
    </MemoryRouter>,
  );
}

test('pages are added up to eight; the next one begins anew and leads back', () => {
  expect(show(1, 500)).toContain('href="/?page=2"');
  expect(show(8, 180)).toContain('Showing 180 of 180<');
  expect(show(8, 500)).toContain('Showing 192 of 500');
  expect(show(8, 500)).toMatch(/href="\/\?page=9"[^>]*>Next products</);
  expect(show(10, 500)).toContain('Showing 193–240 of 500');
  expect(show(10, 500)).toMatch(/href="\/\?page=8"[^>]*>Earlier products</);
  expect(show(10, 500)).toMatch(/href="\/\?page=11"[^>]*>Load more</);
});

test('the last page that can be shown says so instead of leading to itself', () => {
  expect(show(lastPage, 20_000)).toContain('Showing 9600 of 20000. Use filters to narrow the list.');
  expect(show(lastPage, 20_000)).not.toContain(`page=${lastPage + 1}`);
});
