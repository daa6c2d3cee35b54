import { confirmNewsletter, leaveNewsletter, subscribeToNewsletter } from '@vitrine/contract/newsletter/newsletter.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyIn, writtenMails } from '../../testing/outbox.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { DAY } from '../platform/clock.ts';
import { newsletterPersonalData } from './newsletter-feature.ts';

let shop: TestShop;
let now = new Date();
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now);
});
beforeEach(async () => {
  now = new Date('2030-01-01T12:00:00Z');
  await shop.database.db.execute(sql`truncate newsletter_readers, mail_outbox, limits`);
});
afterAll(() => shop.close());

const subscribe = (email = 'ann@example.com', lang = 'en') =>
  shop.call(subscribeToNewsletter, { query: { lang }, body: { email } });
const mails = () => writtenMails(shop.database);
const readers = async () => (await shop.commands.listSubscribers()).map(({ email }) => email);
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

async function join(email = 'ann@example.com'): Promise<string> {
  await subscribe(email);
  const mail = (await mails()).findLast(({ to }) => to === email);
  const key = mail ? keyIn(mail, 'confirm-newsletter') : '';
  await shop.call(confirmNewsletter, { body: { key } });
  return key;
}

test('an address is subscribed only by the link of its mail (USE-21, API-30, API-34)', async () => {
  expect(await subscribe(' Ann@Example.com')).toEqual({
    message: 'Almost done. Open the link in the email we just sent you.',
  });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'ann@example.com', unsubscribeUrl: null });
  expect(await readers()).toEqual([]);
  const key = mail ? keyIn(mail, 'confirm-newsletter') : '';
  expect(await shop.call(confirmNewsletter, { body: { key } })).toEqual({ email: 'ann@example.com' });
  expect(await shop.call(confirmNewsletter, { body: { key } })).toEqual({ email: 'ann@example.com' });
  expect(await readers()).toEqual(['ann@example.com']);
  const sent = await mails();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({
    unsubscribeUrl: `http://shop.test/api/v1/newsletter/one-click/${key}`,
  });
});

test('a French subscription has French mails and messages', async () => {
  expect(await subscribe('zoe@example.com', 'fr')).toEqual({ message: expect.stringMatching(/^Dernière étape/) });
  expect((await mails())[0]?.text).toContain('http://shop.test/fr/reply/confirm-newsletter?key=');
});

test('a subscribed address gets the same response, and one mail a day (USE-20, USE-21)', async () => {
  await join();
  const before = (await mails()).length;
  expect(await subscribe()).toEqual(await subscribe('new@example.com'));
  await subscribe();
  const told = (await mails()).slice(before).filter(({ to }) => to === 'ann@example.com');
  expect(told).toMatchObject([
    { subject: expect.stringMatching(/^You are already subscribed to the Test shop newsletter$/) },
  ]);
  expect(await readers()).toEqual(['ann@example.com']);
});

test('an unconfirmed address can request the mail again the next day, with the same link', async () => {
  await subscribe();
  await subscribe();
  expect(await mails()).toHaveLength(1);
  later(DAY);
  await subscribe();
  const [first, second] = await mails();
  expect(first && second && keyIn(first, 'confirm-newsletter') === keyIn(second, 'confirm-newsletter')).toBe(true);
});

