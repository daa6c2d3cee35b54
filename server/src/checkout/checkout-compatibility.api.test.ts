// Orders of storefronts written for Shopizer's API, as they send them.
import * as account from '@vitrine/contract/account/account.ts';
import * as carts from '@vitrine/contract/cart/cart.ts';
import * as checkout from '@vitrine/contract/checkout/checkout.ts';
import * as orders from '@vitrine/contract/orders/orders.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADDRESS, fillCart, orderBody, readShown, submit } from '../../testing/checkout-steps.ts';
import { newCustomer } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml('products: [{ sku: DOLLAR, categories: [living], name: Dollar, price: 1, stock: 999 }]');
});
afterAll(() => shop.close());

const QUEBEC = { ...ADDRESS, country: 'CA', zone: 'QC', postalCode: 'H2X 1Y4', city: 'Montreal' };

describe('a signed-in checkout without an address', () => {
  /** As the public storefront does it: a quote for what is in its form, its total, and the order. */
  async function orderFrom(stored: object, place: object) {
    const { token } = await newCustomer(shop);
    const call = shop.callAs(token);
    await call(account.changeAddress, { body: stored });
    const { code } = await call(carts.addToNewCart, { body: { product: 'DOLLAR', quantity: 10 } });
    const { shippingOptions } = await call(checkout.quoteShipping, { params: { code }, body: place });
    const shippingQuote = shippingOptions?.at(-1)?.shippingQuoteOptionId ?? '';
    const query = shippingQuote === '' ? {} : { quote: shippingQuote };
    const { totals } = await call(checkout.readTotal, { params: { code }, query });
    const answer = await shop.send({
      method: 'POST',
      url: `/api/v1/auth/cart/${code}/checkout`,
      headers: { authorization: `Bearer ${token}` },
      payload: {
        shippingQuote,
        currency: 'USD',
        payment: {
          paymentType: 'CREDITCARD',
          transactionType: 'CAPTURE',
          paymentModule: 'stripe',
          amount: totals.at(-1)?.value,
        },
      },
    });
    return { answer, call };
  }

  test.each([
    ['billing', { countryCode: 'US', postalCode: '04101' }, 'US'],
    ['delivery', { countryCode: 'CA', postalCode: 'H2X 1Y4' }, 'CA'],
  ])('goes to the %s address when the quote was made for it', async (_, place, country) => {
    const { answer } = await orderFrom({ billing: ADDRESS, delivery: QUEBEC }, place);
    expect(answer).toMatchObject({
      status: 200,
      body: { paymentStatus: 'paid', delivery: { country }, billing: { country: 'US' } },
    });
  });

  test('of a customer who has just registered names the missing fields in its message', async () => {
    const { token } = await newCustomer(shop);
    const { code } = await shop.callAs(token)(carts.addToNewCart, { body: { product: 'DOLLAR', quantity: 1 } });
    const answer = await shop.send({
      method: 'POST',
      url: `/api/v1/auth/cart/${code}/checkout`,
      headers: { authorization: `Bearer ${token}` },
      payload: { payment: { paymentModule: 'stripe', amount: 1 } },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'order.incomplete' } });
    const { message, fields } = answer.body as { message: string; fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(['customer.billing.address', 'customer.billing.city', 'customer.billing.postalCode']),
    );
    for (const words of Object.values(fields)) expect(message).toContain(words);
  });
});

describe('the currency', () => {
  test.each(['EUR', 'CAD', 'xyz'])('%s is refused when the cart has another', async (currency) => {
    const code = await fillCart(shop, { DOLLAR: 1 });
    const answer = await submit(
      shop,
      code,
      await orderBody(shop, code, { method: 'bank-transfer', body: { currency } }),
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'order.currency', message: 'This shop charges in USD' },
    });
    expect((await shop.get(`cart/${code}`)).status).toBe(200);
  });

  test.each(['USD', 'usd', '', null])('%j is accepted', async (currency) => {
    const code = await fillCart(shop, { DOLLAR: 1 });
    const body = await orderBody(shop, code, { method: 'bank-transfer', body: { currency } });
    expect((await submit(shop, code, body)).status).toBe(200);
  });
});

