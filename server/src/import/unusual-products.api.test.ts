// Catalogs of an unusual shape: what they may have, and that it is found and sold like anything else.
import { addToNewCart } from '@vitrine/contract/cart/cart.ts';
import { readProduct } from '@vitrine/contract/catalog/catalog.ts';
import { searchProducts } from '@vitrine/contract/search/search.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { manyVariants, scriptNames } from '../../testing/unusual-products.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const many = (count: number) => manyVariants({ sku: 'MANY', slug: 'many', category: 'living', count });

test('a product has at most 500 variants, and the last of them is sold', async () => {
  await expect(shop.importYaml(many(501))).rejects.toThrow('a product has at most 500 variants, this one has 501');
  await shop.importYaml(many(500));
  const product = await shop.call(readProduct, { params: { key: 'many' } });
  expect(product.variants).toHaveLength(500);
  const cart = await shop.call(addToNewCart, { body: { product: 'MANY-500', quantity: 2 } });
  expect(cart.products).toMatchObject([{ sku: 'MANY-500', quantity: 2 }]);
  const added = 'products:\n  - sku: MANY\n    variants:\n      - ';
  const options = 'options: { shape-u: v7, finish-u: v7, length-u: v7 }';
  await expect(shop.importYaml(`${added}{ sku: MANY-X, ${options}, stock: 1, price: 9 }`)).rejects.toThrow(/has 501/);
  await shop.importYaml(`${added}{ sku: MANY-500, stock: 7 }`);
});

test('names of 2,000 letters and in fifty scripts are found and sold', async () => {
  const long = 'longest '.repeat(250).trim();
  const names = [long, ...scriptNames()];
  const products = names.map(
    (name, index) =>
      `  - { sku: NAME-${index}, slug: name-${index}, categories: [living], name: "${name}", price: 9, stock: 5 }`,
  );
  await shop.importYaml(`products:\n${products.join('\n')}\n`);
  for (const [index, name] of names.entries()) {
    const found = await shop.call(searchProducts, { query: { name: name.slice(0, 60) } });
    expect(
      found.products.map(({ sku }) => sku),
      name.slice(0, 60),
    ).toContain(`NAME-${index}`);
    const product = await shop.call(readProduct, { params: { key: `name-${index}` } });
    expect(product.description.name).toBe(name);
  }
  const cart = await shop.call(addToNewCart, { body: { product: 'NAME-0', quantity: 1 } });
  expect(cart.products[0]?.description.name).toBe(long);
});
