import * as argon2 from '@node-rs/argon2';
import * as account from '@vitrine/contract/account/account.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { MINUTE, useTestClock } from '../../../testing/test-clock.ts';
import {
  askForReset,
  linkIn,
  login,
  mailsTo,
  newCustomer,
  newEmail,
  PASSWORD,
  passwordTwice,
  personOf,
  post,
  type TestCustomer,
} from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { WorkQueue } from '../../platform/jobs/work-queue.ts';
import { customers } from '../account-tables.ts';

const { clock, later } = useTestClock();

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(undefined, clock);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => shop.close());

const NEW = 'a brand new one';
/** The link of the mail that is the nth about a reset. */
const resetLink = (email: string, nth = 1) =>
  eventually(async () => {
    const mails = (await mailsTo(shop, email)).filter(({ key }) => key.startsWith('reset '));
    expect(mails).toHaveLength(nth);
    return (await linkIn(shop, email, 'reset')) ?? '';
  });
const check = (token: string) => shop.get(`customer/DEFAULT/reset/${token}`);
const reset = (token: string, body: object = passwordTwice(NEW)) =>
  post(shop, `customer/DEFAULT/password/${token}`, body);
const invalid = { status: 400, body: { code: 'reset.invalid', message: 'This reset link is invalid' } };

describe('logging in', () => {
  test('a wrong password and an unknown address get the same response and the same work (ERROR-13)', async () => {
    const { email } = await newCustomer(shop);
    const work = vi.spyOn(WorkQueue.prototype, 'run');
    const wrong = await login(shop, email, 'wrong password');
    const costOfWrong = work.mock.calls.length;
    const unknown = await login(shop, newEmail('nobody'), 'wrong password');
    expect(work.mock.calls.length - costOfWrong).toBe(costOfWrong);
    expect(costOfWrong).toBe(1);
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Incorrect email or password' } });
    const plain = ({ status, body, headers }: typeof wrong) => ({ status, body, headers: { ...headers, date: '' } });
    expect(plain(unknown)).toEqual(plain(wrong));
  });

  test('the address ignores case; the response has what public storefronts need (API-27)', async () => {
    const { email, id } = await newCustomer(shop);
    const answer = await login(shop, email.toUpperCase());
    expect(answer).toMatchObject({ status: 200, body: { id, token: expect.stringMatching(/^[\w-]{43}$/) } });
  });

  test('a weaker hash is renewed at login', async () => {
    const { email, id } = await newCustomer(shop);
    const { db } = shop.database;
    const weak = await argon2.hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await db.update(customers).set({ passwordHash: weak }).where(eq(customers.id, id));
    expect((await login(shop, email)).status).toBe(200);
    const [row] = await db.select().from(customers).where(eq(customers.id, id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(shop, email)).status).toBe(200);
  });

  test.each([
    ['nothing', {}],
    ['no password', { username: 'a@example.com' }],
    ['a list', { username: ['a@example.com'], password: 'x' }],
    ['an object', { username: { $ne: '' }, password: { $ne: '' } }],
    ['a book', { username: 'a@example.com', password: 'x'.repeat(5000) }],
  ])('%s is 400', async (_, body) => {
    expect((await post(shop, 'customer/login', body)).status).toBe(400);
  });
});

