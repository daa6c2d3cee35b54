// Periodic jobs run in one of several processes, and in another one when that dies or hangs.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { order } from '../server/testing/checkout-steps.ts';
import { remoteShop } from './remote-shop.ts';
import { type ShopCluster, startShopCluster } from './shop-cluster.ts';
import type { ShopProcess } from './shop-process.ts';

let cluster: ShopCluster;
beforeAll(async () => {
  cluster = await startShopCluster(3);
  await cluster.stock({ LED: 10 });
});
afterAll(() => cluster.close());

/** Jobs that no event starts. */
const PERIODIC = ['alerts', 'listings', 'open payments', 'refunds', 'retention', 'unpaid orders'];

interface Info {
  readonly leader: boolean;
  readonly jobs: readonly { readonly name: string; readonly runs: number }[];
}

const infoOf = async ({ url }: ShopProcess) => (await (await fetch(`${url}/actuator/info`)).json()) as Info;
const namesOf = ({ jobs }: Info) => jobs.filter(({ runs }) => runs > 0).map(({ name }) => name);

async function findLeaders(): Promise<ShopProcess[]> {
  const running = cluster.shops.filter(({ isRunning }) => isRunning);
  const infos = await Promise.all(running.map(infoOf));
  return running.filter((_, index) => infos[index]?.leader);
}

/** The one leader, which has run every job. */
const waitForLeader = () =>
  vi.waitFor(
    async () => {
      const leaders = await findLeaders();
      expect(leaders).toHaveLength(1);
      const [leader] = leaders as [ShopProcess];
      expect(namesOf(await infoOf(leader))).toEqual(expect.arrayContaining(PERIODIC));
      return leader;
    },
    { timeout: 60_000, interval: 100 },
  );

test('one of three processes runs the periodic jobs; when it is killed, one of the others does', async () => {
  const first = await waitForLeader();
  const others = cluster.shops.filter((shop) => shop !== first);
  for (const shop of others) expect(namesOf(await infoOf(shop)).filter((name) => PERIODIC.includes(name))).toEqual([]);

  const { id } = await order(
    remoteShop(() => others[0]?.url ?? ''),
    { LED: 1 },
    { method: 'test' },
  );
  await first.kill();
  await cluster.database.db.execute(sql`update orders set expires_at = now() - interval '1 minute' where id = ${id}`);
  const second = await waitForLeader();
  expect(second).not.toBe(first);
  await vi.waitFor(
    async () =>
      expect(await cluster.database.db.execute(sql`select state from orders where id = ${id}`)).toMatchObject({
        rows: [{ state: 'failed' }],
      }),
    { timeout: 60_000, interval: 100 },
  );

  await first.start();
  expect(await findLeaders()).toEqual([second]);
  await cluster.expectInvariants();
});
