// A small Shopizer, and a browser that shops on it through the host.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openRemoteApi } from '../remote-api.ts';

interface Line {
  id: number;
  sku: string;
  quantity: number;
}

let shopizer: Server;
let app: FastifyInstance;
let lines: Line[] = [];
let asked: { call: string; headers: IncomingMessage['headers'] }[] = [];

const cart = () => ({
  id: 1,
  code: 'abc',
  quantity: 1,
  displaySubTotal: '$1.00',
  products: lines.map((line) => ({ ...line, displaySubTotal: '$1.00' })),
});

async function respond(request: IncomingMessage): Promise<[number, unknown]> {
  const { method, url = '' } = request;
  const path = url.split('?', 1)[0] ?? '';
  const body = method === 'GET' || method === 'DELETE' ? undefined : ((await json(request)) as Record<string, unknown>);
  const isSignedIn = request.headers.authorization === 'Bearer secret-token';
  if (path === '/api/v1/customer/login') return [200, { id: 5, token: 'secret-token' }];
  if (path === '/api/v1/auth/customer/refresh') return isSignedIn ? [200, { id: 5, token: 'secret-token' }] : [401, ''];
  if (path === '/api/v1/auth/customer/profile')
    return isSignedIn ? [200, { id: 5, emailAddress: 'a@example.com', billing: { city: 'Oslo' } }] : [401, ''];
  if (path === '/api/v1/auth/customer/address') return isSignedIn ? [200, ''] : [401, ''];
  if (path === '/api/v1/cart/abc' && method === 'PUT') {
    lines = [
      ...lines.filter(({ sku }) => sku !== body?.product),
      { id: 7, sku: String(body?.product), quantity: Number(body?.quantity) },
    ];
    lines = lines.filter(({ quantity }) => quantity > 0);
    return lines.length > 0 ? [201, cart()] : [404, ''];
  }
  if (path === '/api/v1/cart/abc' && method === 'GET')
    return lines.length > 0 ? [200, cart()] : [404, { message: 'no cart' }];
  if (path.startsWith('/api/v1/cart/abc/product/') && method === 'DELETE') {
    lines = lines.filter(({ sku }) => !path.endsWith(`/${sku}`));
    return [204, ''];
  }
  if (path === '/api/v1/auth/cart/abc/checkout') return isSignedIn ? [200, { id: 3 }] : [401, ''];
  if (path === '/api/v1/products/7/reviews') return [200, []];
  return [404, { message: 'not here' }];
}

beforeAll(async () => {
  shopizer = createServer(async (request, response) => {
    asked.push({ call: `${request.method} ${request.url}`, headers: request.headers });
    const [status, body] = await respond(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body === '' ? '' : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(shopizer, 'listening');
  app = fastify();
  await openRemoteApi(`http://127.0.0.1:${(shopizer.address() as AddressInfo).port}`, 'http://shop.test').mount(app);
});
beforeEach(() => {
  lines = [];
  asked = [];
});
afterAll(async () => {
  await app.close();
  shopizer.closeAllConnections();
  shopizer.close();
});

const ask = (method: InjectOptions['method'], path: string, payload?: object, headers: Record<string, string> = {}) =>
  app.inject({ ...(method && { method }), url: `/api/v1/${path}`, headers, ...(payload && { payload }) });

async function logIn() {
  const answer = await ask('POST', 'customer/login', { username: 'a@example.com', password: 'secret' });
  return {
    answer,
    cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '',
    token: answer.json().token as string,
  };
}

test('the token of the other server stays in a cookie that scripts cannot read', async () => {
  const { answer, cookie, token } = await logIn();
  expect(answer.statusCode).toBe(200);
  expect(token).not.toContain('secret');
  expect(answer.headers['set-cookie']).toMatch(/^vitrine-api=secret-token; .*HttpOnly.*SameSite=Strict/);
  const profile = await ask('GET', 'auth/customer/profile', undefined, { cookie, authorization: `Bearer ${token}` });
  expect(profile.json()).toMatchObject({ id: 5, emailVerified: true });
  expect(asked.at(-1)?.headers.authorization).toBe('Bearer secret-token');
});

test('the cookie is not sent on, and opens nothing without the header that only our pages send', async () => {
  const { cookie } = await logIn();
  const answer = await ask('GET', 'auth/customer/profile', undefined, { cookie });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'session.required' });
  expect(asked.every(({ headers }) => headers.cookie === undefined)).toBe(true);
});

test('a session is renewed and ended here, because the other server has no calls for it', async () => {
  const { cookie, token } = await logIn();
  const headers = { cookie, authorization: `Bearer ${token}` };
  const renewed = await ask('POST', 'customer/session/refresh', undefined, headers);
  expect(renewed.json()).toMatchObject({ id: 5, expiresIn: 3600 });
  expect((await ask('POST', 'customer/session/refresh')).statusCode).toBe(401);
  const ended = await ask('POST', 'customer/logout', undefined, headers);
  expect(ended.statusCode).toBe(204);
  expect(ended.headers['set-cookie']).toMatch(/^vitrine-api=; Max-Age=0/);
});

test('a changed address answers with the customer', async () => {
  const { cookie, token } = await logIn();
  const headers = { cookie, authorization: `Bearer ${token}` };
  const answer = await ask('PATCH', 'auth/customer/address', { billing: { city: 'Oslo' } }, headers);
  expect(answer.json()).toMatchObject({ id: 5, billing: { city: 'Oslo' } });
});

test('what is added is added to what the cart has', async () => {
  lines = [{ id: 7, sku: 'MUG', quantity: 2 }];
  const answer = await ask('PUT', 'cart/abc', { product: 'MUG', quantity: 1, add: true });
  expect(answer.statusCode).toBe(201);
  expect(lines).toEqual([{ id: 7, sku: 'MUG', quantity: 3 }]);
});

test('a removed line answers with the rest of the cart, the last one with an empty cart', async () => {
  lines = [
    { id: 7, sku: 'MUG', quantity: 2 },
    { id: 8, sku: 'BOWL', quantity: 1 },
  ];
  const answer = await ask('DELETE', 'cart/abc/product/MUG?body=true');
  expect(answer.json().products).toMatchObject([{ sku: 'BOWL', cartItemId: 8 }]);
  expect((await ask('PUT', 'cart/abc', { product: 'BOWL', quantity: 0 })).json()).toMatchObject({ products: [] });
});

test('a cart is cleared line by line', async () => {
  lines = [
    { id: 7, sku: 'MUG', quantity: 2 },
    { id: 8, sku: 'BOWL', quantity: 1 },
  ];
  expect((await ask('DELETE', 'cart/abc')).statusCode).toBe(204);
  expect(lines).toEqual([]);
});

test('a call is found under its older path', async () => {
  expect((await ask('GET', 'product/7/reviews')).json()).toEqual([]);
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/v1/product/7/reviews', 'GET /api/v1/products/7/reviews']);
});

test('the addresses of an order are saved in the account, from where the other server takes them', async () => {
  const { cookie, token } = await logIn();
  asked = [];
  const customer = { billing: { city: 'Oslo' }, delivery: { city: 'Bergen' } };
  const headers = { cookie, authorization: `Bearer ${token}` };
  const answer = await ask('POST', 'auth/cart/abc/checkout', { customer, payment: {} }, headers);
  expect(answer.json()).toMatchObject({ id: 3, paymentStatus: 'due' });
  expect(asked.map(({ call }) => call.split('?')[0])).toEqual([
    'PATCH /api/v1/auth/customer/address',
    'PATCH /api/v1/auth/customer/address',
    'POST /api/v1/auth/cart/abc/checkout',
  ]);
});
