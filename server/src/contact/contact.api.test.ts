import { announceDonation, offerHelp, sendMessage } from '@vitrine/contract/contact/contact.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writtenMails } from '../../testing/outbox.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { contactPersonalData } from './contact-feature.ts';

let shop: TestShop;
let now = new Date();
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now);
  await shop.database.db.execute(sql`update stores set email = 'shop@example.com'`);
});
beforeEach(async () => {
  now = new Date();
  await shop.database.db.execute(sql`truncate contact_messages, mail_outbox, limits`);
});
afterAll(() => shop.close());

const message = { name: 'Ann Lee', email: 'Ann@example.com', comment: 'Is the mug safe in the dishwasher?' };
const send = (changes: object = {}, lang = 'en') =>
  shop.call(sendMessage, { query: { lang }, body: { ...message, ...changes } });
const kept = () => shop.commands.listMessages();

test('a message is stored and mailed to the store, with its author as Reply-To (USE-23, API-30)', async () => {
  expect(await send({ orderNumber: ' 1042 ', subject: 'Mugs' })).toEqual({
    message: 'Your message has been sent',
  });
  expect(await kept()).toMatchObject([
    { kind: 'message', name: 'Ann Lee', email: 'ann@example.com', orderNumber: '1042', message: message.comment },
  ]);
  const [mail] = await writtenMails(shop.database);
  expect(mail).toMatchObject({
    to: 'shop@example.com',
    replyTo: 'ann@example.com',
    subject: 'Message from Ann Lee',
  });
  expect(mail?.text).toContain('Order number: 1042');
  expect(mail?.text).toContain(message.comment);
});

test('a message goes to the address for notices, if the store has one', async () => {
  await shop.database.db.execute(sql`update stores set notice_email = 'notices@example.com'`);
  await send();
  await shop.database.db.execute(sql`update stores set notice_email = null`);
  expect(await writtenMails(shop.database)).toMatchObject([{ to: 'notices@example.com', replyTo: 'ann@example.com' }]);
});

test('a message without a name is accepted (USE-24)', async () => {
  const payload = { email: 'ann@example.com', subject: 'Hello', comment: 'Hi there' };
  expect(await shop.send({ method: 'POST', url: '/api/v1/contact/', payload })).toMatchObject({ status: 200 });
  expect(await writtenMails(shop.database)).toMatchObject([{ subject: 'Message from ann@example.com' }]);
});

test('all issues are returned together, in the language of the request', async () => {
  await expect(send({ name: '', email: 'ann', comment: 'short' }, 'fr')).rejects.toMatchObject({
    status: 400,
    code: 'form.invalid',
    details: {
      fields: {
        name: 'Indiquez votre nom',
        email: 'Indiquez une adresse e-mail comme nom@exemple.com',
        comment: 'Écrivez un message d’au moins 10 caractères',
      },
    },
  });
  expect(await kept()).toEqual([]);
});

test.each([
  [null],
  ['text'],
  [[]],
  [{ ...message, comment: { $ne: 1 } }],
  [{ ...message, comment: 'x'.repeat(10_001) }],
])('an invalid message is refused: %j', async (payload) => {
  const answer = await shop.send({
    method: 'POST',
    url: '/api/v1/contact',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  expect(answer).toMatchObject({ status: 400 });
});

test('typed text adds no header, recipient or markup to the mail', async () => {
  const evil = 'x\r\nBcc: spy@example.com';
  await send({ name: evil, subject: evil, orderNumber: evil, comment: `<img src=x onerror=alert(1)> ${evil}` });
  const [mail] = await writtenMails(shop.database);
  expect(mail?.subject).toBe('Message from x Bcc: spy@example.com');
  expect(mail?.replyTo).toBe('ann@example.com');
  expect(mail?.html).not.toContain('<img src=x');
  await expect(send({ email: `ann@example.com${evil}` })).rejects.toMatchObject({ status: 400 });
});

test('a filled hidden field gets the normal response and the message is discarded', async () => {
  expect(await send({ website: 'https://spam.example' })).toEqual(await send());
  expect(await kept()).toHaveLength(1);
  expect(await writtenMails(shop.database)).toHaveLength(1);
});

test('offers and announcements are accepted without a message (API-35)', async () => {
  await shop.call(offerHelp, { body: { name: 'Bob', email: 'bob@example.com', phone: '+1 555 0100' } });
  await shop.call(announceDonation, {
    body: { name: 'Cy', email: 'cy@example.com', amount: 50, message: 'For books' },
  });
  await expect(shop.call(offerHelp, { body: { email: 'bob@example.com' } })).rejects.toMatchObject({
    status: 400,
    details: { fields: { name: 'Enter your name' } },
  });
  expect(await writtenMails(shop.database)).toMatchObject([
    { subject: 'Bob offers to help', replyTo: 'bob@example.com' },
    { subject: 'Cy announces a donation', text: expect.stringContaining('Amount: 50') },
  ]);
});

test('too many messages are refused with a message and Retry-After', async () => {
  for (let count = 0; count < 6; count++) await send();
  const answer = await shop.send({ method: 'POST', url: '/api/v1/contact?lang=fr', payload: message });
  expect(answer).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    body: { code: 'request.too-many', message: expect.stringMatching(/^Trop de tentatives\. Réessayez dans \d+ min$/) },
  });
  expect(await kept()).toHaveLength(6);
});

test('deleting an account deletes its messages', async () => {
  await send();
  const customer = { id: 1, storeId: 1, emails: ['ann@example.com'] };
  expect(await contactPersonalData.exportPersonalData(shop.database.db, customer)).toHaveLength(1);
  await shop.database.db.transaction((tx) => contactPersonalData.erasePersonalData(tx, customer, now));
  expect(await kept()).toEqual([]);
});

test('a store without an address still stores the message', async () => {
  await shop.database.db.execute(sql`update stores set email = null`);
  await send();
  expect(await kept()).toHaveLength(1);
});
