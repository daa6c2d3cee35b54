// One machine's clock is wrong: orders of the others are not ended by it, and its own end when they should.
import type { Confirmation } from '@vitrine/contract/checkout-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { order } from '../server/testing/checkout-steps.ts';
import { openProvingGround, type ProvingGround } from './proving-ground.ts';
import { remoteShop } from './remote-shop.ts';

const WRONG_BY_MS = 20 * 60_000;
const RESERVED_MINUTES = 15;

let ground: ProvingGround;
beforeAll(async () => {
  ground = await openProvingGround(2);
  await ground.stock({ CLOCK: 10 });
});
afterAll(() => ground.close());

const findOrder = async (id: number) => {
  const { rows } = (await ground.database.db.execute(
    sql`select state, extract(epoch from expires_at - now()) / 60 as minutes from orders where id = ${id}`,
  )) as unknown as { rows: { state: string; minutes: string }[] };
  return { state: rows[0]?.state, minutes: Number(rows[0]?.minutes) };
};

test('a process whose clock is 20 minutes off expires only orders that are due', async () => {
  const [right, wrong] = ground.shops;
  if (!right || !wrong) throw new Error('two processes are needed');
  await Promise.all([right.stop(), wrong.stop()]);
  const orderAt = (url: string): Promise<Confirmation> =>
    order(
      remoteShop(() => url),
      { CLOCK: 1 },
      { method: 'test' },
    );
  for (const wrongByMs of [WRONG_BY_MS, -WRONG_BY_MS]) {
    await right.start();
    const fresh = await orderAt(right.url);
    const overdue = await orderAt(right.url);
    // Only the process with the wrong clock is left to look after orders.
    await right.stop();
    await ground.database.db.execute(
      sql`update orders set expires_at = now() - interval '1 minute' where id = ${overdue.id}`,
    );
    await wrong.start(0, wrongByMs);
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
  await ground.expectWhole();
});
