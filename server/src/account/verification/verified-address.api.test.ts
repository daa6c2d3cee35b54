// Typing an address does not make it yours: what a stranger can and cannot do with somebody else's address.

import * as account from '@vitrine/contract/account/account.ts';
import { sendMessage } from '@vitrine/contract/contact/contact.ts';
import { subscribeToNewsletter } from '@vitrine/contract/newsletter/newsletter.ts';
import * as orders from '@vitrine/contract/orders/orders.ts';
import { withdraw } from '@vitrine/contract/withdrawal/withdrawal.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADDRESS, order } from '../../../testing/checkout-steps.ts';
import { eventually } from '../../../testing/eventually.ts';
import {
  askForReset,
  bearer,
  confirmAddress,
  linkIn,
  login,
  mailsTo,
  newCustomer,
  newEmail,
  PASSWORD,
  passwordTwice,
  post,
  profileStatus,
  type TestCustomer,
} from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { bankTransfer } from '../../payments/bank-transfer.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(undefined, undefined, {
    payments: { adapters: [bankTransfer], bankAccount: 'US00 1234' },
  });
  await shop.importYaml(`
products:
  - { sku: DOLLAR, categories: [living], name: Dollar, price: 1, stock: 999 }`);
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.database.db.execute(sql`truncate limits`);
});

const NEW = 'a brand new one';
const verifyLink = async (email: string) => (await linkIn(shop, email, 'verify')) ?? '';
const look = (link: string, token?: string) => shop.get(`customer/verify/${link}`, token ? bearer(token) : {});
const confirm = (link: string, body?: object, token?: string) =>
  post(shop, `customer/verify/${link}`, body, token ? bearer(token) : {});
const decline = (link: string) => post(shop, `customer/verify/${link}/decline`, undefined);
const invalid = { status: 400, body: { code: 'verification.invalid' } };
const ordersOf = async (token: string) => (await shop.callAs(token)(orders.listOrders, {})).orders.map(({ id }) => id);
const exists = async (email: string) => (await login(shop, email)).status === 200;

/** Somebody who has bought, written and subscribed here without an account. */
async function guestWithTraces() {
  const email = newEmail('victim');
  const made = await order(shop, { DOLLAR: 1 }, { method: 'bank-transfer', email });
  const body = { name: 'Vic', email, subject: 'Hello', comment: 'My private question' };
  await shop.call(sendMessage, { body });
  await shop.call(subscribeToNewsletter, { body: { email } });
  await shop.call(withdraw, { body: { orderNumber: '999999', name: 'Vic Tim', email } });
  return { email, order: made };
}

/** Everything kept under the address, but for what the account itself has caused. */
async function rowsOf(email: string): Promise<string> {
  const { rows } = await shop.database.db.execute(sql`select
    (select json_agg(m order by m.id) from contact_messages m where email = ${email}) as messages,
    (select json_agg(r) from newsletter_readers r where email = ${email}) as readers,
    (select json_agg(w) from withdrawals w where email = ${email}) as withdrawals,
    (select json_agg(o) from orders o where email_address = ${email}) as orders,
    (select json_agg(m.key order by m.id) from mail_outbox m where ("to" = ${email} or reply_to = ${email})
      and key not like 'welcome%' and key not like 'account-%' and key not like 'confirm-email%'
      and key not like 'email-asked%') as mails`);
  return JSON.stringify(rows);
}

const remove = (token: string) =>
  shop.send({
    method: 'DELETE',
    url: '/api/v1/auth/customer',
    payload: { password: PASSWORD },
    headers: bearer(token),
  });