describe('guessing', () => {
  const guess = (email: string, from: string, password = 'wrong password') => login(shop, email, password, from);

  test('from 50 networks at once gets 15 guesses, and the next 15 only after 15 minutes', async () => {
    const { email } = await newCustomer(shop);
    const round = () => Promise.all(Array.from({ length: 50 }, (_, index) => guess(email, `10.1.0.${index + 1}`)));
    const evaluated = (await round()).filter(({ status }) => status === 401).length;
    expect(evaluated).toBe(15);
    later(14 * MINUTE);
    expect((await round()).filter(({ status }) => status === 401)).toHaveLength(0);
    later(2 * MINUTE);
    expect((await round()).filter(({ status }) => status === 401)).toHaveLength(15);
  });

  test('does not lock the owner out on known networks, and elsewhere for at most 15 minutes', async () => {
    const { email } = await newCustomer(shop);
    expect((await guess(email, '10.2.9.9', PASSWORD)).status).toBe(200);
    for (let index = 1; index <= 16; index++) await guess(email, `10.2.0.${index}`);
    const elsewhere = await guess(email, '10.2.8.8', PASSWORD);
    expect(elsewhere).toMatchObject({
      status: 429,
      body: { code: 'login.too-many', message: 'Too many attempts. Try again in 15 min or reset your password' },
      headers: { 'retry-after': '900' },
    });
    expect((await guess(email, '10.2.9.9', PASSWORD)).status).toBe(200);
    later(15 * MINUTE);
    expect((await guess(email, '10.2.8.8', PASSWORD)).status).toBe(200);
  });

  test('gets the same response for an address without an account', async () => {
    const email = newEmail('nobody');
    const answers = [];
    for (let index = 1; index <= 16; index++) answers.push((await guess(email, `10.3.0.${index}`)).status);
    expect(answers).toEqual([...Array(15).fill(401), 429]);
  });

  test('many accounts from one network is limited to 30, whatever the headers say', async () => {
    const answers = [];
    for (let index = 1; index <= 31; index++) {
      const headers = { 'x-forwarded-for': `10.4.0.${index}`, forwarded: `for=10.4.0.${index}` };
      const body = { username: newEmail('victim'), password: 'wrong password' };
      answers.push((await post(shop, 'customer/login', body, headers, '10.4.9.9')).status);
    }
    expect(answers).toEqual([...Array(30).fill(401), 429]);
  });

  test('successful logins are not counted', async () => {
    const { email } = await newCustomer(shop);
    for (let index = 0; index < 20; index++) expect((await guess(email, '10.5.0.1', PASSWORD)).status).toBe(200);
  });

  test('with a session is limited as well', async () => {
    const { token } = await newCustomer(shop);
    const tries = [];
    for (let index = 0; index < 11; index++) {
      const body = { current: `wrong ${index}`, ...passwordTwice(NEW) };
      tries.push(await post(shop, 'auth/customer/password', body, { authorization: `Bearer ${token}` }));
    }
    expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429]);
    expect(tries[0]?.body).toMatchObject({ code: 'password.wrong', message: 'Your current password is incorrect' });
  });

  test('too many at once gets 429 with Retry-After', async () => {
    const { email } = await newCustomer(shop);
    vi.spyOn(WorkQueue.prototype, 'run').mockImplementation(async (_, turnAway) => turnAway());
    const answer = await guess(email, '10.6.0.1', PASSWORD);
    expect(answer).toMatchObject({ status: 429, body: { code: 'request.busy' }, headers: { 'retry-after': '3' } });
  });

  test('requests refused because of load are not counted as guesses', async () => {
    const { email, token } = await newCustomer(shop);
    const full = vi.spyOn(WorkQueue.prototype, 'run').mockImplementation(async (_, turnAway) => turnAway());
    for (let index = 0; index < 35; index++)
      expect((await guess(email, '10.6.0.2', PASSWORD)).body).toMatchObject({ code: 'request.busy' });
    for (let index = 0; index < 12; index++) {
      const body = { current: PASSWORD, ...passwordTwice(NEW) };
      const answer = await post(shop, 'auth/customer/password', body, { authorization: `Bearer ${token}` });
      expect(answer.body).toMatchObject({ code: 'request.busy' });
    }
    full.mockRestore();
    expect((await guess(email, '10.6.0.2', PASSWORD)).status).toBe(200);
    const body = { current: PASSWORD, ...passwordTwice(NEW) };
    expect((await post(shop, 'auth/customer/password', body, { authorization: `Bearer ${token}` })).status).toBe(200);
  });

  test('login still works while 70 strangers register at once', async () => {
    const { email } = await newCustomer(shop);
    const strangers = Array.from({ length: 70 }, (_, index) =>
      post(shop, 'customer/register', personOf(newEmail('many')), {}, `10.9.${index}.1`),
    );
    const own = await guess(email, '10.6.0.3', PASSWORD);
    expect(own.status).toBe(200);
    const answers = await Promise.all(strangers);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    // A request that was turned away for load can be repeated at once.
    const busy = answers.findIndex(({ status }) => status === 429);
    expect(answers[busy]?.body).toMatchObject({ code: 'request.busy' });
  });
});

describe('changing the password', () => {
  test.each([
    ['no current one', { current: '', ...passwordTwice(NEW) }, { code: 'password.required' }],
    [
      'another twice',
      { current: PASSWORD, password: NEW, repeatPassword: 'x' },
      { fields: { repeatPassword: 'The two passwords do not match' } },
    ],
    [
      'a common one',
      { current: PASSWORD, ...passwordTwice('password1') },
      { fields: { password: expect.stringMatching(/easy to guess/) } },
    ],
    [
      'the shop’s name',
      { current: PASSWORD, ...passwordTwice('Test Shop') },
      { fields: { password: expect.stringMatching(/easy to guess/) } },
    ],
    [
      'the same one',
      { current: PASSWORD, ...passwordTwice(PASSWORD) },
      { fields: { password: 'Choose a password different from your current one' } },
    ],
  ])('with %s is refused', async (_, body, domainError) => {
    const { token, email } = await newCustomer(shop);
    const answer = await post(shop, 'auth/customer/password', body, { authorization: `Bearer ${token}` });
    expect(answer).toMatchObject({ status: 400, body: domainError });
    expect((await login(shop, email)).status).toBe(200);
  });
});

