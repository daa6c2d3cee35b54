// A process reports on itself while its database is lost, busy or read-only: that it can serve is one thing, that it has its
// database another.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HostProcess } from './host-process.ts';
import { type ShopCluster, startShopCluster } from './shop-cluster.ts';
import { startUnreliableProxy, type UnreliableProxy } from './unreliable-proxy.ts';

const POOL = 3;
const PATIENT = { timeout: 60_000, interval: 100 };

let folder: string;
let cluster: ShopCluster;
let network: UnreliableProxy;
let host: HostProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-health-'));
  cluster = await startShopCluster(0);
  await cluster.stock({ PLAIN: 1000 });
  network = await startUnreliableProxy(cluster.databaseUrl);
  host = await HostProcess.start({
    DATABASE_URL: network.proxiedUrl(cluster.databaseUrl),
    DATABASE_POOL: String(POOL),
    DATA_DIR: folder,
    METRICS_PORT: '0',
  });
});
afterAll(async () => {
  await host.stop();
  network.close();
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (path: string) => {
  const { status, headers } = await fetch(host.url + path);
  return { status, headers };
};
const statusOf = async (path: string) => (await ask(path)).status;
const addToCart = () =>
  fetch(`${host.url}/api/v1/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ product: 'PLAIN', quantity: 1 }),
  });
const readiness = () => statusOf('/actuator/health/readiness');
const liveness = () => statusOf('/actuator/health/liveness');

async function databaseHealth(): Promise<unknown> {
  const answer = await fetch(`${host.url}/actuator/health/database`);
  return { status: answer.status, body: await answer.json() };
}
const UP = { status: 200, body: { status: 'UP' } };
const downBy = (cause: string) => ({ status: 503, body: { status: 'DOWN', cause } });
const untilUp = () => vi.waitFor(async () => expect(await databaseHealth()).toEqual(UP), PATIENT);

async function metric(series: string): Promise<number> {
  const place = String(host.log.find(({ msg }) => msg === 'shop started')?.metrics);
  const line = (await (await fetch(place)).text()).split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.slice(series.length));
}

/** A connection that does not use the proxy. */
async function asAdmin<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: cluster.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const DATABASE_LOST = 'a request failed for lack of the database';

test('without its database a process stays ready, serves cached pages, and tells the cause of every 503', async () => {
  expect(await statusOf('/product/blue-mug')).toBe(200);
  expect(await statusOf('/nothing-here')).toBe(404);
  expect(await databaseHealth()).toEqual(UP);
  expect(await metric('vitrine_database_up')).toBe(1);
  expect(await metric('vitrine_database_faults_total{cause="connection"}')).toBe(0);
  network.refuse();

  expect(await statusOf('/product/blue-mug')).toBe(200);
  const page = await fetch(`${host.url}/search?q=never-searched`);
  expect(page.status).toBe(503);
  expect(page.headers.get('content-type')).toMatch('text/html');
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await page.text()).toContain('</html>');
  // Its redirects are in the database, too.
  expect(await statusOf('/nothing-there')).toBe(503);
  expect(await statusOf('/api/v1/products?q=never-searched')).toBe(503);
  expect([await readiness(), await liveness()]).toEqual([200, 200]);
  expect(await databaseHealth()).toEqual(downBy('connection'));

  // One line for many requests, with the id of one of them.
  const before = host.log.filter(({ msg }) => msg === DATABASE_LOST).length;
  const calls = await Promise.all(Array.from({ length: 20 }, () => ask('/api/v1/products?q=never-searched')));
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([503]));
  const lines = host.log.filter(({ msg }) => msg === DATABASE_LOST);
  expect(lines.length - before).toBeLessThan(5);
  expect(lines[0]).toMatchObject({
    cause: 'connection',
    reqId: expect.any(String),
    error: { type: expect.any(String) },
  });
  expect(await metric('vitrine_database_up')).toBe(0);
  expect(await metric('vitrine_database_faults_total{cause="connection"}')).toBeGreaterThan(20);

  network.restore();
  await untilUp();
  await vi.waitFor(async () => expect(await statusOf('/search?q=never-searched')).toBe(200), PATIENT);
  expect(await statusOf('/nothing-there')).toBe(404);
  expect(await metric('vitrine_database_up')).toBe(1);
});

test('while every connection for requests waits, the process says that its database does not answer', async () => {
  await asAdmin(async (admin) => {
    await admin.query('begin');
    await admin.query('lock table carts in access exclusive mode');
    const waiting = Array.from({ length: POOL * 2 }, addToCart);
    await vi.waitFor(async () => expect(await databaseHealth()).toEqual(downBy('timeout')), PATIENT);
    expect(await readiness()).toBe(200);
    await admin.query('rollback');
    for (const { status } of await Promise.all(waiting)) expect([201, 503]).toContain(status);
  });
  await untilUp();
});

test('a database that is read-only is named as such, and pages are served from it', async () => {
  const name = new URL(cluster.databaseUrl).pathname.slice(1);
  // Other proofs use the same server.
  const END = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'vitrine%'`;
  await asAdmin(async (admin) => {
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    await admin.query(END);
  });
  await vi.waitFor(async () => expect(await databaseHealth()).toEqual(downBy('read-only')), PATIENT);
  await vi.waitFor(async () => expect(await statusOf('/search?q=read-only')).toBe(200), PATIENT);
  expect(await readiness()).toBe(200);
  const order = await addToCart();
  expect(order.status).toBe(503);
  expect(host.log.findLast(({ msg }) => msg === DATABASE_LOST)).toMatchObject({
    cause: 'read-only',
    reqId: order.headers.get('x-request-id'),
  });
  await asAdmin(async (admin) => {
    await admin.query('set default_transaction_read_only = off');
    await admin.query(`alter database ${name} reset default_transaction_read_only`);
    await admin.query(END);
  });
  await untilUp();
});
