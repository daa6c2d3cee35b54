import * as account from '@vitrine/contract/account/account.ts';
import { confirmNewsletter, subscribeToNewsletter } from '@vitrine/contract/newsletter/newsletter.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyIn } from '../../../testing/outbox.ts';
import { MINUTE, useTestClock } from '../../../testing/test-clock.ts';
import {
  linkIn,
  mailsTo,
  newCustomer,
  newEmail,
  PASSWORD,
  type TestCustomer,
} from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
const { clock, later } = useTestClock(new Date('2030-01-01T12:00:00Z'));
beforeAll(async () => {
  shop = await openTestShop(undefined, clock);
});
beforeEach(async () => {
  await shop.database.db.execute(sql`truncate newsletter_readers, limits`);
});
afterAll(() => shop.close());

const readers = async () => (await shop.commands.listSubscribers()).map(({ email }) => email);
const tick = async ({ token }: TestCustomer, newsletter: boolean) =>
  (await shop.callAs(token)(account.changeProfile, { body: { newsletter } })).newsletter;
const isTicked = async ({ token }: TestCustomer) => (await shop.callAs(token)(account.readProfile, {})).newsletter;
const letters = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ subject }) => subject.includes('newsletter'));

async function verify({ token }: TestCustomer, email: string): Promise<void> {
  const link = (await linkIn(shop, email, 'verify')) ?? '';
  await shop.callAs(token)(account.verifyEmail, { params: { token: link }, body: {} });
}

async function join(email: string): Promise<void> {
  await shop.call(subscribeToNewsletter, { body: { email } });
  const asked = (await letters(email)).at(-1);
  await shop.call(confirmNewsletter, { body: { key: asked ? keyIn(asked, 'confirm-newsletter') : '' } });
}

test('a verified address is subscribed at once, with its time and a mail (STATE-22)', async () => {
  const customer = await newCustomer(shop);
  await verify(customer, customer.email);
  expect(await tick(customer, true)).toBe(true);
  expect(await tick(customer, true)).toBe(true);
  const [reader] = await shop.commands.listSubscribers();
  expect(reader).toMatchObject({ email: customer.email, since: '2030-01-01' });
  expect((await letters(customer.email)).map(({ subject }) => subject)).toEqual([
    'Welcome to the Test shop newsletter',
  ]);
  expect(await tick(customer, false)).toBe(false);
  expect(await readers()).toEqual([]);
  later(31 * 24 * 60 * MINUTE);
  expect(await shop.callAs((await newSession(customer)).token)(account.readProfile, {})).toMatchObject({
    newsletter: false,
  });
});

const newSession = ({ email }: TestCustomer) =>
  shop.call(account.login, { body: { username: email, password: PASSWORD } });

test('an unverified address gets a confirmation mail, at registration and later (STATE-22)', async () => {
  const atStart = await newCustomer(shop, newEmail(), { newsletter: true });
  const later = await newCustomer(shop);
  expect(await tick(later, true)).toBe(false);
  expect(await readers()).toEqual([]);
  for (const { email } of [atStart, later]) {
    const [asked] = await letters(email);
    expect(asked?.subject).toBe('Confirm your subscription to the Test shop newsletter');
    await shop.call(confirmNewsletter, { body: { key: asked ? keyIn(asked, 'confirm-newsletter') : '' } });
  }
  expect(await readers()).toEqual([atStart.email, later.email]);
});

test('the checkbox shows the current subscription', async () => {
  const customer = await newCustomer(shop);
  await verify(customer, customer.email);
  expect(await isTicked(customer)).toBe(false);
  await join(customer.email);
  expect(await isTicked(customer)).toBe(true);
});

test('without a verified address the subscription is neither shown nor ended', async () => {
  const email = newEmail('victim');
  await join(email);
  const stranger = await newCustomer(shop, email);
  expect(await isTicked(stranger)).toBe(false);
  expect(await tick(stranger, false)).toBe(false);
  expect(await tick(stranger, true)).toBe(false);
  expect(await readers()).toEqual([email]);
});

test('the subscription moves to the new address of the account (STATE-22)', async () => {
  const customer = await newCustomer(shop);
  await verify(customer, customer.email);
  await tick(customer, true);
  const emailAddress = newEmail('moved');
  await shop.callAs(customer.token)(account.changeProfile, { body: { emailAddress, password: PASSWORD } });
  await verify(customer, emailAddress);
  expect(await readers()).toEqual([emailAddress]);
  expect(await isTicked(customer)).toBe(true);
});

test('a new address that unsubscribed before stays unsubscribed', async () => {
  const customer = await newCustomer(shop);
  await verify(customer, customer.email);
  await tick(customer, true);
  const emailAddress = newEmail('left');
  await join(emailAddress);
  await shop.database.db.execute(sql`update newsletter_readers set left_at = now() where email = ${emailAddress}`);
  await shop.callAs(customer.token)(account.changeProfile, { body: { emailAddress, password: PASSWORD } });
  await verify(customer, emailAddress);
  expect(await readers()).toEqual([]);
});

test('subscribing by the checkbox is rate limited like the form', async () => {
  const customer = await newCustomer(shop);
  for (let count = 0; count < 6; count++) await tick(customer, true);
  await expect(tick(customer, true)).rejects.toMatchObject({ status: 429, code: 'request.too-many' });
  expect(await letters(customer.email)).toHaveLength(1);
});