describe('an unverified address', () => {
  test('shows and erases only data of the account itself', async () => {
    const { email } = await guestWithTraces();
    const before = await rowsOf(email);
    expect(before).toContain('My private question');
    const stranger = await newCustomer(shop, email);
    const data = (await shop.callAs(stranger.token)(account.exportData, {})) as Record<string, unknown>;
    expect(data).toMatchObject({
      messages: [],
      withdrawals: [],
      newsletter: [],
      orders: [],
      alerts: [],
      preOrders: [],
    });
    // The one mail the account itself is the reason for.
    expect(data.mails).toMatchObject([{ subject: 'Welcome to Test shop' }]);
    const deletion = await remove(stranger.token);
    expect(deletion.status).toBe(200);
    expect((deletion.body as { message: string }).message).toContain('never confirmed');
    expect(await rowsOf(email)).toBe(before);
    expect((await mailsTo(shop, email)).map(({ key }) => key.split(' ')[0])).not.toContain('welcome');
  });

  test('that is pending shows and erases nothing either', async () => {
    const { email } = await guestWithTraces();
    const before = await rowsOf(email);
    const stranger = await newCustomer(shop);
    await confirmAddress(shop, stranger);
    await shop.callAs(stranger.token)(account.changeProfile, { body: { emailAddress: email, password: PASSWORD } });
    const data = (await shop.callAs(stranger.token)(account.exportData, {})) as Record<string, unknown>;
    expect(data).toMatchObject({ messages: [], withdrawals: [], newsletter: [], orders: [] });
    expect(JSON.stringify(data)).not.toContain('Your order');
    expect((await remove(stranger.token)).status).toBe(200);
    expect(await rowsOf(email)).toBe(before);
  });

  test('gives access to all its data once it is verified', async () => {
    const { email, order: made } = await guestWithTraces();
    const customer = await newCustomer(shop, email);
    await confirmAddress(shop, customer);
    const data = (await shop.callAs(customer.token)(account.exportData, {})) as Record<string, unknown>;
    expect(data).toMatchObject({
      messages: [{ message: 'My private question' }],
      newsletter: [{ email }],
      withdrawals: [{ email }],
      orders: [{ id: made.id }],
    });
  });
});

