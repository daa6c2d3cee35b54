// From the transaction to a real mail server and back, with everything that goes wrong on the way.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDatabase, secondConnection } from '../../testing/test-database.ts';
import { startTestMailbox, type TestMailbox } from '../../testing/test-mailbox.ts';
import type { Database, OpenDatabase, Tx } from '../platform/database/database.ts';
import { type StoreRow, saveStore } from '../store/store.ts';
import { type Delivery, deliverDue } from './deliver-mails.ts';
import type { MailTransport } from './email-message.ts';
import { type NewMail, queueMail } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

const SHOP_URL = 'https://shop.test';
const SECOND = 1000;
const HOUR = 3_600_000;

let database: OpenDatabase;
let db: Database;
let store: StoreRow;
let mailbox: TestMailbox;
let now: Date;
let logged: string[];
let warnings: string[];

beforeEach(async () => {
  database = await emptyDatabase();
  db = database.db;
  store = await saveStore(db, {
    code: 'DEFAULT',
    name: 'Pots, Pans & Plâtre',
    currency: 'USD',
    languages: ['en', 'fr'],
    country: 'US',
    email: 'shop@example.com',
    sizeUnit: 'IN',
    weightUnit: 'LB',
    shipsTo: ['US'],
    social: {},
  });
  mailbox = await startTestMailbox();
  now = new Date('2030-01-01T12:00:00Z');
  logged = [];
  warnings = [];
});
afterEach(() => {
  vi.useRealTimers();
});
afterEach(() => mailbox.close());

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const queue = (mail: Partial<NewMail> = {}) => db.transaction((tx) => queueIn(tx, mail));

const queueIn = (tx: Tx, mail: Partial<NewMail> = {}) =>
  queueMail(
    tx,
    { store, now, shopUrl: SHOP_URL },
    {
      key: 'hello 1',
      to: 'ann@example.com',
      language: 'en',
      subject: 'Hello',
      heading: 'Hello Ann',
      blocks: [{ kind: 'button', label: 'Look', url: `${SHOP_URL}/look` }],
      ...mail,
    },
  );

const note = (details: object, message: string) => logged.push(JSON.stringify({ ...details, message }));
const warned = (details: object, message: string) => {
  warnings.push(message);
  note(details, message);
};
interface Sending {
  readonly transport: MailTransport;
  readonly from: string;
  readonly db: Database;
}
const delivery = ({ transport = smtpTransport(mailbox.url), from, db: used = db }: Partial<Sending>): Delivery => ({
  db: used,
  clock: () => now,
  findRoute: async () => ({ transport, sender: { from, shopUrl: SHOP_URL } }),
  log: { info: note, warn: warned },
});
const deliver = (sending: Partial<Sending> = {}) => deliverDue(delivery(sending));

interface State {
  tries: number;
  sent: boolean;
  gave_up: boolean;
  html: string;
  text: string;
  last_error: string | null;
}
const states = async () => {
  const answer = await db.execute<State>(
    sql`select tries, sent_at is not null as sent, gave_up_at is not null as gave_up, html, text, last_error from mail_outbox order by id`,
  );
  return answer.rows;
};

test('a mail is sent once, as HTML and text, from the store', async () => {
  await queue({ subject: 'Merci — « déjà » 🎉 '.repeat(5), replyTo: 'reply@example.com' });
  await deliver();
  await deliver();
  expect(mailbox.mails).toHaveLength(1);
  const mail = await mailbox.next('ann@example.com');
  expect(mail).toMatchObject({
    from: 'shop@example.com',
    to: ['ann@example.com'],
    subject: 'Merci — « déjà » 🎉 '.repeat(5).trim(),
    links: ['https://shop.test/look', 'https://shop.test'],
  });
  expect(mail.text).toContain('Hello Ann');
  expect(mail.html).toContain('Pots, Pans &amp; Plâtre');
  expect(mail.header('from')).toEqual([expect.stringMatching(/^"?Pots, Pans & Plâtre"? <shop@example\.com>$/)]);
  expect(mail.header('reply-to')).toEqual(['reply@example.com']);
  expect(mail.header('content-language')).toContain('en');
  expect(mail.header('list-unsubscribe')).toEqual([]);
  expect(mail.messageId).toMatch(/^<[0-9a-f]{64}@shop\.test>$/);
  expect(await states()).toMatchObject([{ sent: true, tries: 1, last_error: null }]);
  expect(logged).toEqual([]);
});

test('a rollback sends no mail, and one key sends one mail', async () => {
  const rolledBack = db.transaction(async (tx) => {
    await queueIn(tx, {});
    throw new Error('no order');
  });
  await expect(rolledBack).rejects.toThrow('no order');
  await deliver();
  expect(mailbox.mails).toHaveLength(0);
  await db.transaction(async (tx) => {
    await queueIn(tx, { subject: 'First' });
    await queueIn(tx, { subject: 'Second' });
  });
  await deliver();
  await queue({ subject: 'Third' });
  await deliver();
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['First']);
});

