// Storefronts written for Shopizer's API send these requests and read the responses in their own way.
import * as carts from '@vitrine/contract/cart/cart.ts';
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import * as catalog from '@vitrine/contract/catalog/catalog.ts';
import type { Confirmation } from '@vitrine/contract/checkout/checkout-shapes.ts';
import * as orders from '@vitrine/contract/orders/orders.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillCart, orderBody, submit } from '../../testing/checkout-steps.ts';
import { bearer, login, mailsTo, newCustomer, post, tokenIn } from '../../testing/test-customers.ts';
import { FIXTURE, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(FIXTURE);
  await shop.importYaml(`products:
  - { sku: PLATE, categories: [living], name: Plate, price: 3, stock: 500 }
  - sku: CUP
    categories: [mugs]
    name: Cup
    price: 20
    variants:
      - { sku: CUP-S, options: { size: small }, stock: 500 }
      - { sku: CUP-L, options: { size: large }, stock: 500 }`);
});
afterAll(() => shop.close());

const put = (code: string, body: object, more: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
  shop.send({ method: 'PUT', url: `/api/v1/cart/${code}`, payload: body, ...more });
const read = (code: string) => shop.call(carts.readCart, { params: { code } });
const linesOf = (cart: unknown) => (cart as Cart).products.map(({ sku, quantity }) => [sku, quantity]);

describe('after an order', () => {
  const orderedCart = async () => {
    const code = await fillCart(shop, { 'ENGLISH-ONLY': 1 });
    const body = await orderBody(shop, code, { method: 'bank-transfer' });
    expect((await submit(shop, code, body)).status).toBe(200);
    return code;
  };

  test('the next PUT with the old code makes a new cart with a new code', async () => {
    const code = await orderedCart();
    const answer = await put(code, { product: 'ENGLISH-ONLY', quantity: 2 });
    expect(answer).toMatchObject({ status: 201, body: { order: null, promoCode: null } });
    const cart = answer.body as Cart;
    expect(cart.code).toMatch(/^[0-9a-f]{32}$/);
    expect(cart.code).not.toBe(code);
    expect(linesOf(await read(cart.code))).toEqual([['ENGLISH-ONLY', 2]]);
    expect(await shop.get(`cart/${code}`)).toMatchObject({ status: 404, body: { code: 'cart.not-found' } });
  });

  test('tabs that still have the old code meet in one new cart, until that is ordered too', async () => {
    const code = await orderedCart();
    const answers = await Promise.all(
      ['ENGLISH-ONLY', 'CUP-S', 'PLATE'].map((product) => put(code, { product, quantity: 1 })),
    );
    const codes = new Set(answers.map(({ body }) => (body as Cart).code));
    expect(codes.size).toBe(1);
    const [next = ''] = codes;
    expect((await read(next)).products).toHaveLength(3);
    const body = await orderBody(shop, next, { method: 'bank-transfer' });
    expect((await submit(shop, next, body)).status).toBe(200);
    const third = (await put(code, { product: 'ENGLISH-ONLY', quantity: 1 })).body as Cart;
    expect(third.code).not.toBe(next);
    expect(linesOf(third)).toEqual([['ENGLISH-ONLY', 1]]);
  });

  test('a refused line makes no cart, and an unknown code is still 404', async () => {
    const code = await orderedCart();
    expect((await put(code, { product: 'NO-SUCH', quantity: 1 })).status).toBe(404);
    expect((await put('0'.repeat(32), { product: 'PLATE', quantity: 1 })).status).toBe(404);
  });
});

describe('after the session of a customer has ended', () => {
  /** A customer's cart with a coupon, and the token of a session that is over. */
  const leftCart = async () => {
    const { email, token } = await newCustomer(shop);
    const code = await fillCart(shop, { PLATE: 20 });
    await shop.call(carts.applyCoupon, { params: { code, promo: 'FIVE' } });
    const read = await shop.get(`auth/customer/cart?cart=${code}`, bearer(token));
    expect(read).toMatchObject({ status: 200, body: { code, promoCode: 'FIVE' } });
    await post(shop, 'customer/logout', undefined, bearer(token));
    return { email, code, headers: bearer(token) };
  };

  test('PUT with the code of the customer’s cart makes a new cart that shows nothing of it', async () => {
    const { email, code, headers } = await leftCart();
    const answer = await put(code, { product: 'CUP-S', quantity: 2 }, { headers });
    expect(answer).toMatchObject({ status: 201, body: { promoCode: null, customer: null, quantity: 2, subtotal: 40 } });
    const cart = answer.body as Cart;
    expect(cart.code).toMatch(/^[0-9a-f]{32}$/);
    expect(cart.code).not.toBe(code);
    expect(linesOf(await read(cart.code))).toEqual([['CUP-S', 2]]);
    expect(await shop.get(`cart/${code}`, headers)).toMatchObject({
      status: 404,
      body: { code: 'cart.not-found', message: expect.stringMatching(/\w/) },
    });
    const again = bearer(tokenIn(await login(shop, email)));
    const kept = await shop.get('auth/customer/cart', again);
    expect(kept).toMatchObject({ status: 200, body: { code, promoCode: 'FIVE' } });
    expect(linesOf(kept.body)).toEqual([['PLATE', 20]]);
    const merged = await shop.get(`auth/customer/cart?cart=${cart.code}`, again);
    expect(linesOf(merged.body)).toEqual([
      ['PLATE', 20],
      ['CUP-S', 2],
    ]);
  });

  test('many lines at once do the same', async () => {
    const { code } = await leftCart();
    const payload = [
      { product: 'CUP-S', quantity: 1 },
      { product: 'CUP-L', quantity: 1 },
    ];
    const answer = await shop.send({ method: 'POST', url: `/api/v1/cart/${code}/multi`, payload });
    expect(answer.status).toBe(201);
    expect((answer.body as Cart).code).not.toBe(code);
    expect(linesOf(answer.body)).toEqual([
      ['CUP-S', 1],
      ['CUP-L', 1],
    ]);
  });

  test('tabs of one browser meet in one new cart; another network that has the code gets its own', async () => {
    const { code } = await leftCart();
    const answers = await Promise.all(['CUP-S', 'CUP-L'].map((product) => put(code, { product, quantity: 1 })));
    const codes = new Set(answers.map(({ body }) => (body as Cart).code));
    expect(codes.size).toBe(1);
    const elsewhere = await put(code, { product: 'PLATE', quantity: 1 }, { remoteAddress: '203.0.113.77' });
    expect(codes).not.toContain((elsewhere.body as Cart).code);
    expect(linesOf(elsewhere.body)).toEqual([['PLATE', 1]]);
  });

  test('a refused line makes no cart, and another customer is still refused', async () => {
    const { code } = await leftCart();
    expect((await put(code, { product: 'NO-SUCH', quantity: 1 })).status).toBe(404);
    const { token } = await newCustomer(shop);
    expect(await put(code, { product: 'PLATE', quantity: 1 }, { headers: bearer(token) })).toMatchObject({
      status: 404,
      body: { code: 'cart.not-found' },
    });
  });
});

describe('two variants of one product', () => {
  const twoCups = () => fillCart(shop, { 'CUP-S': 1, 'CUP-L': 2 });
  const cupId = async () => (await shop.call(catalog.readProduct, { params: { key: 'CUP' } })).id;
  const remove = (code: string, rest: string) =>
    shop.send({ method: 'DELETE', url: `/api/v1/cart/${code}/product/${rest}` });

  test.each(['id', 'CUP'])('DELETE by %s of the product removes the newest line only', async (key) => {
    const code = await twoCups();
    const named = key === 'id' ? await cupId() : key;
    expect((await remove(code, `${named}`)).status).toBe(204);
    expect(linesOf(await read(code))).toEqual([['CUP-S', 1]]);
    await remove(code, `${named}`);
    expect(linesOf(await read(code))).toEqual([]);
  });

  test('DELETE by line or by variant removes that line', async () => {
    const code = await twoCups();
    const [small] = (await read(code)).products;
    await remove(code, `${await cupId()}?secondCardId=${small?.cartItemId}`);
    expect(linesOf(await read(code))).toEqual([['CUP-L', 2]]);
    const other = await twoCups();
    await remove(other, 'CUP-S');
    expect(linesOf(await read(other))).toEqual([['CUP-L', 2]]);
  });

  test('PUT sets the quantity of the variant it names', async () => {
    const code = await twoCups();
    expect(linesOf((await put(code, { product: 'CUP-S', quantity: 3, attributes: [] })).body)).toEqual([
      ['CUP-S', 3],
      ['CUP-L', 2],
    ]);
  });

  test('PUT by the product alone means its only line, and is refused when there are two', async () => {
    const code = await fillCart(shop, { 'CUP-S': 1, PLATE: 1 });
    expect(linesOf((await put(code, { product: await cupId(), quantity: 2 })).body)).toEqual([
      ['CUP-S', 2],
      ['PLATE', 1],
    ]);
    const two = await twoCups();
    expect(await put(two, { product: 'CUP', quantity: 2 })).toMatchObject({
      status: 400,
      body: { code: 'product.choose-option' },
    });
    const added = await put(code, { product: 'CUP', quantity: 1, add: true });
    expect(added.body).toMatchObject({ code: 'product.choose-option' });
  });
});

test('an order with a coupon tells the reduction as the cart does; its mail adds up', async () => {
  const code = await fillCart(shop, { PLATE: 10 });
  await shop.call(carts.applyCoupon, { params: { code, promo: 'FIVE' } });
  const email = 'coupon@example.com';
  const body = await orderBody(shop, code, { method: 'bank-transfer', email });
  const { id, key, total } = (await submit(shop, code, body)).body as Confirmation;
  const amounts = [
    ['subtotal', 25],
    ['discount', 5],
    ['shipping', 6.5],
    ['total', 31.5],
  ];
  const amountsOf = (totals: { module: string; value: number }[]) => totals.map(({ module, value }) => [module, value]);
  expect(amountsOf(total.totals)).toEqual(amounts);
  const order = await shop.call(orders.readOrder, { params: { id }, query: { key } });
  expect(amountsOf(order.totals)).toEqual(amounts);
  const [mail] = await mailsTo(shop, email);
  expect(mail?.text).toContain('$30.00');
  expect(mail?.text).toContain('-$5.00');
});

describe('Content-Type: application/json and an empty body', () => {
  const json = { 'content-type': 'application/json' };

  test('is an empty body', async () => {
    const code = await fillCart(shop, { PLATE: 1, 'ENGLISH-ONLY': 1 });
    const url = `/api/v1/cart/${code}`;
    expect((await shop.send({ method: 'POST', url: `${url}/promo/Test1234`, headers: json })).status).toBe(201);
    expect((await shop.send({ method: 'POST', url: `${url}/shipping`, headers: json, payload: '' })).status).toBe(200);
    expect((await shop.send({ method: 'DELETE', url: `${url}/product/PLATE`, headers: json })).status).toBe(204);
    expect((await shop.send({ method: 'DELETE', url, headers: json, payload: ' \n' })).status).toBe(204);
  });

  test('a body that is needed is still missed in words', async () => {
    expect(await shop.send({ method: 'POST', url: '/api/v1/cart', headers: json })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });
});
