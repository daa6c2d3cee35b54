// The database is ended in the middle of everything and comes back: the shop says so, waits, and goes on by itself.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres } from '../scripts/postgres.mjs';
import { fillCart, orderBody, submit } from '../server/testing/checkout-steps.ts';
import { openProvingGround, type ProvingGround } from './proving-ground.ts';
import { remoteShop } from './remote-shop.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let ground: ProvingGround;
const shop = remoteShop(() => ground.shops[0]?.url ?? '');
beforeAll(async () => {
  postgres = await startPostgres();
  ground = await openProvingGround(1, postgres.url);
  await ground.stock({ STEADY: 50 });
});
afterAll(async () => {
  await ground.close();
  postgres.stop();
});

const AWAY_MS = 30_000;
const ANSWER_MS = 2000;
const HEALTHY_MS = 5000;

test('half a minute without a database: 503 with Retry-After, then as if nothing had been', async () => {
  const code = await fillCart(shop, { STEADY: 2 });
  const body = await orderBody(shop, code, { method: 'cash-on-delivery' });
  postgres.halt();
  const until = performance.now() + AWAY_MS;
  let asked = 0;
  while (performance.now() < until) {
    const begun = performance.now();
    const answer = await submit(shop, code, body, { key: 'the-same' });
    expect(answer).toMatchObject({ status: 503, body: { code: 'shop.unavailable' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(performance.now() - begun).toBeLessThan(ANSWER_MS);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(0);
  await postgres.resume();
  const answer = await vi.waitFor(
    async () => {
      const given = await submit(shop, code, body, { key: 'the-same' });
      expect(given.status).toBe(200);
      return given;
    },
    { timeout: HEALTHY_MS, interval: 50 },
  );
  expect(answer.body).toMatchObject({ paymentStatus: 'due', products: [{ sku: 'STEADY', orderedQuantity: 2 }] });
  await vi.waitFor(() => ground.expectWhole(), { timeout: HEALTHY_MS, interval: 100 });
});