test('a list mail has one-click unsubscribe, and the sender is configurable', async () => {
  await queue({ unsubscribeUrl: 'https://shop.test/bye?token=1&x=2' });
  await deliver({ from: 'News, fresh <news@shop.test>' });
  const mail = await mailbox.next('ann@example.com');
  expect(mail.from).toBe('news@shop.test');
  expect(mail.header('from')).toEqual(['"News, fresh" <news@shop.test>']);
  expect(mail.header('reply-to')).toEqual(['shop@example.com']);
  expect(mail.header('list-unsubscribe')).toEqual(['<https://shop.test/bye?token=1&x=2>']);
  expect(mail.header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
});

test('transactional mails are sent before bulk mails', async () => {
  await queue({ subject: 'News', unsubscribeUrl: 'https://shop.test/bye' });
  later(SECOND);
  await queue({ key: 'hello 2', subject: 'Order' });
  await deliver();
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['Order', 'News']);
});

test('header values cannot add headers or recipients', async () => {
  const evil = 'x\r\nBcc: spy@example.com\r\n\r\nbody';
  await db.execute(sql`update stores set name = ${evil}, email = ${`shop@example.com${evil}`}`);
  await queue({
    subject: evil,
    replyTo: `a@example.com${evil}`,
    unsubscribeUrl: `https://shop.test/${evil}`,
    language: 'en',
  });
  await queue({ key: 'hello 2', to: `ann@example.com${evil}` });
  await queue({ key: 'hello 3', to: 'ann@example.com, spy@example.com' });
  await queue({ key: 'hello 4', to: 'ann@example.com> NOTIFY=SUCCESS,<spy@example.com' });
  await deliver({ from: evil });
  expect(mailbox.mails.map(({ to }) => to)).toEqual([['ann@example.com']]);
  const [mail] = mailbox.mails;
  expect(mail?.from).toBe('no-reply@shop.test');
  expect(mail?.header('reply-to')).toEqual([]);
  expect(mail?.header('bcc')).toEqual([]);
  expect(mail?.header('subject')).toEqual(['x Bcc: spy@example.com body']);
  expect(mail?.raw).not.toMatch(/^bcc:/im);
  expect((await states()).map(({ sent, gave_up }) => [sent, gave_up])).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, true],
  ]);
});

test('a mail is sent when an unavailable mail server is back', async () => {
  const { port } = mailbox;
  await mailbox.close();
  await queue();
  await deliver();
  expect(await states()).toMatchObject([{ sent: false, gave_up: false, tries: 1 }]);
  mailbox = await startTestMailbox(port);
  later(9 * SECOND);
  await deliver();
  expect(mailbox.mails).toHaveLength(0);
  later(1 * SECOND);
  await deliver();
  expect(mailbox.mails).toHaveLength(1);
});

test('a temporary error is retried with increasing pauses', async () => {
  mailbox.fail({ recipient: 450 }, { message: 451 });
  await queue();
  await deliver();
  expect(await states()).toMatchObject([{ sent: false, tries: 1, last_error: expect.stringContaining('450') }]);
  later(10 * SECOND);
  await deliver();
  expect(await states()).toMatchObject([{ sent: false, tries: 2, last_error: expect.stringContaining('451') }]);
  later(29 * SECOND);
  await deliver();
  expect(await states()).toMatchObject([{ tries: 2 }]);
  later(1 * SECOND);
  await deliver();
  expect(await states()).toMatchObject([{ sent: true, tries: 3, last_error: null }]);
  expect(mailbox.mails).toHaveLength(1);
});

test.each<[string, Parameters<TestMailbox['fail']>[0]]>([
  ['recipient', { recipient: 550 }],
  ['mail', { message: 554 }],
])('a permanent error at %s ends the delivery, logged without address or content', async (_, error) => {
  mailbox.fail(error);
  await queue({ subject: 'Private words' });
  await deliver();
  later(25 * HOUR);
  await deliver();
  expect(mailbox.mails).toHaveLength(0);
  expect(await states()).toMatchObject([{ sent: false, gave_up: true, tries: 1 }]);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/"answer":55\d,"message":"mail given up"/);
  expect(logged.join()).not.toMatch(/@|Private|Ann/i);
});

test('delivery is given up after a day', async () => {
  const { port } = mailbox;
  await mailbox.close();
  await queue();
  const start = now;
  while ((await states())[0]?.gave_up === false) {
    await deliver();
    later(HOUR);
  }
  mailbox = await startTestMailbox(port);
  await deliver();
  expect(mailbox.mails).toHaveLength(0);
  expect(now.getTime() - start.getTime()).toBeGreaterThanOrEqual(24 * HOUR);
  expect(await states()).toMatchObject([{ gave_up: true, tries: 30 }]);
  expect(logged.join()).not.toContain('@');
});

