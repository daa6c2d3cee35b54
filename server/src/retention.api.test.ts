// Data that the privacy page promises to keep for so long is gone when that time is over, and not before.
import { requestAlert } from '@vitrine/contract/alerts/alerts.ts';
import { addToNewCart } from '@vitrine/contract/cart/cart.ts';
import { sendMessage } from '@vitrine/contract/contact/contact.ts';
import { confirmNewsletter, leaveNewsletter, subscribeToNewsletter } from '@vitrine/contract/newsletter/newsletter.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { keyIn, writtenMails } from '../testing/outbox.ts';
import { newCustomer } from '../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { DAY } from './platform/clock.ts';
import { createServer } from './server.ts';

const start = new Date('2030-01-01T12:00:00Z');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(undefined, () => start);
  await leaveTraces();
});
afterAll(() => shop.close());

async function leaveTraces(): Promise<void> {
  const { db } = shop.database;
  await shop.call(addToNewCart, { body: { product: 'LAMP', quantity: 1 } });
  const { token } = await newCustomer(shop);
  const { code } = await shop.callAs(token)(addToNewCart, { body: { product: 'LAMP', quantity: 1 } });
  await shop.send({ url: `/api/v1/auth/customer/cart?cart=${code}`, headers: { authorization: `Bearer ${token}` } });
  await shop.call(sendMessage, { body: { name: 'Ann', email: 'ann@example.com', comment: 'Where is my parcel?' } });
  for (const email of ['silent@example.com', 'reader@example.com', 'gone@example.com'])
    await shop.call(subscribeToNewsletter, { body: { email } });
  const mails = await writtenMails(shop.database);
  const keyOf = (email: string) => {
    const mail = mails.find(({ to }) => to === email);
    return mail ? keyIn(mail, 'confirm-newsletter') : '';
  };
  for (const email of ['reader@example.com', 'gone@example.com'])
    await shop.call(confirmNewsletter, { body: { key: keyOf(email) } });
  await shop.call(leaveNewsletter, { body: { key: keyOf('gone@example.com') } });
  await shop.call(requestAlert, { body: { product: 'BOWL', kind: 'stock', email: 'silent@example.com' } });
  await db.execute(sql`update mail_outbox set sent_at = ${start.toISOString()} where key like 'contact %'`);
}

async function traces() {
  const { rows } = await shop.database.db.execute<object>(sql`select
    (select count(*)::int from carts where customer_id is null) as "guests' carts",
    (select count(*)::int from carts where customer_id is not null) as "customers' carts",
    (select count(*)::int from contact_messages) as messages,
    (select string_agg(email, ' ' order by email) from newsletter_readers) as readers,
    (select count(*)::int from alerts) as alerts,
    (select string_agg("to" || subject || html || text, '') <> '' from mail_outbox where key like 'contact %') as "mail to read",
    (select count(*)::int from mail_outbox where key like 'contact %') as "mails known"`);
  return rows[0];
}

/** A process that is started on that day. */
async function startOn(day: number): Promise<() => Promise<void>> {
  const server = await createServer({
    database: { ...shop.database, close: async () => {} },
    storeCode: 'DEFAULT',
    shopUrl: 'http://shop.test',
    pictureFolder: '/nowhere',
    clock: () => new Date(start.getTime() + day * DAY),
  });
  return () => server.close();
}

const all = {
  "guests' carts": 1,
  "customers' carts": 1,
  messages: 1,
  readers: 'gone@example.com reader@example.com silent@example.com',
  alerts: 1,
  'mail to read': true,
  'mails known': 1,
};
const afterMonth = { ...all, readers: 'reader@example.com', alerts: 0, 'mail to read': false };
const afterCart = { ...afterMonth, "guests' carts": 0 };
const afterYear = { ...afterCart, 'mail to read': null, 'mails known': 0 };

test.each([
  [29, all],
  [31, afterMonth],
  [231, afterMonth],
  [233, afterCart],
  [364, afterCart],
  [396, afterYear],
  [729, afterYear],
  [731, { ...afterYear, messages: 0 }],
])('after %d days', async (day, expected) => {
  const close = await startOn(day);
  await eventually(async () => expect(await traces()).toEqual(expected));
  // Whatever was under way is done now, and nothing else has gone.
  await close();
  expect(await traces()).toEqual(expected);
});
