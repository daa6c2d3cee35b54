// Clients of Shopizer's API send no password to change the address or to delete the account.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  linkIn,
  login,
  mailsTo,
  newCustomer,
  newEmail,
  post,
  profileStatus,
  type TestCustomer,
} from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.execute(sql`truncate limits`);
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const changeEmail = ({ token }: TestCustomer, emailAddress: string, more: object = {}) =>
  shop.send({
    method: 'PATCH',
    url: '/api/v1/auth/customer/',
    headers: bearer(token),
    payload: { emailAddress, ...more },
  });
const remove = ({ token }: TestCustomer) =>
  shop.send({
    method: 'DELETE',
    url: '/api/v1/auth/customer/',
    headers: { ...bearer(token), 'content-type': 'application/json' },
  });
const confirm = (link: string | undefined) => post(shop, `customer/verify/${link}`, undefined);
const exists = async (email: string) => (await login(shop, email)).status === 200;

/** A customer whose session was opened this long ago. */
async function signedInBefore(minutes: number): Promise<TestCustomer> {
  const customer = await newCustomer(shop);
  await shop.database.db.execute(
    sql`update sessions set created_at = created_at - make_interval(mins => ${minutes}) where customer_id = ${customer.id}`,
  );
  return customer;
}

describe('shortly after signing in', () => {
  test('the new address gets its link at once, and the answer says so', async () => {
    const customer = await signedInBefore(14);
    const email = newEmail('moved');
    const answer = await changeEmail(customer, email);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        emailAddress: customer.email,
        pendingEmail: email,
        message: expect.stringMatching(/^We have sent a link to the new email address/),
      },
    });
    const link = await linkIn(shop, email, 'verify');
    expect((await post(shop, `customer/verify/${link}`, undefined, bearer(customer.token))).status).toBe(200);
    expect(await exists(email)).toBe(true);
  });

  test('the account is deleted at once', async () => {
    const customer = await signedInBefore(14);
    expect(await remove(customer)).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/^Your account has been deleted/) },
    });
    expect(await exists(customer.email)).toBe(false);
  });

  test('a password that is sent has to be right all the same', async () => {
    const customer = await signedInBefore(1);
    const answer = await changeEmail(customer, newEmail('moved'), { password: 'wrong' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'password.wrong' } });
  });
});

describe('later', () => {
  const byMail = { status: 200, body: { message: expect.stringMatching(/^We have sent a link/) } };

  test('the present address has to approve a new one, which then gets its own link', async () => {
    const customer = await signedInBefore(15);
    const email = newEmail('moved');
    expect(await changeEmail(customer, email)).toMatchObject({
      ...byMail,
      body: { ...byMail.body, pendingEmail: null },
    });
    expect(await mailsTo(shop, email)).toEqual([]);
    const approval = await linkIn(shop, customer.email, 'verify');
    expect((await shop.get(`customer/verify/${approval}`)).body).toEqual({
      purpose: 'approve-email',
      emailAddress: email,
      needs: 'nothing',
    });
    expect(await mailsTo(shop, email)).toEqual([]);
    expect((await confirm(approval)).status).toBe(200);
    expect((await confirm(approval)).status).toBe(400);
    // Not even the owner of the new mailbox moves the account without a session.
    const link = await linkIn(shop, email, 'verify');
    expect(await confirm(link)).toMatchObject({ status: 403, body: { code: 'verification.login' } });
    expect((await post(shop, `customer/verify/${link}`, undefined, bearer(customer.token))).status).toBe(200);
    expect(await exists(email)).toBe(true);
    expect(await exists(customer.email)).toBe(false);
  });

  test('the account is deleted by the mailed link and its button, not before', async () => {
    const customer = await signedInBefore(16);
    expect(await remove(customer)).toMatchObject(byMail);
    expect(await profileStatus(shop, customer.token)).toBe(200);
    const link = await linkIn(shop, customer.email, 'verify');
    expect((await shop.get(`customer/verify/${link}`)).body).toMatchObject({ purpose: 'delete-account' });
    expect(await profileStatus(shop, customer.token)).toBe(200);
    expect(await confirm(link)).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/^Your account has been deleted/) },
    });
    expect(await profileStatus(shop, customer.token)).toBe(401);
    expect(await exists(customer.email)).toBe(false);
  });

  test('“this was not me” changes nothing and uses the link up', async () => {
    const customer = await signedInBefore(60);
    for (const ask of [() => remove(customer), () => changeEmail(customer, newEmail('moved'))]) {
      await ask();
      const link = await linkIn(shop, customer.email, 'verify');
      expect((await post(shop, `customer/verify/${link}/decline`, undefined)).status).toBe(200);
      expect(await confirm(link)).toMatchObject({ status: 400, body: { code: 'verification.invalid' } });
    }
    expect(await exists(customer.email)).toBe(true);
  });

  test('a renewed token is no new sign-in', async () => {
    const customer = await signedInBefore(20);
    const renewed = await shop.get('auth/customer/refresh', bearer(customer.token));
    const { token } = renewed.body as { token: string };
    expect(await remove({ ...customer, token })).toMatchObject(byMail);
    expect(await profileStatus(shop, token)).toBe(200);
  });

  test('the mails are few', async () => {
    const customer = await signedInBefore(20);
    for (let n = 0; n < 5; n += 1) expect((await remove(customer)).status).toBe(200);
    expect(await remove(customer)).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
  });
});