test('after a connection lost before the response, the second mail has the same Message-ID', async () => {
  mailbox.fail('line lost');
  await queue();
  await deliver();
  expect(await states()).toMatchObject([{ sent: false, tries: 1 }]);
  later(10 * SECOND);
  await deliver();
  await deliver();
  const [first, second, ...more] = mailbox.mails;
  expect(more).toEqual([]);
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.header('date')).toEqual(first?.header('date'));
});

test('the mail of a crashed worker is sent by another after its claim has expired', async () => {
  const smtp = smtpTransport(mailbox.url);
  const dying: MailTransport = {
    retainsMails: false,
    send: async (letter) => {
      await smtp.send(letter);
      await new Promise(() => {});
    },
  };
  await queue();
  void deliver({ transport: dying });
  await mailbox.next('ann@example.com');
  await deliver();
  later(59 * SECOND);
  await deliver();
  expect(mailbox.mails).toHaveLength(1);
  later(1 * SECOND);
  await deliver();
  const [first, second] = mailbox.mails;
  expect(mailbox.mails).toHaveLength(2);
  expect(second?.messageId).toBe(first?.messageId);
  expect(await states()).toMatchObject([{ sent: true, tries: 2 }]);
});

test('a mail server that responds after ten minutes gets the mail once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const answer = Promise.withResolvers<void>();
  let taken = 0;
  const slow: MailTransport = {
    retainsMails: false,
    send: () => {
      taken += 1;
      return answer.promise;
    },
  };
  const other: MailTransport = {
    retainsMails: false,
    send: async () => {
      taken += 1;
    },
  };
  await queue();
  const sending = deliver({ transport: slow });
  await vi.waitUntil(async () => taken === 1);
  for (let minute = 0; minute < 10; minute++) {
    for (let part = 0; part < 4; part++) {
      later(15 * SECOND);
      vi.advanceTimersByTime(15 * SECOND);
      // One connection: what was asked before has been done when this is answered.
      await states();
    }
    await deliver({ transport: other });
  }
  expect(taken).toBe(1);
  answer.resolve();
  await sending;
  expect(await states()).toMatchObject([{ sent: true, tries: 1 }]);
});

test('shutdown does not wait for a slow mail server; another process sends the mail', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const begun = Promise.withResolvers<void>();
  const slow: MailTransport = {
    retainsMails: false,
    send: () => {
      begun.resolve();
      return new Promise(() => {});
    },
  };
  await queue();
  const stopping = new AbortController();
  const sending = deliverDue(delivery({ transport: slow }), stopping.signal);
  await begun.promise;
  stopping.abort();
  vi.advanceTimersByTime(5 * SECOND);
  await sending;
  vi.useRealTimers();
  expect(await states()).toMatchObject([{ sent: false, tries: 1, last_error: null }]);
  later(60 * SECOND);
  await deliver();
  expect(mailbox.mails).toHaveLength(1);
});

test('a failing mail server is logged as a warning from the second attempt', async () => {
  mailbox.fail({ recipient: 450 }, { message: 451 });
  await queue();
  await deliver();
  expect(warnings).toEqual([]);
  later(10 * SECOND);
  await deliver();
  expect(warnings).toEqual(['mail will be retried']);
  expect(logged.join()).not.toContain('@');
});

test('workers of two processes send each mail once', async () => {
  const second = await secondConnection();
  for (let number = 0; number < 30; number++) await queue({ key: `hello ${number}`, subject: `Hello ${number}` });
  const workers = [deliver(), deliver(), deliver({ db: second.db }), deliver({ db: second.db })];
  await Promise.all(workers);
  await second.close();
  const subjects = mailbox.mails.map(({ subject }) => subject);
  expect(subjects).toHaveLength(30);
  expect(new Set(subjects).size).toBe(30);
  expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(30);
});

test('a secret is erased when its mail is sent or given up, not before', async () => {
  mailbox.fail({ recipient: 450 });
  await queue({ secret: true });
  await deliver();
  expect((await states())[0]?.text).toContain('https://shop.test/look');
  later(10 * SECOND);
  await deliver();
  expect((await mailbox.next('ann@example.com')).links).toContain('https://shop.test/look');
  mailbox.fail({ recipient: 550 });
  await queue({ key: 'hello 2', secret: true });
  await deliver();
  expect(await states()).toMatchObject([
    { sent: true, html: '', text: '' },
    { gave_up: true, html: '', text: '' },
  ]);
});

test('user and password of the URL are sent to the mail server', async () => {
  await queue();
  await deliver({ transport: smtpTransport(mailbox.url.replace('smtp://', 'smtp://shop%40example.com:p%2Fs@')) });
  expect(mailbox.logins).toEqual(['shop@example.com:p/s']);
  expect(mailbox.mails).toHaveLength(1);
});