test.each(['stateProvince', 'zone'])('a state in free text, sent as %s, is kept as stateProvince', async (field) => {
  const code = await fillCart(shop, { DOLLAR: 1 });
  const billing = {
    ...ADDRESS,
    country: 'FR',
    zone: null,
    postalCode: '75001',
    city: 'Paris',
    [field]: 'Île-de-France',
  };
  const quote = await shop.call(checkout.quoteShipping, { params: { code }, body: { countryCode: 'FR' } });
  const shippingQuote = quote.selectedShippingOption?.shippingQuoteOptionId ?? 0;
  const total = await shop.call(checkout.readTotal, { params: { code }, query: { quote: shippingQuote } });
  const body = {
    shippingQuote,
    payment: { paymentModule: 'bank-transfer', amount: total.totals.at(-1)?.value },
    customer: { emailAddress: 'ann@example.com', billing },
  };
  expect(await submit(shop, code, body)).toMatchObject({
    status: 200,
    body: { delivery: { stateProvince: 'Île-de-France', zone: null } },
  });
});

test.each([null, '', 'XX'])('a state in words is kept where there is a list too, with the code %j', async (zone) => {
  const code = await fillCart(shop, { DOLLAR: 1 });
  // Taxed by its postcode, as in the quote, since no state is known.
  const quote = await shop.call(checkout.quoteShipping, {
    params: { code },
    body: { countryCode: 'CA', postalCode: QUEBEC.postalCode },
  });
  const shippingQuote = quote.selectedShippingOption?.shippingQuoteOptionId ?? 0;
  const { totals } = await shop.call(checkout.readTotal, { params: { code }, query: { quote: shippingQuote } });
  expect(totals.map(({ code: name }) => name)).toContain('order.total.tax');
  const billing = { ...QUEBEC, zone, stateProvince: 'Nouvelle-France' };
  const payment = { paymentModule: 'bank-transfer', amount: totals.at(-1)?.value };
  const answer = await submit(shop, code, {
    shippingQuote,
    payment,
    customer: { emailAddress: 'ann@example.com', billing },
  });
  const kept = { country: 'CA', stateProvince: 'Nouvelle-France', zone: null };
  expect(answer).toMatchObject({ status: 200, body: { delivery: kept, billing: kept } });
});

test('an account keeps a state in words too', async () => {
  const { token } = await newCustomer(shop);
  const billing = { ...ADDRESS, zone: 'XX', stateProvince: 'Down East' };
  expect(await shop.callAs(token)(account.changeAddress, { body: { billing } })).toMatchObject({
    billing: { country: 'US', stateProvince: 'Down East', zone: null },
  });
});

describe('moneyorder', () => {
  const orderByMoney = async (at: TestShop) => {
    const code = await fillCart(at, { 'ENGLISH-ONLY': 1 });
    const { amount, shippingQuote } = await readShown(at, code);
    const payment = { paymentType: 'MONEYORDER', transactionType: 'CAPTURE', paymentModule: 'moneyorder', amount };
    const customer = { emailAddress: 'ann@example.com', billing: ADDRESS };
    return submit(at, code, { shippingQuote, currency: 'USD', payment, customer });
  };

  test('is a bank transfer', async () => {
    const answer = await orderByMoney(shop);
    expect(answer).toMatchObject({ status: 200, body: { payment: 'DIRECTBANK', paymentStatus: 'due' } });
    const { id, key } = answer.body as { id: number; key: string };
    const order = await shop.call(orders.readOrder, { params: { id }, query: { key } });
    expect(order.instructions).toContain('US00 1234');
  });

  test('is refused where no bank transfer is offered', async () => {
    const other = await openTestShop(undefined, undefined, { payments: { methods: ['cash-on-delivery'] } });
    const answer = await orderByMoney(other);
    expect(answer).toMatchObject({ status: 400, body: { code: 'order.incomplete' } });
    await other.close();
  });
});
