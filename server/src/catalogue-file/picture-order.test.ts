import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf } from './file-values.ts';
import { pictureNamesOf } from './picture-order.ts';
import { readCatalogue } from './read-catalogue-file.ts';

test('the pictures of the home page come first, from top to bottom, and every picture comes once', async () => {
  const { catalogue: body, products, close } = await readCatalogue(join(import.meta.dirname, '../../demo'));
  const catalogue = { ...body, products: await products.slice(0, products.count) };
  const names = pictureNamesOf(body, products.pictures);
  await close();
  const firstOf = (sku = '') => catalogue.products.find((product) => product.sku === sku)?.images?.[0];
  const groupOf = (code: string) => catalogue.groups.find((group) => group.code === code)?.products ?? [];
  const onHome = [
    ...(catalogue.home?.[0]?.images ?? []),
    ...catalogue.categories.map(({ image }) => image),
    ...groupOf('NEW_ITEM').map(firstOf),
    ...groupOf('BEST_SELLER').map(firstOf),
  ].flatMap((picture) => (picture ? [fileOf(picture)] : []));
  const expected = [...new Set(onHome)];
  expect(names.slice(0, expected.length)).toEqual(expected);
  expect(new Set(names).size).toBe(names.length);
  const used = JSON.stringify(catalogue).match(/[\w-]+\.webp/g);
  expect(new Set(names)).toEqual(new Set(used));
});
