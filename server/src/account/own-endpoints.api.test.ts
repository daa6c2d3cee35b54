// Calls of Shopizer's API that name the customer or the cart: only the owner gets an answer.
import * as account from '@vitrine/contract/account/account.ts';
import * as carts from '@vitrine/contract/cart/cart.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADDRESS } from '../../testing/checkout-steps.ts';
import { linkIn, mailsTo, newCustomer, post, profileStatus, type TestCustomer } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(undefined, undefined, { storefrontOrigins: ['https://store.example'] });
  await shop.importYaml('products: [{ sku: DOLLAR, categories: [living], name: Dollar, price: 1, stock: 999 }]');
});
afterAll(() => shop.close());

const bearer = ({ token }: Pick<TestCustomer, 'token'>) => ({ authorization: `Bearer ${token}` });
const notFound = { status: 404, body: { code: 'cart.not-found' } };

async function customerWithCart() {
  const customer = await newCustomer(shop);
  const call = shop.callAs(customer.token);
  await call(account.changeAddress, {
    body: { billing: ADDRESS, delivery: { ...ADDRESS, country: 'CA', zone: 'QC', postalCode: 'H2X 1Y4' } },
  });
  const { code } = await call(carts.addToNewCart, { body: { product: 'DOLLAR', quantity: 10 } });
  const cart = await call(account.readCustomerCart, { query: { cart: code } });
  return { customer, cart };
}

describe('the cart', () => {
  test('of a customer is read by the own id, and by no other', async () => {
    const { customer, cart } = await customerWithCart();
    expect(await shop.get(`auth/customer/${customer.id}/cart`, bearer(customer))).toMatchObject({
      status: 200,
      body: { code: cart.code, quantity: 10 },
    });
    const stranger = await newCustomer(shop);
    for (const id of [customer.id, 0, 'x'])
      expect(await shop.get(`auth/customer/${id}/cart`, bearer(stranger))).toMatchObject(notFound);
    expect((await shop.get(`auth/customer/${customer.id}/cart`)).status).toBe(401);
  });

  test('is quoted to the delivery address of the account', async () => {
    const { customer, cart } = await customerWithCart();
    const answer = await shop.get(`auth/cart/${cart.code}/shipping`, bearer(customer));
    expect(answer).toMatchObject({
      status: 200,
      body: { shippingQuote: true, delivery: { country: 'CA', zone: 'QC', postalCode: 'H2X 1Y4' } },
    });
    const stranger = await newCustomer(shop);
    expect(await shop.get(`auth/cart/${cart.code}/shipping`, bearer(stranger))).toMatchObject(notFound);
    expect((await shop.get(`auth/cart/${cart.code}/shipping`)).status).toBe(401);
  });

  test('is totalled by id or code with the taxes of the address, for its owner only', async () => {
    const { customer, cart } = await customerWithCart();
    for (const key of [cart.id, cart.code]) {
      const { status, body } = await shop.get(`auth/cart/${key}/total`, bearer(customer));
      expect(status).toBe(200);
      const { totals } = body as { totals: { title: string; value: number }[] };
      expect(totals.map(({ title, value }) => [title, value])).toEqual([
        ['Subtotal', 10],
        ['GST', 0.5],
        ['QST', 1],
        ['Total', 11.5],
      ]);
    }
    const { body } = await shop.get(`auth/cart/${cart.code}/shipping`, bearer(customer));
    const quote = (body as { selectedShippingOption: { shippingQuoteOptionId: number } }).selectedShippingOption;
    const withQuote = await shop.get(
      `auth/cart/${cart.id}/total?quote=${quote.shippingQuoteOptionId}`,
      bearer(customer),
    );
    expect(withQuote.body).toMatchObject({ total: '$18.98' });
    const stranger = await newCustomer(shop);
    for (const key of [cart.id, cart.code, '999999'])
      expect(await shop.get(`auth/cart/${key}/total`, bearer(stranger))).toMatchObject(notFound);
  });
});

test('auth/refresh renews the token as auth/customer/refresh does', async () => {
  const customer = await newCustomer(shop);
  const answer = await shop.get('auth/refresh', bearer(customer));
  expect(answer).toMatchObject({ status: 200, body: { id: customer.id, token: expect.any(String) } });
  expect(await profileStatus(shop, customer.token)).toBe(401);
  expect(await profileStatus(shop, (answer.body as { token: string }).token)).toBe(200);
  expect((await shop.get('auth/refresh')).status).toBe(401);
});

describe('the link for a new password', () => {
  const ask = async (returnUrl: unknown) => {
    const { email } = await newCustomer(shop);
    const answer = await post(shop, 'customer/password/reset/request/', { username: email, returnUrl });
    expect(answer.status).toBe(200);
    await expect.poll(() => linkIn(shop, email, 'reset')).toBeDefined();
    return (await mailsTo(shop, email)).at(-1)?.text ?? '';
  };

  test.each(['https://store.example', 'https://store.example/', 'https://store.example?x=1#y'])(
    'leads to a listed storefront: %s',
    async (returnUrl) => {
      expect(await ask(returnUrl)).toMatch(/\bhttps:\/\/store\.example\/customer\/DEFAULT\/reset\/[\w-]{43}\s/);
    },
  );

  test('keeps the folder of the storefront', async () => {
    expect(await ask('https://store.example/shop/')).toContain('https://store.example/shop/customer/DEFAULT/reset/');
  });

  test.each([
    null,
    '',
    'nothing',
    'https://evil.example',
    'http://store.example',
    'https://store.example.evil.example',
    'https://store.example@evil.example',
    'https://store.example:8443',
    'javascript:alert(1)',
  ])('leads to our own page for %j', async (returnUrl) => {
    const text = await ask(returnUrl);
    expect(text).toContain('http://shop.test/customer/DEFAULT/reset/');
    expect(text).not.toContain('evil');
  });
});
