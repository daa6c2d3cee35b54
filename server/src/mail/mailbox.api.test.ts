// Mails of a shop that runs: woken by the commit, or kept in the mailbox.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startTestMailbox, type TestMailbox } from '../../testing/test-mailbox.ts';
import { FIXTURE, openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { findStores } from '../store/store.ts';
import { queueMail } from './mail.ts';

async function queue({ database: { db } }: TestShop, subject: string): Promise<void> {
  const [store] = await findStores(db);
  if (!store) throw new Error('no store');
  await db.transaction((tx) =>
    queueMail(
      tx,
      { store, now: new Date(), shopUrl: 'http://shop.test' },
      {
        key: subject,
        to: 'ann@example.com',
        language: 'fr',
        subject,
        heading: 'Bonjour',
        blocks: [{ kind: 'button', label: 'Voir', url: 'http://shop.test/fr/reset?a=1&b=2' }],
        secret: true,
      },
    ),
  );
}

const countSent = async ({ database: { db } }: TestShop) => {
  const answer = await db.execute<{ sent: number; tries: number }>(
    sql`select count(sent_at)::int as sent, sum(tries)::int as tries from mail_outbox`,
  );
  return answer.rows[0];
};
const allSent = (shop: TestShop, sent: number) =>
  eventually(async () => expect(await countSent(shop)).toMatchObject({ sent }));

describe('a shop with a mail server', () => {
  let mailbox: TestMailbox;
  let shop: TestShop;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    mailbox = await startTestMailbox();
    shop = await openTestShop(FIXTURE, undefined, { mail: { smtpUrl: mailbox.url } });
  });
  afterAll(async () => {
    await shop.close();
    await mailbox.close();
    vi.useRealTimers();
  });

  test('sends a mail at commit, without waiting for the next poll', async () => {
    for (const subject of ['First', 'Second', 'Third']) {
      await queue(shop, subject);
      expect((await mailbox.next('ann@example.com')).subject).toBe(subject);
    }
  });

  test('has no mailbox page', () => {
    expect(shop.mailboxPath).toBeUndefined();
  });
});

describe('a demo shop', () => {
  let shop: TestShop;
  let mailbox: string;
  beforeAll(async () => {
    shop = await openTestShop();
    mailbox = shop.mailboxPath ?? '';
    await queue(shop, 'First <b>mail</b>');
    await queue(shop, 'Second');
    await allSent(shop, 2);
  });
  afterAll(() => shop.close());

  test('shows its mails, newest first', async () => {
    const list = await shop.get(mailbox);
    expect(list).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(list.body).toMatch(/Second[\s\S]*First &lt;b&gt;mail&lt;\/b&gt;/);
    expect(list.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; frame-src 'self';/);
  });

  test('shows a mail with its links, also secret ones, in a sandbox without scripts', async () => {
    const path = /\/dev\/mailbox\/[\w-]{43}\/\d+/.exec(String((await shop.get(mailbox)).body))?.[0] ?? '';
    const { body } = await shop.get(path);
    expect(body).toContain(
      `<iframe title="The mail" src="${path}/content" sandbox="allow-popups allow-popups-to-escape-sandbox">`,
    );
    expect(body).toContain('<a href="http://shop.test/fr/reset?a=1&amp;b=2">');
    const content = await shop.get(`${path}/content`);
    expect(content.body).toContain('<head><base target="_blank">');
    expect(content.body).toContain('href="http://shop.test/fr/reset?a=1&amp;b=2"');
    expect(content.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';.* sandbox allow-popups allow-popups-to-escape-sandbox$/,
      ),
    });
  });

  test.each(['0', '999', 'x', '99999999999'])('has no mail %s', async (id) => {
    expect((await shop.get(`${mailbox}/${id}`)).status).toBe(404);
    expect((await shop.get(`${mailbox}/${id}/content`)).status).toBe(404);
  });

  test('has a mailbox at a random address, the same in every process', async () => {
    expect(mailbox).toMatch(/^\/dev\/mailbox\/[\w-]{43}$/);
    const other = `${mailbox.slice(0, -1)}${mailbox.endsWith('A') ? 'B' : 'A'}`;
    for (const path of ['/dev/mailbox', '/dev/mailbox/', '/dev/mailbox/1', '/dev/mailbox/1/content', other])
      expect((await shop.get(path)).status, path).toBe(404);
  });

  test.each([
    ['this machine', { remoteAddress: '127.0.0.1' }],
    ['a proxy on this machine', { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['a page of another site', { headers: { origin: 'https://evil.example', host: 'localhost:3000' } }],
  ])('is not found without that address, also from %s', async (_, request) => {
    for (const url of ['/dev/mailbox', '/dev/mailbox/1', '/dev/mailbox/1/content'])
      expect((await shop.send({ method: 'GET', url, ...request })).status, url).toBe(404);
  });

  test('sends its address to no other site and allows none to read it', async () => {
    const headers = { origin: 'https://evil.example' };
    for (const path of [mailbox, `${mailbox}/page.css`, '/static/nothing', '/test-payments/page.css']) {
      const answer = await shop.get(path, headers);
      expect(answer.headers['access-control-allow-origin'], path).toBeUndefined();
      const preflight = await shop.send({
        method: 'OPTIONS',
        url: path,
        headers: { ...headers, 'access-control-request-method': 'GET' },
      });
      expect(preflight.headers['access-control-allow-origin'], path).toBeUndefined();
    }
    expect((await shop.get(mailbox)).headers['referrer-policy']).toBe('no-referrer');
    expect((await shop.get('store/DEFAULT', headers)).headers['access-control-allow-origin']).toBe(
      'https://evil.example',
    );
  });
});

describe('a production shop without a mail server', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(FIXTURE, undefined, { shopUrl: 'https://shop.test' });
  });

  test('shows no mails and keeps them in the outbox', async () => {
    await queue(shop, 'Waiting');
    expect(shop.mailboxPath).toBeUndefined();
    await shop.close();
    expect(await countSent(shop)).toEqual({ sent: 0, tries: 0 });
  });
});
