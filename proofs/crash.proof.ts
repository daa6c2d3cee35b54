// Processes are ended in the middle of checkouts, again and again. Afterwards nothing is broken, lost or doubled.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Confirmation } from '@vitrine/contract/checkout-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillCart, orderBody, submit } from '../server/testing/checkout-steps.ts';
import { openProvingGround, type ProvingGround } from './proving-ground.ts';
import { actOnPaymentPage, remoteShop } from './remote-shop.ts';

const KILLS = Number(process.env.CRASHES ?? 100);
const SHOPPERS = 4;
const MAX_LIFETIME_MS = 350;
const READY_MS = 10_000;
const DRAINED_MS = 60_000;
/** Longer than the living wait for a mail that the dead had begun. */
const LATER_MS = 60_000;

let ground: ProvingGround;
beforeAll(async () => {
  ground = await openProvingGround(2);
  await ground.stock({ MUCH: 100_000 });
});
afterAll(() => ground.close());

interface Promised {
  readonly id: number;
  readonly code: string;
}

test(`after ${KILLS} crashes every confirmed order exists, is paid once and mailed once`, async () => {
  const promised: Promised[] = [];
  let slowestStart = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const [victim, other] = kill % 2 === 0 ? ground.shops : ground.shops.toReversed();
    if (!victim || !other) throw new Error('two processes are needed');
    const shoppers = Promise.all(
      Array.from({ length: SHOPPERS }, () => buy(victim.url, other.url).then((order) => order && promised.push(order))),
    );
    await after(randomInt(MAX_LIFETIME_MS));
    await victim.kill();
    const [ready] = await Promise.all([victim.start(), shoppers]);
    slowestStart = Math.max(slowestStart, ready);
  }
  for (const shop of ground.shops) {
    await shop.stop();
    await shop.start(LATER_MS);
  }
  expect(slowestStart).toBeLessThan(READY_MS);
  expect(promised.length).toBeGreaterThan(KILLS);
  await vi.waitFor(async () => expect(await openEnds()).toEqual([]), { timeout: DRAINED_MS, interval: 250 });
  await ground.expectWhole();
  expect(new Set(promised.map(({ id }) => id)).size).toBe(new Set(promised.map(({ code }) => code)).size);
  expectMailsOnce();
}, 600_000);

/** A shopper who does not give up: what the first process does not answer is asked of the second. */
async function buy(first: string, second: string): Promise<Promised | undefined> {
  const urls = [first, second, second, second];
  const persist = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
    for (const url of urls) {
      try {
        return await work(url);
      } catch (error) {
        if (!isLostLine(error)) throw error;
      }
    }
    throw new Error('neither process answers');
  };
  const ask = (url: string) => remoteShop(() => url);
  const code = await persist((url) => fillCart(ask(url), { MUCH: 1 }));
  const body = await persist((url) => orderBody(ask(url), code, { method: 'test' }));
  const key = randomUUID();
  const answer = await persist(async (url) => {
    const given = await submit(ask(url), code, body, { key });
    if (given.status === 409 || given.status === 503) throw new TypeError('asked again');
    return given;
  });
  expect(answer.status).toBe(200);
  const { id, redirectUrl } = answer.body as Confirmation;
  if (redirectUrl) await persist((url) => actOnPaymentPage(redirectUrl, 'pay', url));
  return { id, code };
}

/** fetch throws a TypeError when the line breaks, and when it cannot be made. */
const isLostLine = (error: unknown): boolean => error instanceof TypeError;

/** Payments the provider took that the order does not know of yet, and mails that have not left. */
async function openEnds(): Promise<string[]> {
  const { rows } = (await ground.database.db.execute(sql`
    select 'payment of order ' || o.id as open from test_payments t join orders o on o.id = t.order_id
      where t.state = 'paid' and o.state not in ('paid', 'refunded')
    union all select 'mail ' || key from mail_outbox where sent_at is null and gave_up_at is null`)) as unknown as {
    rows: { open: string }[];
  };
  return rows.map(({ open }) => open).slice(0, 5);
}

/** A mail may come twice when a process ended between sending and noting it; then it is the same mail to every mailbox. */
function expectMailsOnce(): void {
  const confirmations = ground.mailbox.mails.filter(({ subject }) => subject.includes('order'));
  const byId = new Map(confirmations.map((mail) => [mail.messageId, mail.subject]));
  expect(byId.size).toBeGreaterThan(0);
  expect(new Set(byId.values()).size).toBe(byId.size);
}