test('unsubscribing can be repeated, and subscribing again starts over (API-34)', async () => {
  const key = await join();
  expect(await shop.call(leaveNewsletter, { body: { key } })).toEqual({ email: 'ann@example.com' });
  expect(await shop.call(leaveNewsletter, { body: { key } })).toEqual({ email: 'ann@example.com' });
  expect(await readers()).toEqual([]);
  await expect(shop.call(confirmNewsletter, { body: { key } })).rejects.toMatchObject({ code: 'link.invalid' });
  later(DAY);
  await subscribe();
  expect(await readers()).toEqual([]);
  await shop.call(confirmNewsletter, { body: { key } });
  expect(await readers()).toEqual(['ann@example.com']);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
  ],
])('one-click unsubscribe works with %s (USE-21)', async (type, payload) => {
  const url = `/api/v1/newsletter/one-click/${await join()}`;
  expect(await shop.get(url)).toMatchObject({ status: 303 });
  expect(await readers()).toEqual(['ann@example.com']);
  expect(await shop.send({ method: 'POST', url, payload, headers: { 'content-type': type } })).toMatchObject({
    status: 200,
  });
  expect(await readers()).toEqual([]);
  const wrong = { method: 'POST', url: '/api/v1/newsletter/one-click/nobody', payload } as const;
  expect(await shop.send({ ...wrong, headers: { 'content-type': type } })).toMatchObject({ status: 404 });
});

test('form bodies are accepted only for one-click', async () => {
  const answer = await shop.send({
    method: 'POST',
    url: '/api/v1/newsletter',
    payload: 'email=ann@example.com',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer).toMatchObject({ status: 415 });
});

test.each(['', 'ann', 'ann@example', 'ann@example.com\r\nBcc: x@example.com'])('%j is refused', async (email) => {
  await expect(subscribe(email)).rejects.toMatchObject({ status: 400, code: 'form.invalid' });
});

test('unknown links are refused', async () => {
  for (const endpoint of [confirmNewsletter, leaveNewsletter])
    await expect(shop.call(endpoint, { body: { key: 'f'.repeat(32) } })).rejects.toMatchObject({ status: 404 });
});

test('too many requests are refused with a message', async () => {
  for (let count = 0; count < 6; count++) await subscribe();
  await expect(subscribe()).rejects.toMatchObject({ status: 429, code: 'request.too-many' });
});

test('deleting an account unsubscribes it', async () => {
  await join();
  const customer = { id: 1, storeId: 1, emails: ['Ann@example.com'] };
  expect(await newsletterPersonalData.exportPersonalData(shop.database.db, customer)).toHaveLength(1);
  await shop.database.db.transaction((tx) => newsletterPersonalData.erasePersonalData(tx, customer, now));
  expect(await readers()).toEqual([]);
});

test('an address in the path subscribes by a mailed link, as POST does', async () => {
  const put = await shop.send({ method: 'PUT', url: '/api/v1/newsletter/Ann@example.com', payload: {} });
  expect(put).toMatchObject({ status: 200, body: await subscribe('other@example.com') });
  const mail = (await mails()).find(({ to }) => to === 'ann@example.com');
  expect(await readers()).toEqual([]);
  await shop.call(confirmNewsletter, { body: { key: mail ? keyIn(mail, 'confirm-newsletter') : '' } });
  expect(await readers()).toEqual(['ann@example.com']);
});

test('DELETE mails a link to leave to a reader, answers alike for everybody, and is limited', async () => {
  await join();
  const before = (await mails()).length;
  const remove = (email: string) => shop.send({ method: 'DELETE', url: `/api/v1/newsletter/${email}` });
  const answers = [await remove('ann@example.com'), await remove('nobody@example.com')];
  expect(answers[0]).toMatchObject({ status: 200, body: { message: expect.stringMatching(/^If this address/) } });
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  await expect.poll(async () => (await mails()).length).toBe(before + 1);
  const mail = (await mails()).at(-1);
  expect(mail).toMatchObject({ to: 'ann@example.com', subject: 'Unsubscribe from the Test shop newsletter' });
  expect(await readers()).toEqual(['ann@example.com']);
  await shop.call(leaveNewsletter, { body: { key: mail ? keyIn(mail, 'leave-newsletter') : '' } });
  expect(await readers()).toEqual([]);
  expect(await remove('no-address')).toMatchObject({ status: 400, body: { code: 'form.invalid' } });
  for (let n = 0; n < 4; n += 1) await remove('ann@example.com');
  expect((await remove('ann@example.com')).status).toBe(429);
});
