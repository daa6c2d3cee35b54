import type { DatabaseHealth } from '@vitrine/server';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { mountHealth } from './health-routes.ts';
import { Lifecycle } from './lifecycle.ts';

const DOWN: DatabaseHealth = { isUp: false, cause: 'too-many-connections' };

const ask = async (health: DatabaseHealth, lifecycle = new Lifecycle()) => {
  const app = fastify();
  mountHealth(app, { checkDatabase: async () => health }, lifecycle);
  const [readiness, liveness, database] = await Promise.all([
    app.inject('/actuator/health/readiness'),
    app.inject('/actuator/health/liveness'),
    app.inject('/actuator/health/database'),
  ]);
  await app.close();
  return { readiness, liveness, database };
};

test('a process with its database is live and ready', async () => {
  const { readiness, liveness, database } = await ask({ isUp: true });
  for (const answer of [readiness, liveness, database])
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'UP' }]);
});

test('without its database a process is live and ready, and says what is wrong', async () => {
  const { readiness, liveness, database } = await ask(DOWN);
  expect([readiness.statusCode, liveness.statusCode]).toEqual([200, 200]);
  expect([database.statusCode, database.json()]).toEqual([503, { status: 'DOWN', cause: 'too-many-connections' }]);
  expect(database.headers['retry-after']).toBe('5');
});

test('readiness does not wait for the database', async () => {
  const app = fastify();
  mountHealth(app, { checkDatabase: () => new Promise(() => {}) }, new Lifecycle());
  expect((await app.inject('/actuator/health/readiness')).statusCode).toBe(200);
  await app.close();
});

test('a process that is shutting down is live, not ready', async () => {
  const lifecycle = new Lifecycle();
  lifecycle.stop();
  const { readiness, liveness } = await ask({ isUp: true }, lifecycle);
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
  mountHealth(app, { checkDatabase: async () => ({ isUp: true }) }, new Lifecycle());
  expect((await app.inject({ url: '/actuator/proxy', headers })).json()).toEqual(facts);
  await app.close();
});
