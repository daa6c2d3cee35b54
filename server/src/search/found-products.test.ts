import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countBrands,
  foundNothing,
  toFoundProducts as foundOfLists,
  pageOfFound,
  priceRange,
} from './found-products.ts';

const foundOf = (rows: readonly (readonly [id: number, brand: number, price: number])[]) =>
  foundOfLists({
    ids: rows.map(([id]) => id),
    brands: rows.map(([, brand]) => brand),
    prices: rows.map(([, , price]) => price),
  });
const five = foundOf([
  [11, 1, 500],
  [12, 2, 700],
  [13, 0, 500],
  [14, 1, 900],
  [15, 2, 100],
]);
const all = { limit: 100, offset: 0 };

test('filters keep the order and include both ends of a price (API-10)', () => {
  expect(pageOfFound(five, {}, all)).toEqual({ ids: [11, 12, 13, 14, 15], total: 5 });
  expect(pageOfFound(five, { priceFrom: 500, priceUntil: 700 }, all)).toEqual({ ids: [11, 12, 13], total: 3 });
  expect(pageOfFound(five, { manufacturerIds: [2, 1] }, all).ids).toEqual([11, 12, 14, 15]);
  expect(pageOfFound(five, { manufacturerIds: [1], priceUntil: 500 }, all)).toEqual({ ids: [11], total: 1 });
  expect(pageOfFound(five, { manufacturerIds: [] }, all)).toEqual({ ids: [], total: 0 });
});

test('a page after the last is empty and has the total', () => {
  expect(pageOfFound(five, {}, { limit: 2, offset: 4 })).toEqual({ ids: [15], total: 5 });
  expect(pageOfFound(five, {}, { limit: 2, offset: 8 })).toEqual({ ids: [], total: 5 });
  expect(pageOfFound(foundNothing, {}, all)).toEqual({ ids: [], total: 0 });
});

test('brands are counted, with lowest and highest price', () => {
  expect([...countBrands(five)]).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(priceRange(five)).toEqual({ min: 100, max: 900 });
  expect(priceRange(foundNothing)).toBeUndefined();
});

test('the pages of any filter contain each matching product once, in order', () => {
  const row = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 3 }), fc.nat(1000));
  const rows = fc.uniqueArray(row, { selector: ([id]) => id, maxLength: 60 });
  fc.assert(
    fc.property(
      rows,
      fc.subarray([1, 2, 3]),
      fc.nat(1000),
      fc.integer({ min: 1, max: 9 }),
      (some, brands, low, size) => {
        const filter = { manufacturerIds: brands, priceFrom: low };
        const pages = Array.from({ length: Math.ceil(some.length / size) }, (_, page) =>
          pageOfFound(foundOf(some), filter, { limit: size, offset: page * size }),
        );
        const passing = some.filter(([, brand, price]) => brands.includes(brand) && price >= low);
        expect(pages.flatMap(({ ids }) => ids)).toEqual(passing.map(([id]) => id));
        for (const { total } of pages) expect(total).toBe(passing.length);
      },
    ),
  );
});
