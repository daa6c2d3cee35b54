import { findEndpoint } from '@vitrine/contract/all-endpoints.ts';
import { expect, test } from 'vitest';
import { adaptResponse } from './adapt-response.ts';

function adapt(method: string, path: string, response: unknown, request?: unknown): unknown {
  const found = findEndpoint(method, `/api/v1/${path}`);
  if (!found) throw new Error(`no endpoint at ${path}`);
  const adapted = adaptResponse(found, response, request);
  expect(found.shape.response.safeParse(adapted).error?.issues ?? []).toEqual([]);
  return adapted;
}

const description = (html: string) => ({ id: 1, language: 'en', name: 'Mug', description: html, friendlyUrl: 'mug' });

test('HTML of another server loses what could run code, and its marker', () => {
  const html = '<![CDATA[<p onclick="x()">Tea &amp; more<script>x()</script><a href="javascript:x()">a</a></p>]]>';
  expect(adapt('GET', 'content/boxes/agreement', { code: 'agreement', description: description(html) })).toMatchObject({
    description: { description: '<p>Tea &amp; more<a>a</a></p>' },
  });
});

test('plain texts stay as they are', () => {
  const review = { id: 1, description: 'Salt & pepper <3', rating: 4, customer: { id: 1 } };
  expect(adapt('GET', 'product/1/reviews', [review])).toMatchObject([{ description: 'Salt & pepper <3' }]);
});

test('links of the footer that are no web addresses are left out', () => {
  const config = { facebook: 'javascript:alert(1)', instagram: 'https://instagram.example/shop' };
  expect(adapt('GET', 'config', config)).toMatchObject({
    facebook: null,
    instagram: 'https://instagram.example/shop',
    allowOnlinePurchase: false,
  });
});

test('a cart gets what our pages need to show and change it', () => {
  const line = {
    id: 7,
    sku: 'MUG',
    quantity: 2,
    subTotal: 40,
    displaySubTotal: '$40.00',
    description: description(''),
  };
  const cart = {
    id: 1,
    code: 'abc',
    quantity: 2,
    subtotal: 40,
    displaySubTotal: '$40.00',
    total: 40,
    products: [line],
  };
  expect(adapt('GET', 'cart/abc', cart)).toMatchObject({
    canCheckOut: true,
    subTotal: 40,
    notices: [],
    freeDelivery: null,
    products: [{ cartItemId: 7, subtotal: 40, maximum: 99, notices: [], canBePurchased: true }],
  });
});

test('an order tells how it was paid; its confirmation knows the address it was sent with', () => {
  const order = {
    id: 3,
    orderStatus: 'PROCESSED',
    datePurchased: '2026-01-01',
    totals: [{ module: 'total', value: 4 }],
  };
  expect(adapt('GET', 'auth/orders/3', order)).toMatchObject({
    paymentStatus: 'paid',
    total: { title: 'total', value: 4 },
    history: [],
    hasInvoice: false,
  });
  const body = { customer: { emailAddress: 'ann@example.com' } };
  expect(adapt('POST', 'cart/abc/checkout', { id: 3, products: null }, body)).toMatchObject({
    emailAddress: 'ann@example.com',
    paymentStatus: 'due',
    redirectUrl: null,
    products: [],
  });
});

test('a token tells its end', () => {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const token = `a.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.c`;
  expect(adapt('POST', 'customer/login', { id: 1, token })).toMatchObject({ expiresIn: expect.closeTo(600, -1) });
  expect(adapt('POST', 'customer/login', { id: 1, token: 'opaque' })).toMatchObject({ expiresIn: 3600 });
});

test('a variant has its stock and price', () => {
  const inventory = [{ quantity: 3, price: '$20.00', prices: [] }];
  const variant = { id: 9, sku: 'MUG-BLUE', productId: 7, available: true, images: [], inventory };
  expect(adapt('GET', 'product/7', { id: 7, variants: [variant] })).toMatchObject({
    variants: [{ quantity: 3, canBePurchased: true, optionValues: [9], finalPrice: '$20.00' }],
  });
});
