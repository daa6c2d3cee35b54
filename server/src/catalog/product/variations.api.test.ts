// Variants as Shopizer's newer API names them: an option and its value, in products and in the question for a price.
import type { Product } from '@vitrine/contract/catalog/catalog-shapes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let cup: Product;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml(`products:
  - sku: CUP
    categories: [mugs]
    name: Cup
    price: 20
    variants:
      - { sku: CUP-BS, options: { color: blue, size: small }, stock: 5 }
      - { sku: CUP-BL, options: { color: blue, size: large }, stock: 5, price: 23 }
  - { sku: PLATE, categories: [living], name: Plate, price: 3, stock: 5 }
  - sku: JUG
    categories: [mugs]
    name: Jug
    price: 9
    variants:
      - { sku: JUG-S, options: { size: small }, stock: 5 }
      - { sku: JUG-L, options: { size: large }, stock: 5, price: 11 }`);
  cup = (await shop.get('product/CUP')).body as Product;
});
afterAll(() => shop.close());

const variantOf = ({ variants }: Product, sku: string) => {
  const found = variants.find((variant) => variant.sku === sku);
  if (!found?.variation) throw new Error(`${sku} has no variation`);
  return { ...found, variation: found.variation };
};
const choiceOf = ({ option, optionValue }: NonNullable<Product['variants'][number]['variation']>) => ({
  option: option.id,
  value: optionValue.id,
});
const priceOf = (options: unknown, path = '/api/v2/product/CUP/variation') =>
  shop.send({ method: 'POST', url: path, payload: { options } });

test('a variant names its first two options and their values', async () => {
  const { variation, variationValue } = variantOf(cup, 'CUP-BL');
  const named = [variation, variationValue].map((one) => [one?.option.code, one?.optionValue.code]);
  expect(named).toEqual(cup.options.map(({ code }) => [code, code === 'color' ? 'blue' : 'large']));
  expect(variation).toMatchObject({
    id: expect.any(Number),
    code: expect.stringMatching(/^(color-blue|size-large)$/),
    option: { type: expect.any(String), readOnly: false, name: expect.any(String), lang: 'en' },
    optionValue: { name: expect.any(String) },
  });
  const jug = (await shop.get('product/JUG')).body as Product;
  expect(variantOf(jug, 'JUG-L')).toMatchObject({ variation: { option: { code: 'size' } }, variationValue: null });
  // The same value of the shop has the same id in every product; attribute ids are of one product.
  const sizes = [variantOf(jug, 'JUG-L').variation, variation, variationValue].filter(
    (one) => one?.option.code === 'size',
  );
  expect(new Set(sizes.map((one) => one?.id)).size).toBe(1);
});

test('the ids of values are those of the filters of a category', async () => {
  const { variation } = variantOf((await shop.get('product/JUG')).body as Product, 'JUG-L');
  const { body } = await shop.get('/api/v2/category/mugs/variations');
  const size = (body as { code: string; options: { code: string; option: number; value: number }[] }[]).find(
    ({ code }) => code === 'size',
  );
  expect(size?.options.find(({ code }) => code === 'large')).toMatchObject(choiceOf(variation));
});

test('the price is asked by option and value, or by attribute id', async () => {
  const large = variantOf(cup, 'CUP-BL');
  const both = [large.variation, large.variationValue].flatMap((one) => (one ? [choiceOf(one)] : []));
  const priced = { status: 200, body: { id: large.id, finalPrice: '$23.00', defaultPrice: false } };
  expect(await priceOf(both)).toMatchObject(priced);
  expect(await priceOf(both.map((choice) => ({ ...choice, name: 'Size', code: 'size' })))).toMatchObject(priced);
  expect(await priceOf(large.optionValues.map((id) => ({ id, name: 'Size' })))).toMatchObject(priced);
  expect(await priceOf(both, '/api/v1/product/CUP/price')).toMatchObject(priced);
});

test('an incomplete or unknown choice has the price of the product', async () => {
  const { variation } = variantOf(cup, 'CUP-BL');
  const choice = choiceOf(variation);
  const swapped = { option: choice.value + 1000, value: choice.option + 1000 };
  for (const options of [[choice], [swapped], []])
    expect(await priceOf(options)).toMatchObject({ status: 200, body: { finalPrice: '$20.00', defaultPrice: true } });
});

test.each([
  [[{ option: 1 }]],
  [[{ value: 1 }]],
  [[{ option: 'red', value: 'x' }]],
  [[{ option: 0, value: 0 }]],
  ['red'],
])('a choice that is none is refused: %j', async (options) => {
  expect(await priceOf(options)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
});
