import fastify from 'fastify';
import { expect, test } from 'vitest';
import { mountHealth } from './health-routes.ts';
import { Lifecycle } from './lifecycle.ts';

const ask = async (checkHealth: () => Promise<void>, lifecycle = new Lifecycle()) => {
  const app = fastify();
  mountHealth(app, { checkHealth }, lifecycle);
  const [readiness, liveness] = await Promise.all([
    app.inject('/actuator/health/readiness'),
    app.inject('/actuator/health/liveness'),
  ]);
  await app.close();
  return { readiness, liveness };
};

test('a process with a healthy API is live and ready', async () => {
  const { readiness, liveness } = await ask(async () => {});
  expect([readiness.statusCode, readiness.json()]).toEqual([200, { status: 'UP' }]);
  expect([liveness.statusCode, liveness.json()]).toEqual([200, { status: 'UP' }]);
});

test('without a database a process is live, not ready', async () => {
  const { readiness, liveness } = await ask(() => Promise.reject(new Error('away')));
  expect([readiness.statusCode, readiness.json()]).toEqual([503, { status: 'DOWN' }]);
  expect(readiness.headers['retry-after']).toBe('5');
  expect(liveness.statusCode).toBe(200);
});

test('a process that is shutting down is live, not ready', async () => {
  const lifecycle = new Lifecycle();
  lifecycle.stop();
  const { readiness, liveness } = await ask(async () => {}, lifecycle);
  expect([readiness.statusCode, readiness.json()]).toEqual([503, { status: 'OUT_OF_SERVICE' }]);
  expect(liveness.statusCode).toBe(200);
});

test.each([
  ['directly', {}, undefined, { forwarded: false, trusted: false }],
  ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }, ['127.0.0.1'], { forwarded: true, trusted: true }],
  ['through another proxy', { 'x-forwarded-for': '203.0.113.7' }, ['10.0.0.1'], { forwarded: true, trusted: false }],
  [
    'through a proxy that is not set',
    { 'x-forwarded-for': '203.0.113.7' },
    undefined,
    { forwarded: true, trusted: false },
  ],
  ['through a proxy that tells nothing', {}, ['127.0.0.1'], { forwarded: false, trusted: false }],
])('the doctor learns that a request has come %s', async (_, headers, trustProxy, facts) => {
  const app = fastify({ trustProxy: trustProxy ?? false });
  mountHealth(app, { checkHealth: async () => {} }, new Lifecycle());
  expect((await app.inject({ url: '/actuator/proxy', headers })).json()).toEqual(facts);
  await app.close();
});
