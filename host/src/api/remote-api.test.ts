// Requests as they arrive at the other server: sent by raw sockets, because clients tidy paths up.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openRemoteApi } from './remote-api.ts';

let other: Server;
let app: FastifyInstance;
let port = 0;
let asked: (string | undefined)[] = [];
let traces: unknown[] = [];
let api: ReturnType<typeof openRemoteApi>;

beforeAll(async () => {
  other = createServer((request, response) => {
    asked.push(request.url);
    traces.push(request.headers.traceparent);
    response.setHeader('content-type', 'application/json');
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
