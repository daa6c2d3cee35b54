// Requests as they arrive at the other server: sent by raw sockets, because clients tidy paths up.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openRemoteApi } from './remote-api.ts';

let other: Server;
let app: FastifyInstance;
let port = 0;
let asked: (string | undefined)[] = [];
let traces: unknown[] = [];
/** Boxes that the other server does not have. */
const boxes = new Set<string>();
let api: ReturnType<typeof openRemoteApi>;

beforeAll(async () => {
  other = createServer((request, response) => {
    asked.push(request.url);
    traces.push(request.headers.traceparent);
    response.writeHead(boxes.has(request.url ?? '') ? 404 : 200, { 'content-type': 'application/json' });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  api = openRemoteApi(`http://127.0.0.1:${(other.address() as AddressInfo).port}/shop`, 'http://shop.test');
  app = fastify();
  await api.mount(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
beforeEach(() => {
  asked = [];
  traces = [];
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await app.close();
  other.close();
});

async function send(path: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).split(' ')[1]);
}

test('API paths are forwarded unchanged', async () => {
  expect(await send('/api/v1/product/A%2FB?lang=en')).toBe(200);
  expect(asked).toEqual(['/shop/api/v1/product/A%2FB?lang=en']);
});

test.each(['/api/../x', '/api/../../x', '/api/%2e%2e/x', '/api/..%2fx', '/api/..\\x', '/api/..;/x', '/static/../x'])(
  '%s is not forwarded to the other server',
  async (path) => {
    expect(await send(path)).toBe(404);
    expect(asked).toEqual([]);
  },
);

test('the trace of a request goes on at the other server', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  await app.inject({ url: '/api/v1/product/A', headers: { traceparent } });
  await app.inject({ url: '/static/a.jpg', headers: { traceparent } });
  await api.send(
    { method: 'GET', url: '/api/v1/product/A', body: undefined, idempotencyKey: undefined },
    { address: '127.0.0.1', traceHeaders: { traceparent } },
  );
  await app.inject({ url: '/api/v1/product/A', headers: { traceparent: 'anything' } });
  expect(traces).toEqual([traceparent, traceparent, traceparent, undefined]);
});

test('a page with such a key is answered without the other server', async () => {
  const answer = await api.send(
    { method: 'GET', url: '/api/v1/product/..', body: undefined, idempotencyKey: undefined },
    { address: '127.0.0.1', traceHeaders: {} },
  );
  expect(answer.status).toBe(404);
  expect(asked).toEqual([]);
});

/** For a page that is rendered. */
const askForPage = async (url: string): Promise<number> =>
  (
    await api.send(
      { method: 'GET', url, body: undefined, idempotencyKey: undefined },
      { address: '', traceHeaders: {} },
    )
  ).status;

test('a box that the other server does not have is not asked for again by pages and browsers, until half a minute later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const url = '/api/v1/content/boxes/headerMessage?store=DEFAULT&lang=en';
  boxes.add(`/shop${url}`);
  for (let page = 0; page < 5; page += 1) expect(await askForPage(url)).toBe(404);
  expect((await app.inject({ url })).statusCode).toBe(404);
  expect(asked).toEqual([`/shop${url}`]);
  // In another language it may exist.
  expect(await askForPage(url.replace('en', 'fr'))).toBe(200);
  vi.advanceTimersByTime(30_001);
  boxes.delete(`/shop${url}`);
  expect(await askForPage(url)).toBe(200);
  expect(asked).toHaveLength(3);
});

test('what else is not found is asked for each time, and so is a box that exists', async () => {
  const [product, box] = ['/api/v1/product/1?lang=en', '/api/v1/content/boxes/agreement?lang=en'];
  boxes.add(`/shop${product}`);
  for (const url of [product, product, box, box]) await askForPage(url);
  expect(asked).toEqual([product, product, box, box].map((url) => `/shop${url}`));
});

test('there is a limit to how many absent boxes are remembered', async () => {
  const urls = Array.from({ length: 1001 }, (_, key) => `/api/v1/content/boxes/k${key}`);
  for (const url of urls) {
    boxes.add(`/shop${url}`);
    await askForPage(url);
  }
  asked = [];
  await askForPage(urls.at(-1) ?? '');
  expect(asked).toEqual([]);
  await askForPage(urls[0] ?? '');
  expect(asked).toHaveLength(1);
});

test.each([
  ['https://shopizer.example/shop', 'https://shop.test', 'https://shopizer.example'],
  ['http://shopizer.example:8080', 'http://localhost:3000', 'http://shopizer.example:8080'],
  ['http://shopizer.example:8080', 'https://shop.test', undefined],
])('pictures of %s in a shop at %s', (apiUrl, shopUrl, origin) => {
  expect(openRemoteApi(apiUrl, shopUrl).pictureOrigin).toBe(origin);
});
