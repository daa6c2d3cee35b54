import type { Client } from '@vitrine/contract/client.ts';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { expect, test } from 'vitest';
import { listMessages } from '../../messages/en/catalog.ts';
import { translate } from '../../messages/translate.ts';
import { loadResults } from './load-results.ts';

const wanted = { words: 'lamp', brands: [] as number[], price: null, sort: 'featured' as const };

/** Fake API with the brands 3 and 4 and only the named endpoints. */
function shopWith(...known: string[]) {
  const asked: [string, object][] = [];
  const api = async (endpoint: { name: string }, { query }: { query: object }) => {
    asked.push([endpoint.name, query]);
    if (!known.includes(endpoint.name)) throw new ApiError(404, '404', '');
    const counted = known.includes('searchProducts') ? { productCount: 2 } : {};
    const manufacturers = [3, 4].map((id) => ({ id, description: { name: `Brand ${id}` }, ...counted }));
    return { products: [], recordsTotal: 0, manufacturers, near: false };
  };
  return { asked, api: api as unknown as Client<'public'> };
}

test('results are requested by 50 with the selected filters (API-7, CONST-4)', async () => {
  const { asked, api } = shopWith('searchProducts');
  await loadResults(api, { ...wanted, brands: [3], price: { min: 5, max: 9 } });
  expect(asked).toEqual([
    ['searchProducts', { name: 'lamp', page: 0, count: 50, manufacturer: [3], priceFrom: 5, priceUntil: 9 }],
  ]);
});

test('a brand without results is no filter', async () => {
  const { asked, api } = shopWith('searchProducts');
  expect(await loadResults(api, { ...wanted, brands: [3, 4, 7] })).toMatchObject({ brands: [3, 4] });
  expect(asked.at(-1)?.[1]).toMatchObject({ manufacturer: [3, 4] });
});

test('a server without this search is asked for its list of products (API-8, API-9)', async () => {
  const { asked, api } = shopWith('listProducts', 'listManufacturers');
  await loadResults(api, wanted);
  expect(asked.map(([name]) => name)).toEqual(['searchProducts', 'listProducts', 'listManufacturers']);
  expect(asked[1]?.[1]).toMatchObject({ name: 'lamp', page: 0, count: 50 });
});

test('such a server gets one brand at a time', async () => {
  const { asked, api } = shopWith('listProducts', 'listManufacturers');
  expect(await loadResults(api, { ...wanted, brands: [3, 4] })).toMatchObject({ brands: [3] });
  for (const [name, query] of asked) if (name === 'listProducts') expect(query).toMatchObject({ manufacturer: [3] });
});

test('more than 50 results are reported as more (SCREEN-37)', () => {
  expect(listMessages.narrow(50, 72)).toBe('Showing 50 of 72. Use filters to narrow the list.');
  expect(translate(listMessages, 'fr').narrow(50, 72)).toBe(
    '50 produits affichés sur 72. Affinez la liste avec les filtres.',
  );
});
