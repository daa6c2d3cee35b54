import { addToNewCart } from '@vitrine/contract/cart/cart.ts';
import * as catalog from '@vitrine/contract/catalog/catalog.ts';
import { quoteShipping } from '@vitrine/contract/checkout/checkout.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml(`
options:
  - code: finish
    name: { en: Finish }
    values:
      - { code: matt, name: { en: Matt, fr: Mat } }
      - { code: glossy, name: { en: Glossy } }
properties:
  - { code: care, name: { en: Care } }
delivery:
  - countries: [FR]
    methods:
      - { code: post, name: { en: By post }, price: 5, days: 3 }
      - { code: air, name: { en: By air, fr: Par avion }, price: 9, days: 1 }
products:
  - sku: VASE
    categories: [living]
    name: { en: Vase, fr: Vase }
    properties: { care: { en: Wipe clean }, material: { en: Glass, fr: Verre } }
    variants:
      - { sku: VASE-M, options: { finish: matt }, price: 9, stock: 1 }
      - { sku: VASE-G, options: { finish: glossy }, price: 9, stock: 1 }`);
});
afterAll(() => shop.close());

test('names of options, values and properties say their language', async () => {
  const vase = await shop.call(catalog.readProduct, { params: { key: 'VASE' }, query: { lang: 'fr' } });
  expect(vase.options).toMatchObject([
    {
      name: 'Finish',
      lang: 'en',
      optionValues: [
        { description: { name: 'Mat', language: 'fr' } },
        { description: { name: 'Glossy', language: 'en' } },
      ],
    },
  ]);
  expect(vase.properties).toMatchObject([
    { property: { name: 'Care', lang: 'en' }, propertyValue: { name: 'Wipe clean', lang: 'en' } },
    { property: { name: 'Matière', lang: 'fr' }, propertyValue: { name: 'Verre', lang: 'fr' } },
  ]);
});

test('options of a cart line and names of delivery methods say their language', async () => {
  const query = { lang: 'fr' };
  const cart = await shop.call(addToNewCart, { query, body: { product: 'VASE-M', quantity: 1 } });
  expect(cart.products[0]?.cartItemattributes).toMatchObject([
    { option: { name: 'Finish', language: 'en' }, optionValue: { name: 'Mat', language: 'fr' } },
  ]);
  const quote = await shop.call(quoteShipping, { params: { code: cart.code }, query, body: { countryCode: 'FR' } });
  expect(quote.shippingOptions).toMatchObject([
    { optionName: 'Par avion', optionLanguage: 'fr' },
    { optionName: 'By post', optionLanguage: 'en' },
  ]);
});
