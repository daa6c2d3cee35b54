import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import { Lifecycle } from './lifecycle.ts';
import { shutDown } from './listen.ts';

let app: FastifyInstance;
let lifecycle: Lifecycle;
let port: number;
beforeEach(async () => {
  lifecycle = new Lifecycle();
  app = fastify({ return503OnClosing: false });
  app.addHook('onRequest', async (_, reply) => lifecycle.track(reply.raw));
  app.get('/', () => 'served');
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});

async function openConnection(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  await once(socket, 'connect');
  return socket;
}

async function request(socket: Socket): Promise<string> {
  const response = once(socket, 'data');
  socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n');
  return String((await response)[0]);
}

test('a request on a kept connection is served after the shop stopped listening, and ends the connection', async () => {
  const kept = await openConnection();
  expect(await request(kept)).toMatch(/connection: keep-alive/i);
  const closed = once(kept, 'close');
  const down = shutDown(app, lifecycle, 1000);
  await vi.waitFor(() => expect(app.server.listening).toBe(false), { timeout: 30_000 });
  const response = await request(kept);
  expect(response).toMatch('200 OK');
  expect(response).toMatch(/connection: close/i);
  await closed;
  await down;
});

test('connections stay open while readiness fails, so that a proxy opens no new ones', async () => {
  const kept = await openConnection();
  lifecycle.stop();
  expect(await request(kept)).toMatch(/connection: keep-alive/i);
  kept.destroy();
  await app.close();
});

test('a connection that nobody uses any more does not keep the shop from ending', async () => {
  const unused = await openConnection();
  const closed = once(unused, 'close');
  await shutDown(app, lifecycle, 1);
  await closed;
  expect(app.server.listening).toBe(false);
});
