// Errors of the database and its network while 30 shoppers order at two processes: no process ends, requests get 503 with
// Retry-After, the shop recovers by itself, and no order is lost or doubled.
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@vitrine/server';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres } from '../scripts/postgres.mjs';
import type { AskedShop } from '../server/testing/asked-shop.ts';
import { expectMedian } from './expect-median.ts';
import { remoteShop } from './remote-shop.ts';
import { type ShopCluster, startShopCluster } from './shop-cluster.ts';
import { type SteadyLoad, startLoad } from './steady-load.ts';
import { startUnreliableProxy, type UnreliableProxy } from './unreliable-proxy.ts';

const SHOPPERS = 30;
const AWAY_MS = Number(process.env.AWAY_SECONDS ?? 10) * 1000;
const OUTAGE_MS = 20_000;
const HEALTH_MS = 2000;
const RECOVERY_MS = 5000;
const MAX_CONNECTIONS = 60;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let network: UnreliableProxy;
let cluster: ShopCluster;
beforeAll(async () => {
  postgres = await startPostgres({ keepsCommits: true, maxConnections: MAX_CONNECTIONS });
  network = await startUnreliableProxy(postgres.url);
  cluster = await startShopCluster(2, postgres.url, async (databaseUrl) => ({
    databaseUrl: network.proxiedUrl(databaseUrl),
  }));
  await cluster.stock({ STEADY: 900_000 });
});
afterAll(async () => {
  await cluster.close();
  network.close();
  postgres.stop();
});

/** A connection that does not use the proxy. */
async function asAdmin<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: cluster.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const END_BACKENDS = "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'vitrine%'";
const endBackends = () => asAdmin((client) => client.query(END_BACKENDS));

const shops = () => cluster.shops.map(({ url }) => remoteShop(() => url));

const addToCart = (shop: AskedShop) =>
  shop.send({ method: 'POST', url: '/api/v1/cart', payload: { product: 'STEADY', quantity: 1 } });

const recoveries: number[] = [];

/** Every process can write again. How long it took is judged at the end, by the median. */
const recovered = async () => {
  const began = performance.now();
  await vi.waitFor(
    async () => {
      const answers = await Promise.all(shops().map(addToCart));
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    },
    { timeout: 60_000, interval: 100 },
  );
  recoveries.push(performance.now() - began);
};

/**
 * Every process reports DOWN as long as the error lasts, and does not wait for the database before it does.
 */
async function stayUnhealthy(milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  const durations: number[] = [];
  while (performance.now() < until) {
    for (const shop of shops()) {
      const asked = performance.now();
      const answer = await shop.send({ method: 'GET', url: '/actuator/health/ping' });
      expect(answer).toMatchObject({ status: 503, body: { code: 'shop.unavailable' } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      durations.push(performance.now() - asked);
    }
    await sleep(250);
  }
  expectMedian(durations, HEALTH_MS);
}

const morePlaced = (load: SteadyLoad, count = 5) => {
  const before = load.orders.length;
  return vi.waitFor(() => expect(load.orders.length).toBeGreaterThan(before + count), { timeout: 120_000 });
};

test('database restarts, freezes and network cuts under load lose and duplicate nothing', async () => {
  const load = startLoad(
    cluster.shops.map(({ url }) => url),
    'STEADY',
    SHOPPERS,
  );
  await morePlaced(load);
  for (let round = 0; round < 3; round++) {
    await endBackends();
    await recovered();
  }
  for (const mode of ['fast', 'immediate'] as const) {
    postgres.halt(mode);
    await postgres.resume();
    await recovered();
  }
  postgres.halt();
  await stayUnhealthy(AWAY_MS);
  await postgres.resume();
  await recovered();

  await asAdmin(async (client) => {
    await postgres.freeze(async () => {
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
      return rows.map(({ pid }) => pid);
    });
    try {
      await stayUnhealthy(OUTAGE_MS);
    } finally {
      postgres.thaw();
    }
  });
  await recovered();
  await morePlaced(load);

  // One of the lost connections holds a lock, which is released before the network is back.
  const vanished = await openDatabase({ url: network.proxiedUrl(cluster.databaseUrl), folder: '' });
  let isCut = false;
  const abandoned = vanished.db
    .transaction(async (tx) => {
      await tx.execute(sql`select 1 from variants where sku = 'MUG' for update`);
      network.cut();
      isCut = true;
      await tx.execute(sql`select 1`);
    })
    .then(() => 'committed')
    .catch(() => 'failed');
  await vi.waitFor(() => expect(isCut).toBe(true), { timeout: 60_000 });
  const released = asAdmin((client) => client.query("select 1 from variants where sku = 'MUG' for update"));
  await stayUnhealthy(OUTAGE_MS);
  await released;
  expect(await abandoned).toBe('failed');
  network.restore();
  await recovered();
  await vanished.close();
  await morePlaced(load);
  await load.stop();

  expect(cluster.shops.map(({ isRunning }) => isRunning)).toEqual([true, true]);
  expect(load.errors).toEqual([]);
  expect(load.refused).toBeGreaterThan(0);
  const known = await asAdmin((client) => client.query<{ id: number }>('select id from orders'));
  const ids = new Set(known.rows.map(({ id }) => Number(id)));
  expect(load.orders.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(new Set(load.orders.map(({ id }) => id)).size).toBe(load.orders.length);
  await vi.waitFor(() => cluster.expectInvariants(), { timeout: 60_000, interval: 100 });
  expectMedian(recoveries, RECOVERY_MS);
});

test('too many connections and a read-only database give 503 until they recover', async () => {
  const [shop] = shops();
  if (!shop) throw new Error('a process is needed');
  const unavailable = { status: 503, body: { code: 'shop.unavailable' } };
  await asAdmin(async (admin) => {
    const others: Client[] = [];
    const takeAll = async () => {
      for (;;) {
        const client = new Client({ connectionString: cluster.databaseUrl });
        client.on('error', () => {});
        try {
          await client.connect();
        } catch {
          return;
        }
        others.push(client);
      }
    };
    await vi.waitFor(
      async () => {
        await admin.query(END_BACKENDS);
        await takeAll();
        expect(await addToCart(shop)).toMatchObject(unavailable);
      },
      { timeout: 120_000, interval: 50 },
    );
    await Promise.all(others.map((client) => client.end()));
  });
  await recovered();

  const name = new URL(cluster.databaseUrl).pathname.slice(1);
  await asAdmin((client) => client.query(`alter database ${name} set default_transaction_read_only = on`));
  await endBackends();
  await vi.waitFor(
    async () => expect((await shop.send({ method: 'GET', url: '/actuator/health/ping' })).status).toBe(200),
    { timeout: 60_000, interval: 50 },
  );
  expect(await addToCart(shop)).toMatchObject(unavailable);
  await asAdmin(async (client) => {
    await client.query('set default_transaction_read_only = off');
    await client.query(`alter database ${name} reset default_transaction_read_only`);
  });
  await endBackends();
  await recovered();
});

test('a process that starts while the database is silent waits until it answers', async () => {
  const [shop] = cluster.shops;
  if (!shop) throw new Error('a process is needed');
  await shop.stop();
  network.cut();
  const started = shop.start();
  // Longer than any process waits for one new connection.
  await sleep(3000);
  network.restore();
  await started;
  expect(await addToCart(remoteShop(() => shop.url))).toMatchObject({ status: 201 });
});
