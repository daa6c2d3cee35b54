import * as carts from '@vitrine/contract/cart/cart.ts';
import * as promises from '@vitrine/contract/checkout/checkout.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml('products:\n  - { sku: DOLLAR, categories: [living], name: Dollar, price: 1, stock: 999 }');
});
afterAll(() => shop.close());

const cartOf = async (dollars: number): Promise<string> =>
  (await shop.call(carts.addToNewCart, { body: { product: 'DOLLAR', quantity: dollars } })).code;
const quote = (code: string, body: object, lang = 'en') =>
  shop.call(promises.quoteShipping, { params: { code }, query: { lang }, body });
const totalFor = async (code: string, place: object, method: string, lang = 'en') => {
  const { shippingOptions } = await quote(code, place, lang);
  const id = shippingOptions?.find(({ optionCode }) => optionCode === method)?.shippingQuoteOptionId;
  return shop.call(promises.readTotal, { params: { code }, query: { lang, quote: id ?? 0 } });
};
const linesOf = ({ totals }: Awaited<ReturnType<typeof totalFor>>) => totals.map(({ title, value }) => [title, value]);

describe('a quote', () => {
  test('lists methods with price and days; the cheapest is last for public storefronts, and chosen', async () => {
    const answer = await quote(await cartOf(10), { countryCode: 'US', postalCode: '04101' });
    expect(answer).toMatchObject({
      shipping: 6.5,
      shippingText: '$6.50',
      shippingOption: 'Ground',
      freeShipping: false,
      taxOnShipping: false,
      shippingQuote: true,
      delivery: { country: 'US', postalCode: '04101', zone: 'ME' },
      message: null,
    });
    expect(
      answer.shippingOptions?.map((one) => [one.optionCode, one.optionPriceText, one.estimatedNumberOfDays]),
    ).toEqual([
      ['air', '$18.00', '1'],
      ['ground', '$6.50', '3-5'],
    ]);
    expect(answer.selectedShippingOption).toEqual(answer.shippingOptions?.at(-1));
  });

  test('without a known country uses the country of the store', async () => {
    const code = await cartOf(10);
    for (const body of [{}, { countryCode: null }, { countryCode: 'XX' }, { countryCode: '', postalCode: '' }])
      expect((await quote(code, body)).delivery).toEqual({ country: 'US', postalCode: null, zone: null });
  });

  test('a zone may have its own methods', async () => {
    const answer = await quote(await cartOf(10), { country: 'us', zone: 'AK' });
    expect(answer.shippingOptions?.map(({ optionName }) => optionName)).toEqual(['By sea']);
  });

  test('is free at the threshold, and not a cent below; the cart says the same (CONST-11)', async () => {
    const code = await cartOf(59);
    expect((await quote(code, {})).shipping).toBe(6.5);
    expect((await shop.call(carts.readCart, { params: { code } })).freeDelivery).toEqual({
      threshold: 60,
      displayThreshold: '$60.00',
      missing: 1,
      displayMissing: '$1.00',
      reached: false,
    });
    const enough = await cartOf(60);
    expect(await quote(enough, {})).toMatchObject({ shipping: 0, freeShipping: true, shippingText: '$0.00' });
    expect((await shop.call(carts.readCart, { params: { code: enough } })).freeDelivery).toMatchObject({
      missing: 0,
      reached: true,
    });
  });

  test('a country that is not served has a message', async () => {
    expect(await quote(await cartOf(10), { countryCode: 'JP' }, 'fr')).toMatchObject({
      shippingOptions: null,
      shippingQuote: false,
      message: 'Nous ne livrons pas encore dans ce pays\u00a0: Japon',
    });
  });

  test('requested again is the same quote', async () => {
    const code = await cartOf(10);
    const [one, other] = [await quote(code, { countryCode: 'CA' }), await quote(code, { countryCode: 'CA' })];
    expect(one.shippingOptions).toEqual(other.shippingOptions);
  });

  test('accepts the body of the public storefront', async () => {
    const code = await cartOf(10);
    const answer = await shop.send({
      method: 'POST',
      url: `/api/v1/cart/${code}/shipping?store=DEFAULT`,
      payload: { postalCode: 'H1H1H1', countryCode: 'CA', zpneCode: undefined },
    });
    expect(answer).toMatchObject({ status: 200, body: { delivery: { country: 'CA' }, taxOnShipping: true } });
  });
});

describe('the total', () => {
  test('without a quote is the price of the items (API-25)', async () => {
    const code = await cartOf(50);
    const total = await shop.call(promises.readTotal, { params: { code } });
    expect(total).toMatchObject({ subTotal: '$50.00', total: '$50.00', taxTotal: null });
    expect((await shop.get(`cart/${code}/total/?quote=`)).status).toBe(200);
  });

  test('in Québec has two taxes on items and delivery, each rounded, and ends with the amount to pay (DATA-16)', async () => {
    const total = await totalFor(await cartOf(33), { countryCode: 'CA', zoneCode: 'QC' }, 'ground');
    expect(linesOf(total)).toEqual([
      ['Subtotal', 33],
      ['Delivery', 6.5],
      ['GST', 1.98],
      ['QST', 3.94],
      ['Total', 45.42],
    ]);
    expect(total).toMatchObject({ total: '$45.42', taxTotal: '$5.92' });
    expect(total.totals.map(({ order }) => order)).toEqual([5, 100, 200, 201, 500]);
  });

  test('in France includes its tax', async () => {
    const total = await totalFor(await cartOf(30), { countryCode: 'FR' }, 'ground', 'fr');
    expect(linesOf(total)).toEqual([
      ['Sous-total', 30],
      ['Livraison', 6.5],
      ['Dont TVA', 6.08],
      ['Total', 36.5],
    ]);
  });

  test('applies the coupon before threshold and tax (USE-18)', async () => {
    const code = await cartOf(60);
    await shop.call(carts.applyCoupon, { params: { code, promo: 'Test1234' } });
    expect(linesOf(await totalFor(code, { countryCode: 'CA' }, 'ground'))).toEqual([
      ['Subtotal', 54],
      ['Discount', 6],
      ['Delivery', 6.5],
      ['GST', 3.03],
      ['Total', 63.53],
    ]);
    await shop.call(carts.applyCoupon, { params: { code, promo: 'SHIP' } });
    await shop.call(carts.addToCart, { params: { code }, body: { product: 'DOLLAR', quantity: 5 } });
    expect(linesOf(await totalFor(code, {}, 'ground')).slice(-2)).toEqual([
      ['Delivery', 0],
      ['Total', 5],
    ]);
    expect(linesOf(await totalFor(code, {}, 'air')).slice(-2)).toEqual([
      ['Delivery', 18],
      ['Total', 23],
    ]);
  });

  test('uses the current cart, and only quotes of this cart', async () => {
    const code = await cartOf(10);
    const id = (await quote(code, {})).selectedShippingOption?.shippingQuoteOptionId ?? 0;
    await shop.call(carts.addToCart, { params: { code }, body: { product: 'DOLLAR', quantity: 60 } });
    const total = await shop.call(promises.readTotal, { params: { code }, query: { quote: id } });
    expect(total.total).toBe('$60.00');
    const stranger = await shop.get(`cart/${await cartOf(10)}/total?quote=${id}`);
    expect(stranger).toMatchObject({ status: 404, body: { code: 'quote.not-found' } });
  });
});
