// Customers of a test shop, and the mails they get.
import * as account from '@vitrine/contract/account/account.ts';
import { asc, eq } from 'drizzle-orm';
import { mailOutbox } from '../src/mail/mail-tables.ts';
import type { TestAnswer } from './asked-shop.ts';
import type { TestShop } from './test-shop.ts';

export const PASSWORD = 'correct horse battery';

let counted = 0;
export const newEmail = (name = 'customer'): string => `${name}-${++counted}@example.com`;

export interface TestCustomer {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  /** As the browser sends it back. */
  readonly cookie: string;
}

export const personOf = (email: string) => ({
  emailAddress: email,
  password: PASSWORD,
  billing: { country: 'CA', stateProvince: 'QC', firstName: 'Ann', lastName: 'Lee' },
});

export const passwordTwice = (password: string) => ({ password, repeatPassword: password });

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The token of a login. */
export const tokenIn = ({ body }: TestAnswer): string => (body as { token: string }).token;

/** The part of Set-Cookie that comes back. */
export const cookieIn = ({ headers }: TestAnswer): string => String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

export const post = (
  shop: TestShop,
  path: string,
  payload: object | undefined,
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.1',
): Promise<TestAnswer> =>
  shop.send({ method: 'POST', url: `/api/v1/${path}`, ...(payload && { payload }), headers, remoteAddress });

/** Each from a different network, so that rate limits do not interfere. */
export async function newCustomer(shop: TestShop, email = newEmail(), more: object = {}): Promise<TestCustomer> {
  const from = `198.51.${Math.floor(++counted / 250)}.${(counted % 250) + 1}`;
  const answer = await post(shop, 'customer/register', { ...personOf(email), ...more }, {}, from);
  if (answer.status !== 200) throw new Error(`not registered: ${JSON.stringify(answer.body)}`);
  const { id, token } = answer.body as { id: number; token: string };
  return { id, token, email, cookie: cookieIn(answer) };
}

export const login = (shop: TestShop, email: string, password = PASSWORD, from = '203.0.113.9'): Promise<TestAnswer> =>
  post(shop, 'customer/login/', { username: email, password }, {}, from);

export const profileStatus = async (shop: TestShop, token: string): Promise<number> =>
  (await shop.get('auth/customer/profile', { authorization: `Bearer ${token}` })).status;

export const mailsTo = (shop: TestShop, email: string) =>
  shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.to, email)).orderBy(asc(mailOutbox.id));

/** The token of the last link of that kind mailed to the address. */
export async function linkIn(shop: TestShop, email: string, page: 'reset' | 'verify'): Promise<string | undefined> {
  const mails = await mailsTo(shop, email);
  return mails
    .map(({ text }) => new RegExp(`/customer/DEFAULT/${page}/([\\w-]{43})`).exec(text)?.[1])
    .filter((token) => token !== undefined)
    .at(-1);
}

/** As the signed-in registrant does it: the mailed link, and one press on its page. */
export async function confirmAddress(shop: TestShop, { email, token }: TestCustomer): Promise<void> {
  const link = await linkIn(shop, email, 'verify');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await post(shop, `customer/verify/${link}`, undefined, headers);
  if (answer.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(answer.body)}`);
}

export const askForReset = (shop: TestShop, email: string) =>
  shop.call(account.requestPasswordReset, { body: { username: email } });
