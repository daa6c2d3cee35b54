import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf } from '../product-editing/entries/file-values.ts';
import { pictureNamesOf } from './picture-order.ts';
import { readCatalog } from './read-catalog-file.ts';

test('the pictures of the home page come first, from top to bottom, and every picture comes once', async () => {
  const { catalog: body, products, close } = await readCatalog(join(import.meta.dirname, '../../demo'));
  const catalog = { ...body, products: await products.slice(0, products.count) };
  const names = pictureNamesOf(body, products.pictures);
  await close();
  const firstOf = (sku = '') => catalog.products.find((product) => product.sku === sku)?.images?.[0];
  const groupOf = (code: string) => catalog.groups.find((group) => group.code === code)?.products ?? [];
  const onHome = [
    ...(catalog.home?.[0]?.images ?? []),
    ...catalog.categories.map(({ image }) => image),
    ...groupOf('NEW_ITEM').map(firstOf),
    ...groupOf('BEST_SELLER').map(firstOf),
  ].flatMap((picture) => (picture ? [fileOf(picture)] : []));
  const expected = [...new Set(onHome)];
  expect(names.slice(0, expected.length)).toEqual(expected);
  expect(new Set(names).size).toBe(names.length);
  const used = JSON.stringify(catalog).match(/[\w-]+\.webp/g);
  expect(new Set(names)).toEqual(new Set(used));
});