describe('the link to verify an address', () => {
  test('is not changed by GET, however often', async () => {
    const customer = await newCustomer(shop);
    const link = await verifyLink(customer.email);
    for (const _ of [1, 2, 3])
      expect(await look(link)).toMatchObject({
        status: 200,
        body: { purpose: 'verify', emailAddress: customer.email, needs: 'password' },
      });
    expect((await look(link, customer.token)).body).toMatchObject({ needs: 'nothing' });
    expect(await shop.callAs(customer.token)(account.readProfile, {})).toMatchObject({ emailVerified: false });
    expect(await look('A'.repeat(43))).toMatchObject(invalid);
  });

  test('confirmed by the signed-in customer needs no password and ends all other sessions', async () => {
    const { email, order: made } = await guestWithTraces();
    const here = await newCustomer(shop, email);
    const there = (await login(shop, email)).body as { token: string };
    expect(await confirm(await verifyLink(email), undefined, here.token)).toMatchObject({ status: 200 });
    expect(await profileStatus(shop, here.token)).toBe(200);
    expect(await profileStatus(shop, there.token)).toBe(401);
    expect(await ordersOf(here.token)).toEqual([made.id]);
  });

  test('confirmed by the owner of the mailbox needs a new password, which ends the stranger’s access', async () => {
    const { email, order: made } = await guestWithTraces();
    const stranger = await newCustomer(shop, email);
    const link = await verifyLink(email);
    expect(await confirm(link)).toMatchObject({ status: 400, body: { code: 'verification.password' } });
    expect(await confirm(link, passwordTwice('short'))).toMatchObject({
      status: 400,
      body: { code: 'form.invalid', fields: { password: 'Use at least 8 characters' } },
    });
    expect(await ordersOf(stranger.token)).toEqual([]);
    expect(await confirm(link, passwordTwice(NEW))).toMatchObject({ status: 200 });
    expect(await profileStatus(shop, stranger.token)).toBe(401);
    expect((await post(shop, 'customer/session/refresh', undefined, { cookie: stranger.cookie })).status).toBe(401);
    expect((await login(shop, email)).status).toBe(401);
    const owner = (await login(shop, email, NEW)).body as { token: string };
    expect(await ordersOf(owner.token)).toEqual([made.id]);
    expect(await confirm(link, passwordTwice(PASSWORD))).toMatchObject(invalid);
  });

  test('is not confirmed by a session of another account', async () => {
    const customer = await newCustomer(shop);
    const other = await newCustomer(shop);
    const link = await verifyLink(customer.email);
    expect(await confirm(link, undefined, other.token)).toMatchObject({ body: { code: 'verification.password' } });
    expect((await look(link, other.token)).body).toMatchObject({ needs: 'password' });
  });

  test('used twice at once works once', async () => {
    const customer = await newCustomer(shop);
    const link = await verifyLink(customer.email);
    const answers = await Promise.all([
      confirm(link, passwordTwice(NEW)),
      confirm(link, passwordTwice('yet another one')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('drops a pending address change of a stranger', async () => {
    const email = newEmail('owner');
    const stranger = await newCustomer(shop, email);
    const second = newEmail('stranger');
    await shop.callAs(stranger.token)(account.changeProfile, { body: { emailAddress: second, password: PASSWORD } });
    const change = await verifyLink(second);
    await confirm(await verifyLink(email), passwordTwice(NEW));
    expect(await confirm(change, passwordTwice(PASSWORD), stranger.token)).toMatchObject(invalid);
    const owner = (await login(shop, email, NEW)).body as { token: string };
    expect(await shop.callAs(owner.token)(account.readProfile, {})).toMatchObject({
      emailAddress: email,
      pendingEmail: null,
    });
  });

  test('is not mailed for a verified address', async () => {
    const customer = await newCustomer(shop);
    await confirmAddress(shop, customer);
    const before = (await mailsTo(shop, customer.email)).length;
    expect((await post(shop, 'auth/customer/verify', undefined, bearer(customer.token))).status).toBe(200);
    expect(await mailsTo(shop, customer.email)).toHaveLength(before);
  });
});

describe('“This was not me”', () => {
  test('is in the mail, in its language, and deletes the unverified account without a mail', async () => {
    const { email, order: made } = await guestWithTraces();
    const stranger = await newCustomer(shop, email, { language: 'fr' });
    const [welcome] = (await mailsTo(shop, email)).filter(({ key }) => key.startsWith('welcome'));
    const link = await verifyLink(email);
    expect(welcome?.text).toContain(`Ce n’était pas moi:\nhttp://shop.test/fr/customer/DEFAULT/verify/${link}?not-me`);
    const before = await rowsOf(email);
    expect(await decline(link)).toMatchObject({ status: 200 });
    expect(await profileStatus(shop, stranger.token)).toBe(401);
    expect(await exists(email)).toBe(false);
    expect(await rowsOf(email)).toBe(before);
    expect((await mailsTo(shop, email)).map(({ key }) => key.split(' ')[0])).not.toContain('account-deleted');
    expect(await decline(link)).toMatchObject(invalid);
    expect((await newCustomer(shop, email)).id).not.toBe(stranger.id);
    expect(made.id).toBeGreaterThan(0);
  });

  test('keeps an order of the account for everybody with its key', async () => {
    const email = newEmail('buyer');
    const customer = { emailAddress: email, ...passwordTwice(PASSWORD), billing: ADDRESS };
    const made = await order(shop, { DOLLAR: 1 }, { method: 'bank-transfer', body: { customer } });
    expect(await decline(await verifyLink(email))).toMatchObject({ status: 200 });
    expect(await exists(email)).toBe(false);
    const kept = await shop.call(orders.readOrder, { params: { id: made.id }, query: { key: made.key } });
    expect(kept).toMatchObject({ id: made.id, customer: { id: 0 } });
  });

  test('for a new address only drops the change', async () => {
    const customer = await newCustomer(shop);
    await confirmAddress(shop, customer);
    const other = newEmail('not-mine');
    await shop.callAs(customer.token)(account.changeProfile, { body: { emailAddress: other, password: PASSWORD } });
    const link = await verifyLink(other);
    expect((await mailsTo(shop, other))[0]?.text).toContain(
      `This was not me:\nhttp://shop.test/customer/DEFAULT/verify/${link}?not-me`,
    );
    expect(await decline(link)).toMatchObject({ status: 200 });
    expect(await confirm(link, undefined, customer.token)).toMatchObject(invalid);
    expect(await shop.callAs(customer.token)(account.readProfile, {})).toMatchObject({
      emailAddress: customer.email,
      emailVerified: true,
      pendingEmail: null,
    });
  });

  test('with a link for another purpose changes nothing', async () => {
    const customer = await newCustomer(shop);
    await askForReset(shop, customer.email);
    const reset = await eventually(async () => (await linkIn(shop, customer.email, 'reset')) ?? Promise.reject());
    expect(await decline(reset)).toMatchObject(invalid);
    expect(await profileStatus(shop, customer.token)).toBe(200);
  });
});

describe('a new e-mail address', () => {
  const asked = async (): Promise<{ customer: TestCustomer; email: string; link: string }> => {
    const customer = await newCustomer(shop);
    await confirmAddress(shop, customer);
    const { email } = await guestWithTraces();
    await shop.callAs(customer.token)(account.changeProfile, { body: { emailAddress: email, password: PASSWORD } });
    return { customer, email, link: await verifyLink(email) };
  };

  test('is used only when its link is confirmed by a session of the account', async () => {
    const { customer, email, link } = await asked();
    expect((await look(link)).body).toMatchObject({ purpose: 'change-email', emailAddress: email, needs: 'login' });
    expect((await look(link, customer.token)).body).toMatchObject({ needs: 'nothing' });
    const other = await newCustomer(shop);
    for (const answer of [
      await confirm(link),
      await confirm(link, passwordTwice(NEW)),
      await confirm(link, undefined, other.token),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'verification.login' } });
    expect(await ordersOf(customer.token)).toEqual([]);
  });

  test('ends all other sessions and links', async () => {
    const { customer, email, link } = await asked();
    const there = (await login(shop, customer.email)).body as { token: string };
    await askForReset(shop, customer.email);
    const reset = await eventually(async () => (await linkIn(shop, customer.email, 'reset')) ?? Promise.reject());
    expect(await confirm(link, undefined, customer.token)).toMatchObject({ status: 200 });
    expect(await profileStatus(shop, customer.token)).toBe(200);
    expect(await profileStatus(shop, there.token)).toBe(401);
    expect((await shop.get(`customer/DEFAULT/reset/${reset}`)).status).toBe(400);
    expect(await ordersOf(customer.token)).toHaveLength(1);
    expect((await login(shop, email)).status).toBe(200);
  });
});

describe('a new password', () => {
  /** The stranger registers the address and prepares every way back in. */
  const prepared = async () => {
    const email = newEmail('taken');
    const stranger = await newCustomer(shop, email);
    const second = newEmail('stranger');
    await shop.callAs(stranger.token)(account.changeProfile, { body: { emailAddress: second, password: PASSWORD } });
    return { email, stranger, change: await verifyLink(second), welcome: await verifyLink(email) };
  };
  const expectClosed = async ({ email, stranger, change, welcome }: Awaited<ReturnType<typeof prepared>>) => {
    for (const link of [change, welcome])
      for (const token of [undefined, stranger.token])
        expect(await confirm(link, passwordTwice('the stranger again'), token)).toMatchObject(invalid);
    const owner = (await login(shop, email, NEW)).body as { token: string };
    expect(await shop.callAs(owner.token)(account.readProfile, {})).toMatchObject({
      emailAddress: email,
      pendingEmail: null,
    });
  };

  test('by a reset deletes all other links, the pending address and all sessions', async () => {
    const before = await prepared();
    await askForReset(shop, before.email);
    const reset = await eventually(async () => (await linkIn(shop, before.email, 'reset')) ?? Promise.reject());
    expect((await post(shop, `customer/DEFAULT/password/${reset}`, passwordTwice(NEW))).status).toBe(200);
    expect(await profileStatus(shop, before.stranger.token)).toBe(401);
    await expectClosed(before);
  });

  test('by a change deletes all links and the pending address; only this session stays', async () => {
    const before = await prepared();
    const there = (await login(shop, before.email)).body as { token: string };
    const body = { current: PASSWORD, ...passwordTwice(NEW) };
    expect((await post(shop, 'auth/customer/password', body, bearer(there.token))).status).toBe(200);
    expect(await profileStatus(shop, there.token)).toBe(200);
    expect(await profileStatus(shop, before.stranger.token)).toBe(401);
    await expectClosed(before);
  });
});
