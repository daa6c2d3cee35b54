import * as checkout from '@vitrine/contract/checkout/checkout.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../testing/checkout-steps.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml(`
taxes:
  - { countries: [US], zones: [ME], name: { en: Sales tax, fr: Taxe }, rate: "5.5" }
  - { countries: [FR], name: { en: VAT, fr: TVA }, rate: "20", included: true }
products: [{ sku: CUP, categories: [living], name: Cup, price: 10, stock: 50 }]`);
});
afterAll(() => shop.close());

const list = (country: string, lang = 'en') => shop.call(checkout.listDeliveryMethods, { query: { country, lang } });

test('delivery methods of a country have prices, limits and days, in the language of the request', async () => {
  const ground = { code: 'ground', price: 6.5, freeFrom: 60, minimumDays: 3, maximumDays: 5 };
  const air = { code: 'air', price: 18, freeFrom: null, displayFreeFrom: null, minimumDays: 1, maximumDays: 1 };
  expect(await list('us')).toEqual([
    { ...ground, name: 'Ground', displayPrice: '$6.50', displayFreeFrom: '$60.00' },
    { ...air, name: 'By air', displayPrice: '$18.00' },
  ]);
  expect((await list('FR', 'fr')).map(({ name, displayPrice }) => [name, displayPrice])).toEqual([
    ['Standard', '6,50\u00a0$'],
    ['Par avion', '18,00\u00a0$'],
  ]);
});

test('a country without delivery has none, and a word is no country', async () => {
  expect(await list('DE')).toEqual([]);
  expect((await shop.get('shipping/methods?country=Germany')).status).toBe(400);
});

test('a quote says when taxes depend on a state that is not known', async () => {
  const code = await fillCart(shop, { CUP: 1 });
  const quote = (body: object) => shop.call(checkout.quoteShipping, { params: { code }, body });
  expect((await quote({ countryCode: 'US' })).taxByState).toBe(true);
  expect((await quote({ countryCode: 'US', zoneCode: 'TX' })).taxByState).toBe(false);
  expect((await quote({ countryCode: 'US', postalCode: '04101' })).taxByState).toBe(false);
  expect((await quote({ countryCode: 'FR' })).taxByState).toBe(false);
});
