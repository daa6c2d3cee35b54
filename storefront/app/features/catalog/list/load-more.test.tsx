import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { mostPages, readListQuery } from './list-query.ts';
import { LoadMore } from './load-more.tsx';
import type { ProductList } from './load-product-list.ts';

function show(page: number, total: number): string {
  const query = readListQuery(new URLSearchParams({ page: String(page) }));
  const cards = Array.from({ length: Math.min(total, 24 * page) }) as ProductList['cards'];
  const list: ProductList = { cards, total, hasMore: false, brands: [], query };
  return renderToStaticMarkup(
    <MemoryRouter>
      <LoadMore list={list} />
    </MemoryRouter>,
  );
}

test('the last page that can be shown says so instead of leading to itself', () => {
  expect(show(1, 500)).toContain('href="/?page=2"');
  expect(show(mostPages, 500)).toContain('Showing 192 of 500. Use filters to narrow the list.');
  expect(show(mostPages, 500)).not.toContain('href=');
  expect(show(mostPages, 180)).toContain('Showing 180 of 180<');
});
