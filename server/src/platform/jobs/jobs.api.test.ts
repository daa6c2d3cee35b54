import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import manifest from '../../../../package.json' with { type: 'json' };
import { eventually } from '../../../testing/eventually.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  shop = await openTestShop();
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

interface Info {
  readonly jobs: { name: string; runs: number; failures: number; lastFailureAt: string | null }[];
}
const jobs = async () => ((await shop.get('/actuator/info')).body as Info).jobs;
const job = async (name: string) => (await jobs()).find((one) => one.name === name);

test('/actuator/info lists the background jobs and their errors', async () => {
  const all = [
    'alerts',
    'listings',
    'mails',
    'open payments',
    'payment events',
    'refunds',
    'retention',
    'unpaid orders',
  ];
  await eventually(async () => expect((await jobs()).map(({ name }) => name)).toEqual(expect.arrayContaining(all)));
  const answer = await shop.get('/actuator/info');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((answer.body as { version: string }).version).toBe(manifest.version);
});

test('a failing job is logged by name and counted', async () => {
  await vi.waitUntil(async () => ((await job('refunds'))?.runs ?? 0) > 0);
  await shop.database.db.execute(sql`alter table refunds rename to refunds_gone`);
  try {
    vi.advanceTimersByTime(20_000);
    await vi.waitUntil(async () => ((await job('refunds'))?.failures ?? 0) > 0);
  } finally {
    await shop.database.db.execute(sql`alter table refunds_gone rename to refunds`);
  }
  expect((await job('refunds'))?.lastFailureAt).not.toBeNull();
  expect(shop.logged).toContainEqual(
    expect.objectContaining({ level: 40, msg: 'a background job failed', job: 'refunds', failures: 1 }),
  );
});
