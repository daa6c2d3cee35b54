// Processes are killed during checkouts, repeatedly. Afterwards all invariants hold and no order is lost or doubled.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Confirmation } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillCart, orderBody, submit } from '../server/testing/checkout-steps.ts';
import { expectMedian } from './expect-median.ts';
import { actOnPaymentPage, remoteShop } from './remote-shop.ts';
import { type ShopCluster, startShopCluster } from './shop-cluster.ts';

const KILLS = Number(process.env.CRASHES ?? 40);
const SHOPPERS = 4;
const MAX_LIFETIME_MS = 350;
const READY_MS = 10_000;
const DRAINED_MS = 60_000;
/** Longer than the claim of a killed process on a mail. */
const LATER_MS = 60_000;

let cluster: ShopCluster;
beforeAll(async () => {
  cluster = await startShopCluster(2);
  await cluster.stock({ MUCH: 100_000 });
});
afterAll(() => cluster.close());

interface ConfirmedOrder {
  readonly id: number;
  readonly code: string;
}

test(`after ${KILLS} crashes every confirmed order exists, is paid once and mailed once`, async () => {
  const confirmed: ConfirmedOrder[] = [];
  const starts: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const [victim, other] = kill % 2 === 0 ? cluster.shops : cluster.shops.toReversed();
    if (!victim || !other) throw new Error('two processes are needed');
    const shoppers = Promise.all(
      Array.from({ length: SHOPPERS }, () =>
        buy(victim.url, other.url).then((order) => order && confirmed.push(order)),
      ),
    );
    await after(randomInt(MAX_LIFETIME_MS));
    await victim.kill();
    const [ready] = await Promise.all([victim.start(), shoppers]);
    starts.push(ready);
  }
  for (const shop of cluster.shops) {
    await shop.stop();
    await shop.start(LATER_MS);
  }
  expectMedian(starts, READY_MS);
  expect(confirmed.length).toBeGreaterThan(KILLS);
  await vi.waitFor(async () => expect(await countUnsettled()).toEqual([]), { timeout: DRAINED_MS, interval: 250 });
  await cluster.expectInvariants();
  expect(new Set(confirmed.map(({ id }) => id)).size).toBe(new Set(confirmed.map(({ code }) => code)).size);
  expectMailsOnce();
}, 600_000);

/** Retries each request at the second process when the first does not respond. */
async function buy(first: string, second: string): Promise<ConfirmedOrder | undefined> {
  const urls = [first, second, second, second];
  const retryUntilDone = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
    for (const url of urls) {
      try {
        return await work(url);
      } catch (error) {
        if (!isConnectionError(error)) throw error;
      }
    }
    throw new Error('neither process answers');
  };
  const ask = (url: string) => remoteShop(() => url, { isPatient: true });
  const code = await retryUntilDone((url) => fillCart(ask(url), { MUCH: 1 }));
  const body = await retryUntilDone((url) => orderBody(ask(url), code, { method: 'test' }));
  const key = randomUUID();
  const answer = await retryUntilDone(async (url) => {
    const given = await submit(ask(url), code, body, { key });
    if (given.status === 409) throw new TypeError('asked again');
    return given;
  });
  expect(answer.status).toBe(200);
  const { id, redirectUrl } = answer.body as Confirmation;
  if (redirectUrl) await retryUntilDone((url) => actOnPaymentPage(redirectUrl, 'pay', url));
  return { id, code };
}

/** fetch throws a TypeError for lost and refused connections. */
const isConnectionError = (error: unknown): boolean => error instanceof TypeError;

/** Payments that are not applied to their order yet, and unsent mails. */
async function countUnsettled(): Promise<string[]> {
  const { rows } = await cluster.database.db.execute<{ open: string }>(sql`
    select 'payment of order ' || o.id as open from test_payments t join orders o on o.id = t.order_id
      where t.state = 'paid' and o.state not in ('paid', 'refunded')
    union all select 'mail ' || key from mail_outbox where sent_at is null and gave_up_at is null`);
  return rows.map(({ open }) => open).slice(0, 5);
}

/** A mail is sent twice when a process dies between sending and saving that; both have the same Message-ID. */
function expectMailsOnce(): void {
  const confirmations = cluster.mailbox.mails.filter(({ subject }) => subject.includes('order'));
  const byId = new Map(confirmations.map((mail) => [mail.messageId, mail.subject]));
  expect(byId.size).toBeGreaterThan(0);
  expect(new Set(byId.values()).size).toBe(byId.size);
}
