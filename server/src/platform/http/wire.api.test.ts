// The quirks of the wire that public Shopizer storefronts depend on.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { order } from '../../../testing/checkout-steps.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { orders } from '../../orders/orders-tables.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each([
  'category/?count=20&page=0&store=&lang=undefined',
  'category?count=20&page=0&store=DEFAULT&lang=en',
  'products/?&store=DEFAULT&lang=en&page=0&count=15&category=&optionValues=&manufacturer=',
  'config/',
  'config',
  'zones/?code=CA',
  'manufacturers/?store=DEFAULT&lang=en',
  '/actuator/health/ping',
  '/actuator/health/ping/',
  'product/MUG?lang=fr-CA',
])('%s is accepted (API-1, API-6)', async (path) => {
  expect((await shop.get(path, { authorization: '' })).status).toBe(200);
});

test.each(['/actuator/health/ping', '/api/v1/category/', '/api/v1/cart/', '/api/v1/anything/at/all'])(
  'a preflight of %s is allowed',
  async (url) => {
    const { status, headers } = await shop.send({
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'http://other.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('http://other.example');
    expect(String(headers['access-control-allow-headers'])).toMatch(/Authorization/);
    expect(String(headers['access-control-allow-methods'])).toMatch(/PUT.*PATCH.*DELETE/);
  },
);

test.each([
  ['lists', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['lists that do not end', '['.repeat(50_000)],
  ['objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['a field', `{"product":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
])('deeply nested %s are refused with 400', async (_, payload) => {
  for (const url of ['/api/v1/cart', '/api/v1/customer/login', '/api/v1/contact']) {
    const answer = await shop.send({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
    expect(answer, url).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  }
});

test('missing values of a product are null or an empty list (DATA-4)', async () => {
  const { body } = await shop.get('product/LAMP');
  expect(body).toMatchObject({
    image: null,
    images: [],
    options: [],
    variants: [],
    properties: [],
    owner: null,
  });
  expect((await shop.get('category/kitchen')).body).toMatchObject({ parent: null });
});

describe('a refused request', () => {
  test.each([
    ['an unknown path', { method: 'GET', url: '/api/v1/nothing' }, 404, 'route.not-found'],
    [
      'broken JSON',
      {
        method: 'POST',
        url: '/api/v1/product/MUG/price',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
      400,
      'request.invalid',
    ],
    [
      'no JSON',
      { method: 'POST', url: '/api/v1/product/MUG/price', payload: 'a=1', headers: { 'content-type': 'text/plain' } },
      415,
      'request.unsupported',
    ],
    [
      'a body of the wrong shape',
      { method: 'POST', url: '/api/v1/product/MUG/price', payload: { options: 'x' } },
      400,
      'request.invalid',
    ],
    [
      'a NUL in the body',
      { method: 'POST', url: '/api/v1/product/MUG/price', payload: { sku: '\0' } },
      400,
      'request.invalid',
    ],
    [
      'a NUL in the name of a field',
      { method: 'POST', url: '/api/v1/product/MUG/price', payload: { options: [], 'a\0': 1 } },
      400,
      'request.invalid',
    ],
    [
      'a body too large',
      { method: 'POST', url: '/api/v1/product/MUG/price', payload: { sku: 'x'.repeat(2_000_000) } },
      413,
      'request.too-large',
    ],
  ] as const)('for %s has a message', async (_, request, status, code) => {
    const answer = await shop.send(request);
    expect(answer).toMatchObject({
      status,
      body: { code, errorCode: String(status), message: expect.stringMatching(/\w/) },
    });
  });

  test('a compressed body is never decompressed', async () => {
    const answer = await shop.send({
      method: 'POST',
      url: '/api/v1/product/MUG/price',
      payload: Buffer.from([0x0b, 0x02, 0x80, 0x7b, 0x7d, 0x03]),
      headers: { 'content-type': 'application/json', 'content-encoding': 'br' },
    });
    expect(answer.status).toBe(400);
  });
});

test('a text about the escape of a character is a text like any other', async () => {
  const message = 'In JSON, \\u0000 and \\ud800 are escapes.';
  const answer = await shop.send({
    method: 'POST',
    url: '/api/v1/contact',
    payload: { name: 'Ann', email: 'ann@example.com', subject: 'Escapes', comment: message },
  });
  expect(answer.status).toBe(200);
  expect((await shop.commands.listMessages())[0]?.message).toBe(message);
});

test('half a character is replaced, so that an order with it is taken', async () => {
  const attributes = [{ key: 'note\ud83d', value: '\udc00 gift \ud83e\uddf5' }];
  const { id } = await order(shop, { LAMP: 1 }, { method: 'bank-transfer', body: { attributes } });
  const stored = await shop.database.db.select({ attributes: orders.attributes }).from(orders).where(eq(orders.id, id));
  expect(stored).toEqual([{ attributes: [{ key: 'note\ufffd', value: '\ufffd gift \u{1f9f5}' }] }]);
});

test('the API has an OpenAPI document and a page for people', async () => {
  const { body } = await shop.get('openapi.json');
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/v1/product/{key}': { get: { 'x-access': 'public' } },
      '/api/v1/products': {
        get: { parameters: expect.arrayContaining([expect.objectContaining({ name: 'priceFrom', in: 'query' })]) },
      },
      '/actuator/health/ping': { get: { operationId: 'checkHealth' } },
    },
  });
  const page = await shop.get('/api/docs');
  expect(page.headers['content-type']).toMatch('text/html');
  expect(page.body).toContain('/api/v1/product/{key}/reviews');
});

test('the description names the same call in Shopizer, and what is done otherwise', async () => {
  const { body } = await shop.get('openapi.json');
  expect(body).toMatchObject({
    paths: {
      '/api/v1/cart/{code}': {
        get: {
          'x-shopizer': 'ShoppingCartApi cart/{code}',
          'x-departures': expect.arrayContaining(['A cart that became an order is 404; Shopizer still shows it']),
        },
      },
      '/api/v1/alerts': { post: { 'x-shopizer': null, 'x-departures': [] } },
    },
  });
  const page = await shop.get('/api/docs');
  expect(page.body).toContain('In Shopizer: <code>ShoppingCartApi cart/{code}</code>');
  expect(page.body).toContain('<li>A cart that became an order is 404; Shopizer still shows it</li>');
  expect(page.body).toContain('Ours: <code>requestAlert</code>. Not in Shopizer.');
});

test('public responses support conditional requests', async () => {
  const first = await shop.get('product/MUG', { 'accept-encoding': 'gzip, br' });
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const again = await shop.get('product/MUG', { 'if-none-match': String(first.headers.etag) });
  expect(again.status).toBe(304);
});
