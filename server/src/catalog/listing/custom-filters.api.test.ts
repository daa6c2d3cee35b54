// Custom fields for shoppers: on products, variants and categories, and as filters of lists.
import type { Category, Product, ProductPage } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { CustomAttribute, CustomFilter } from '@vitrine/contract/custom-fields/shown-custom-values.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = async <T>(call: string): Promise<T> => (await shop.get(call)).body as T;
const product = (slug: string, lang = 'en') => get<Product>(`product/friendly/${slug}?lang=${lang}`);
const rowsOf = ({ attributes = [] }: { readonly attributes?: CustomAttribute[] | undefined }) =>
  attributes.map(({ code, name, attributeValues: [value] }) => [code, name, value?.code, value?.name, value?.lang]);
const listed = async (query: string) =>
  (await get<ProductPage>(`products?${query}`)).products.map(({ sku }) => sku).sort();
const filters = async (query = '') => (await get<{ filters: CustomFilter[] }>(`product-filters?${query}`)).filters;

test('a product shows the fields that are marked, in words of the language, and no others', async () => {
  const mug = await product('blue-mug');
  expect(rowsOf(mug)).toEqual([
    ['finish', 'Finish', 'matt', 'Matt', 'en'],
    ['dishwasher', 'Dishwasher-safe', 'true', 'Yes', 'en'],
    ['motto', 'Motto', 'Hold on', 'Hold on', 'en'],
    ['story', 'Story', '<p>Made <strong>slowly</strong>.</p>', '<p>Made <strong>slowly</strong>.</p>', 'en'],
    ['deposit', 'Deposit', '2.50', '$2.50', 'en'],
  ]);
  expect(rowsOf(await product('tasse-bleue', 'fr')).slice(0, 2)).toEqual([
    ['finish', 'Finition', 'matt', 'Mat', 'fr'],
    ['dishwasher', 'Lave-vaisselle', 'true', 'Oui', 'fr'],
  ]);
});

test('a variant has its own values, and a product without options those of its variant', async () => {
  const mug = await product('blue-mug');
  const variant = mug.variants.find(({ sku }) => sku === 'MUG-BLUE-S');
  expect(rowsOf({ attributes: variant?.attributes })).toEqual([
    ['glaze', 'Glaze', '0.5', '0.5', 'en'],
    ['drawn', 'Drawn on', '2026-02-03', 'Feb 3, 2026', 'en'],
    ['origin', 'Origin', 'FR', 'France', 'en'],
  ]);
  expect(rowsOf(await product('lamp')).at(-1)).toEqual(['origin', 'Origin', 'DE', 'Germany', 'en']);
});

test('a category has its values', async () => {
  expect(rowsOf(await get<Category>('category/kitchen'))).toEqual([['buyer', 'Chosen by', 'Ada', 'Ada', 'en']]);
});

test('a list offers the values that its products have', async () => {
  expect(await filters()).toEqual([
    {
      code: 'finish',
      name: 'Finish',
      lang: 'en',
      values: [
        { code: 'matt', name: 'Matt', lang: 'en' },
        { code: 'glossy', name: 'Glossy', lang: 'en' },
      ],
    },
    {
      code: 'dishwasher',
      name: 'Dishwasher-safe',
      lang: 'en',
      values: [
        { code: 'true', name: 'Yes', lang: 'en' },
        { code: 'false', name: 'No', lang: 'en' },
      ],
    },
    {
      code: 'origin',
      name: 'Origin',
      lang: 'en',
      values: [
        { code: 'DE', name: 'Germany', lang: 'en' },
        { code: 'FR', name: 'France', lang: 'en' },
      ],
    },
  ]);
  const { id } = await get<Category>('category/mugs');
  expect((await filters(`category=${id}`)).map(({ values }) => values.map(({ code }) => code))).toEqual([
    ['matt'],
    ['true'],
    ['FR'],
  ]);
  expect((await shop.get('product-filters?category=999999')).status).toBe(404);
});

test('a filter finds products with one of the values of each field, of a product or one of its variants', async () => {
  expect(await listed('field=finish:matt')).toEqual(['MUG']);
  expect(await listed('field=finish:matt,finish:glossy')).toEqual(['LAMP', 'MUG']);
  expect(await listed('field=finish:matt,dishwasher:false')).toEqual([]);
  expect(await listed('field=dishwasher:false')).toEqual(['LAMP']);
  expect(await listed('field=origin:FR')).toEqual(['MUG']);
  const { id } = await get<Category>('category/living');
  expect(await listed(`category=${id}&field=finish:matt,finish:glossy`)).toEqual(['LAMP']);
});

test.each([
  ['field=hs-code:6912', 404],
  ['field=unknown:1', 404],
  ['field=finish', 400],
  ["field=finish:'--", 400],
])('%s is refused', async (query, status) => {
  expect((await shop.get(`products?${query}`)).status).toBe(status);
});

test('what the merchant changes is shown at once', async () => {
  await shop.importYaml(`
fields: [{ code: finish, on: product, kind: choice, name: { en: Surface } }]
products: [{ sku: MUG, fields: { finish: glossy, dishwasher: null } }]`);
  expect(rowsOf(await product('blue-mug')).slice(0, 2)).toEqual([
    ['finish', 'Surface', 'glossy', 'Glossy', 'en'],
    ['motto', 'Motto', 'Hold on', 'Hold on', 'en'],
  ]);
  expect(await listed('field=finish:matt')).toEqual([]);
  expect((await filters())[0]?.values.map(({ code }) => code)).toEqual(['glossy']);
});