describe('a reset link', () => {
  const asked = async (customer?: TestCustomer) => {
    const { email } = customer ?? (await newCustomer(shop));
    await askForReset(shop, email);
    return { email, token: await resetLink(email) };
  };

  test('the request has the same response for known and unknown addresses and never contains the link (API-28, ERROR-14)', async () => {
    const { email } = await newCustomer(shop);
    const ask = (username: string) => post(shop, 'customer/password/reset/request/', { username, returnUrl: null });
    const [known, unknown] = [await ask(email), await ask(newEmail('nobody'))];
    expect(known.body).toEqual({ message: 'If an account exists for this address, we have sent a link.' });
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    const token = await resetLink(email);
    expect(JSON.stringify([known, unknown])).not.toContain(token);
  });

  test('works once with the request of a public storefront, and verifies the address (API-28)', async () => {
    const { email, token } = await asked();
    expect((await check(token)).status).toBe(200);
    expect(await reset(token)).toMatchObject({ status: 200, body: { message: 'Your password has been changed' } });
    expect(await check(token)).toMatchObject(invalid);
    expect(await reset(token, passwordTwice('yet another one'))).toMatchObject(invalid);
    const answer = await login(shop, email, NEW);
    const { token: bearer } = answer.body as { token: string };
    expect(await shop.callAs(bearer)(account.readProfile, {})).toMatchObject({ emailVerified: true });
  });

  test('used twice at once works once', async () => {
    const { token } = await asked();
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('is valid for 30 minutes', async () => {
    const { token } = await asked();
    later(29 * MINUTE);
    expect((await check(token)).status).toBe(200);
    later(2 * MINUTE);
    expect(await check(token)).toMatchObject(invalid);
    expect(await reset(token)).toMatchObject(invalid);
  });

  test('is invalid after a newer one or after the password was changed', async () => {
    const customer = await newCustomer(shop);
    const { email, token: first } = await asked(customer);
    await askForReset(shop, email);
    const second = await resetLink(email, 2);
    expect(await check(first)).toMatchObject(invalid);
    expect((await check(second)).status).toBe(200);
    const body = { current: PASSWORD, ...passwordTwice(NEW) };
    await post(shop, 'auth/customer/password', body, { authorization: `Bearer ${customer.token}` });
    expect(await check(second)).toMatchObject(invalid);
  });

  test('works for its purpose only', async () => {
    const customer = await newCustomer(shop);
    const { token } = await asked(customer);
    const welcome = (await linkIn(shop, customer.email, 'verify')) ?? '';
    expect((await post(shop, `customer/verify/${token}`, undefined)).status).toBe(400);
    expect(await reset(welcome)).toMatchObject(invalid);
    expect(await shop.get(`customer/OTHER/reset/${token}`)).toMatchObject(invalid);
    expect((await check(token)).status).toBe(200);
  });

  test('can be used again after a refused password', async () => {
    const { token } = await asked();
    expect(await reset(token, passwordTwice('short'))).toMatchObject({ status: 400, body: { code: 'form.invalid' } });
    expect((await reset(token)).status).toBe(200);
  });

  test('lets the owner in from a locked network', async () => {
    const { email, token } = await asked();
    for (let index = 1; index <= 16; index++) await login(shop, email, 'wrong password', `10.7.0.${index}`);
    expect((await login(shop, email, PASSWORD, '192.0.2.1')).status).toBe(429);
    await reset(token);
    expect((await login(shop, email, NEW, '192.0.2.1')).status).toBe(200);
  });

  test('is mailed at most three times an hour, with the same response', async () => {
    const { email } = await newCustomer(shop);
    for (let nth = 1; nth <= 5; nth++) expect(await askForReset(shop, email)).toHaveProperty('message');
    const other = await newCustomer(shop);
    await askForReset(shop, other.email);
    await resetLink(other.email);
    await resetLink(email, 3);
    later(61 * MINUTE);
    await askForReset(shop, email);
    await resetLink(email, 4);
  });

  test('is refused when requested too often from one network', async () => {
    const ask = () => post(shop, 'customer/password/reset/request', { username: newEmail() }, {}, '10.8.0.1');
    for (let index = 0; index < 20; index++) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
  });
});
