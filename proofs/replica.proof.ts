// Public pages are read from a replica that follows by streaming replication: while it is up to date, while it is behind, and
// when it is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort, startPostgres } from '../scripts/postgres.mjs';
import { order } from '../server/testing/checkout-steps.ts';
import { HostProcess } from './host-process.ts';
import { remoteShop } from './remote-shop.ts';
import { type ShopCluster, startShopCluster } from './shop-cluster.ts';

type Server = Awaited<ReturnType<typeof startPostgres>>;

let primary: Server;
let replica: Server;
let cluster: ShopCluster;
let host: HostProcess;
let folder: string;
let replicaUrl: string;
let metricsUrl: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-replica-'));
  primary = await startPostgres();
  replica = await primary.startReplica();
  cluster = await startShopCluster(0, primary.url);
  await cluster.stock({ FOLLOWED: 50 });
  replicaUrl = Object.assign(new URL(replica.url), { pathname: new URL(cluster.databaseUrl).pathname }).href;
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  await replicaHas('FOLLOWED');
  host = await HostProcess.start({
    DATABASE_URL: cluster.databaseUrl,
    DATABASE_READ_URL: replicaUrl,
    DATA_DIR: folder,
    METRICS_PORT: String(metricsPort),
    METRICS_HOST: '127.0.0.1',
    SMTP_URL: cluster.mailbox.url,
    MAIL_FROM: 'shop@example.com',
    PAYMENTS: 'test,cash-on-delivery',
  });
});
afterAll(async () => {
  await host?.stop();
  await cluster?.close();
  replica?.stop();
  primary?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function askReplica<T extends object>(statement: string): Promise<T[]> {
  const client = new Client(replicaUrl);
  await client.connect();
  const { rows } = await client.query<T>(statement);
  await client.end();
  return rows;
}

const replicaHas = (name: string) =>
  vi.waitFor(async () => expect(await askReplica(`select from product_texts where name = '${name}'`)).not.toEqual([]), {
    timeout: 20_000,
    interval: 100,
  });

interface Reads {
  readonly isUsed: boolean;
  readonly replica: number;
  readonly primary: number;
}

async function readMetrics(): Promise<Reads> {
  const text = await (await fetch(metricsUrl)).text();
  const figure = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.split(' ')[1] ?? 0,
    );
  return {
    isUsed: figure('vitrine_replica_used') === 1,
    replica: figure('vitrine_public_reads_total{server="replica"}'),
    primary: figure('vitrine_public_reads_total{server="primary"}'),
  };
}

const untilReplicaIsUsed = () =>
  vi.waitFor(async () => expect((await readMetrics()).isUsed).toBe(true), { timeout: 20_000, interval: 100 });

const PAGES = ['/', '/fr', '/category/living', '/product/blue-mug', '/search?q=mug', '/sitemap.xml'];
let searches = 0;

/** Known pages and one that is in no cache. */
async function readPages(): Promise<string[]> {
  const errors: string[] = [];
  for (const path of [...PAGES, `/search?q=never${searches++}`]) {
    const answer = await fetch(host.url + path);
    await answer.text();
    if (answer.status !== 200) errors.push(`${answer.status} ${path}`);
  }
  return errors;
}

const findReadTables = async () =>
  (
    await askReplica<{ name: string }>(
      `select relname as name from pg_stat_user_tables where coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0`,
    )
  ).map(({ name }) => name);

const productPage = async () => (await fetch(`${host.url}/product/followed`)).text();
const rename = (name: string) =>
  cluster.database.db.execute(sql`update product_texts set name = ${name} where friendly_url = 'followed'`);

test('the replica answers reads of public pages; carts and orders are the primary’s', async () => {
  await untilReplicaIsUsed();
  const before = await readMetrics();
  expect(await readPages()).toEqual([]);
  expect((await readMetrics()).replica).toBeGreaterThan(before.replica);

  await order(
    remoteShop(() => host.url),
    { FOLLOWED: 1 },
    { method: 'cash-on-delivery' },
  );
  // PostgreSQL counts the reads of the replica.
  await vi.waitFor(async () => expect(await findReadTables()).toContain('product_texts'), { timeout: 20_000 });
  const tables = await findReadTables();
  expect(tables.filter((name) => /cart|order|customer|session|payment|coupon|movement|address/.test(name))).toEqual([]);
  await cluster.expectInvariants();
});

test('a page evicted after a change is not read again from a replica that lacks the change', async () => {
  await untilReplicaIsUsed();
  expect(await productPage()).toContain('FOLLOWED');
  await askReplica('select pg_wal_replay_pause()');
  try {
    await rename('Renamed once');
    // The page changes within a second, although the replica has the old name, and it stays changed.
    await vi.waitFor(async () => expect(await productPage()).toContain('Renamed once'), { timeout: 10_000 });
    const { replica: before } = await readMetrics();
    for (let turn = 0; turn < 3; turn++) {
      await cluster.database.db.execute(sql`select pg_notify('vitrine_changes', 'everything')`);
      await vi.waitFor(async () => expect((await readMetrics()).isUsed).toBe(false));
      expect(await readPages()).toEqual([]);
      expect(await productPage()).toContain('Renamed once');
    }
    expect((await readMetrics()).replica).toBe(before);
    expect(await askReplica(`select distinct name from product_texts where friendly_url = 'followed'`)).toEqual([
      { name: 'FOLLOWED' },
    ]);
  } finally {
    await askReplica('select pg_wal_replay_resume()');
  }
  await untilReplicaIsUsed();
  expect(await productPage()).toContain('Renamed once');
  const { replica: before } = await readMetrics();
  expect(await readPages()).toEqual([]);
  expect((await readMetrics()).replica).toBeGreaterThan(before);
});

test('when the replica is lost no request fails, and it is used again when it is back', async () => {
  await untilReplicaIsUsed();
  let isStopping = false;
  const errors: string[] = [];
  const reader = async () => {
    while (!isStopping) errors.push(...(await readPages()));
  };
  const readers = [reader(), reader()];
  replica.halt('immediate');
  await vi.waitFor(async () => expect((await readMetrics()).isUsed).toBe(false), { timeout: 10_000 });
  const lost = await readMetrics();
  await vi.waitFor(async () => expect((await readMetrics()).primary).toBeGreaterThan(lost.primary + 20), {
    timeout: 20_000,
  });
  await replica.resume();
  await untilReplicaIsUsed();
  isStopping = true;
  await Promise.all(readers);
  expect(errors).toEqual([]);
});
