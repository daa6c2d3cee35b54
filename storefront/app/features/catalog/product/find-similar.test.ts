import type { Product } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Client } from '@vitrine/contract/client.ts';
import { expect, test } from 'vitest';
import { findSimilar } from './find-similar.ts';

const product = (id: number, quantity = 9) =>
  ({ id, quantity, canBePurchased: true, preOrder: false, categories: [{ id: 7 }] }) as unknown as Product;

/** Fake API: category 7 has the products 1 to 4, the shop those and 5 to 8; 3 is sold out. */
function shop() {
  const asked: object[] = [];
  const ask = async (_endpoint: object, { query }: { query: { category?: number } }) => {
    asked.push(query);
    return {
      products: (query.category ? [1, 2, 3, 4] : [1, 2, 3, 4, 5, 6, 7, 8]).map((id) => product(id, id === 3 ? 0 : 9)),
    };
  };
  return { asked, ask: ask as unknown as Client<'public'> };
}

const ids = (products: Product[]) => products.slice(0, 4).map(({ id }) => id);

test('what the merchant relates to the product comes first, without what is sold out', async () => {
  const { asked, ask } = shop();
  expect(
    ids(
      await findSimilar(
        ask,
        product(1, 0),
        [9, 10, 11, 12].map((id) => product(id)),
      ),
    ),
  ).toEqual([9, 10, 11, 12]);
  expect(asked).toEqual([]);
});

test('a row of four is filled from the same category, then from the whole shop', async () => {
  const { asked, ask } = shop();
  expect(ids(await findSimilar(ask, product(1, 0), [product(9), product(10, 0)]))).toEqual([9, 2, 4, 5]);
  expect(asked).toEqual([
    { category: 7, page: 0, count: 12 },
    { page: 0, count: 12 },
  ]);
});
