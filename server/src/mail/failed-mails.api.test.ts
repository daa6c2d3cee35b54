// Mails that were given up: listed with the reason, and sent again.
import type { Change } from '@vitrine/contract/history/history-shapes.ts';
import type { FailedMailPage } from '@vitrine/contract/mail/staff-mail-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FIXTURE, openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { postStaff, signInAs } from '../../testing/test-staff.ts';
import { mailOutbox } from './mail-tables.ts';

let shop: TestShop;
let headers: { readonly cookie: string };
const now = new Date('2030-01-10T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

beforeAll(async () => {
  // Nothing is sent between two requests.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  shop = await openTestShop(FIXTURE, () => now);
  ({ headers } = await signInAs(shop, 'owner'));
});
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});
beforeEach(() => shop.database.db.delete(mailOutbox));

async function fail(subject: string, gaveUpAt = daysAgo(1), secret = false): Promise<number> {
  const [row] = await shop.database.db
    .insert(mailOutbox)
    .values({
      storeId: 1,
      key: subject,
      to: 'ann@example.com',
      language: 'en',
      subject,
      html: secret ? '' : '<p>Hello</p>',
      text: secret ? '' : 'Hello',
      secret,
      createdAt: daysAgo(40),
      dueAt: daysAgo(40),
      tries: 30,
      gaveUpAt,
      lastError: 'Error: no such mailbox',
    })
    .returning();
  return row?.id ?? 0;
}

const list = async (query = '') => (await shop.get(`private/failed-mails${query}`, headers)).body as FailedMailPage;
const sendAgain = async (ids: number[] | null) => (await postStaff(shop, 'failed-mails/send', { ids }, headers)).body;
const waiting = async () => {
  const { rows } = await shop.database.db.execute<{ key: string; tries: number }>(
    sql`select key, tries from mail_outbox where gave_up_at is null and sent_at is null and last_error is null order by id`,
  );
  return rows;
};

test('failed mails of the last 30 days are listed with the reason, the newest first', async () => {
  await fail('Long ago', daysAgo(31));
  const first = await fail('Your order');
  const secret = await fail('New password', daysAgo(0), true);
  const { items, total } = await list();
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { id: secret, subject: 'New password', canSend: false },
    { id: first, to: 'ann@example.com', tries: 30, error: 'Error: no such mailbox', canSend: true },
  ]);
  const page = await list('?count=1');
  expect(page.items).toHaveLength(1);
  expect((await list(`?count=1&after=${page.next}`)).items).toMatchObject([{ id: first }]);
});

test('one is queued again, with all its attempts before it, and recorded without its address', async () => {
  const id = await fail('Your order');
  await fail('Another order');
  expect(await sendAgain([id])).toEqual({ queued: 1 });
  expect(await waiting()).toEqual([{ key: 'Your order', tries: 0 }]);
  expect((await list()).items.map(({ subject }) => subject)).toEqual(['Another order']);
  const { items } = (await shop.get('private/changes?kind=mail', headers)).body as { items: Change[] };
  expect(items[0]).toMatchObject({
    action: 'send mails again',
    canUndo: false,
    entries: [{ kind: 'mail', key: String(id), fields: [{ field: 'sending', from: 'failed', to: 'queued' }] }],
  });
  expect(await sendAgain([id])).toEqual({ queued: 0 });
});

test('all are queued again that have their text and did not fail long ago', async () => {
  await fail('Long ago', daysAgo(31));
  await fail('New password', daysAgo(1), true);
  await fail('Your order');
  await fail('Another order');
  expect(await sendAgain(null)).toEqual({ queued: 2 });
  expect((await waiting()).map(({ key }) => key)).toEqual(['Your order', 'Another order']);
});
