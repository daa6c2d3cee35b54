// One process has a wrong clock: it must expire neither its own orders nor those of others at the wrong time.
import type { Confirmation } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { order } from '../server/testing/checkout-steps.ts';
import { remoteShop } from './remote-shop.ts';
import { type ShopCluster, startShopCluster } from './shop-cluster.ts';

const CLOCK_OFFSET_MS = 20 * 60_000;
const RESERVED_MINUTES = 15;

let cluster: ShopCluster;
beforeAll(async () => {
  cluster = await startShopCluster(2);
  await cluster.stock({ CLOCK: 10 });
});
afterAll(() => cluster.close());

const findOrder = async (id: number) => {
  const { rows } = await cluster.database.db.execute<{ state: string; minutes: string }>(
    sql`select state, extract(epoch from expires_at - now()) / 60 as minutes from orders where id = ${id}`,
  );
  return { state: rows[0]?.state, minutes: Number(rows[0]?.minutes) };
};

test('a process whose clock is 20 minutes off expires only orders that are due', async () => {
  const [right, wrong] = cluster.shops;
  if (!right || !wrong) throw new Error('two processes are needed');
  await Promise.all([right.stop(), wrong.stop()]);
  const orderAt = (url: string): Promise<Confirmation> =>
    order(
      remoteShop(() => url),
      { CLOCK: 1 },
      { method: 'test' },
    );
  for (const clockOffsetMs of [CLOCK_OFFSET_MS, -CLOCK_OFFSET_MS]) {
    await right.start();
    const fresh = await orderAt(right.url);
    const overdue = await orderAt(right.url);
    // Only the process with the wrong clock is running.
    await right.stop();
    await cluster.database.db.execute(
      sql`update orders set expires_at = now() - interval '1 minute' where id = ${overdue.id}`,
    );
    await wrong.start(0, clockOffsetMs);
    await vi.waitFor(async () => expect(await findOrder(overdue.id)).toMatchObject({ state: 'failed' }), {
      timeout: 30_000,
      interval: 100,
    });
    expect(await findOrder(fresh.id)).toMatchObject({ state: 'awaiting-payment' });
    const own = await orderAt(wrong.url);
    const { minutes } = await findOrder(own.id);
    expect(minutes).toBeGreaterThan(RESERVED_MINUTES - 1);
    expect(minutes).toBeLessThan(RESERVED_MINUTES + 1);
    await wrong.stop();
  }
  await cluster.expectInvariants();
});
