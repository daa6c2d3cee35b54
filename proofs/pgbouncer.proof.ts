// The shop behind a connection pooler in transaction mode.
import { randomUUID } from 'node:crypto';
import { suggestProducts } from '@vitrine/contract/search/search.ts';
import { openDatabase } from '@vitrine/server';
import { inspectPostgres, isPoolerError } from '@vitrine/server/doctor.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillCart, orderBody, submit } from '../server/testing/checkout-steps.ts';
import { type Pooler, startPgBouncer } from './pgbouncer.ts';
import { remoteShop } from './remote-shop.ts';
import { inParallel, type ShopCluster, startShopCluster } from './shop-cluster.ts';

let pooler: Pooler;
let cluster: ShopCluster;
let turn = 0;
const shop = remoteShop(() => cluster.shops[turn++ % cluster.shops.length]?.url ?? '', { isPatient: true });
beforeAll(async () => {
  pooler = await startPgBouncer(process.env.TEST_DATABASE_URL ?? '');
  cluster = await startShopCluster(2, process.env.TEST_DATABASE_URL, async (directUrl) => ({
    databaseUrl: pooler.proxiedUrl(directUrl),
    directUrl,
  }));
});
afterAll(async () => {
  await cluster.close();
  await pooler.stop();
});

test('60 orders at two processes through four connections, and a change that both receive', async () => {
  await cluster.stock({ POOLED: 900 });
  const answers = await inParallel(60, 20, async () => {
    const code = await fillCart(shop, { POOLED: 1 });
    await Promise.all([
      shop.send({ method: 'GET', url: `/api/v1/product/POOLED?lang=${turn % 2 === 0 ? 'en' : 'fr'}` }),
      shop.call(suggestProducts, { query: { name: `poo${turn}` } }),
    ]);
    return submit(shop, code, await orderBody(shop, code, { method: 'cash-on-delivery' }), { key: randomUUID() });
  });
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  await cluster.expectInvariants();

  await cluster.database.db.execute(sql`update product_texts set name = 'Told' where name = 'POOLED'`);
  await vi.waitFor(
    async () => {
      for (const { url } of cluster.shops) {
        const { body } = await remoteShop(() => url).send({ method: 'GET', url: '/api/v1/product/POOLED' });
        expect(body).toMatchObject({ description: { name: 'Told' } });
      }
    },
    { timeout: 60_000, interval: 50 },
  );
});

test('timeouts are set in each transaction and do not stay on the connection', async () => {
  const database = await openDatabase({
    url: pooler.proxiedUrl(cluster.databaseUrl),
    directUrl: cluster.databaseUrl,
    folder: '',
  });
  const limits = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`;
  const inside = await database.db.transaction((tx) => tx.execute(limits));
  expect(inside).toMatchObject({ rows: [{ statement: '12s', lock: '10s', idle: '15s', jit: 'off' }] });
  expect(await database.db.execute(limits)).toMatchObject({ rows: [{ statement: '0', lock: '0', idle: '0' }] });
  await database.close();
});

test('a wrong direct address is not blamed on the pooler', async () => {
  const url = pooler.proxiedUrl(cluster.databaseUrl);
  await expect(openDatabase({ url, directUrl: 'postgres://127.0.0.1:1/none', folder: '' })).rejects.toThrow(
    /^Cannot connect to DATABASE_LISTEN_URL postgres:\/\/127\.0\.0\.1:1\/none: /,
  );
});

test('the doctor connects as the shop does', async () => {
  const url = pooler.proxiedUrl(cluster.databaseUrl);
  await expect(inspectPostgres(url)).rejects.toSatisfy(isPoolerError);
  expect(await inspectPostgres(url, { isPooled: true })).toMatchObject({ isStandby: false, hasOtherSecret: false });
});

test('without the direct address of PostgreSQL the start names the missing setting', async () => {
  await expect(openDatabase({ url: pooler.proxiedUrl(cluster.databaseUrl), folder: '' })).rejects.toThrow(
    /unsupported startup parameter.*set DATABASE_LISTEN_URL to the address of PostgreSQL itself/,
  );
});
