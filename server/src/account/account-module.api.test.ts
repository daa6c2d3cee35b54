// How the checkout uses the account module: a guest who orders becomes a customer in the same transaction.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn, login, mailsTo, newEmail, PASSWORD, post } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { findStoreByCode, issuesOfAddress, normalizeAddress, type StoreRow } from '../store/store.ts';
import {
  checkNewPassword,
  createAccount,
  findCustomer,
  findCustomerByEmail,
  hashNewPassword,
  isVerified,
  type NewAccount,
  throwFormError,
} from './account.ts';

let shop: TestShop;
let store: StoreRow;
beforeAll(async () => {
  shop = await openTestShop();
  const found = await findStoreByCode(shop.database.db, 'DEFAULT');
  if (!found) throw new Error('no store');
  store = found;
});
afterAll(() => shop.close());

const written = {
  firstName: 'Ann',
  lastName: 'Lee',
  address: '12 Main Street',
  city: 'Austin',
  postalCode: '73301',
  country: 'us',
  stateProvince: 'texas',
};

async function order(email: string, andThen: () => Promise<void> = async () => {}) {
  const billing = normalizeAddress(written, 'en');
  expect([...issuesOfAddress(billing, 'en', 'billing.'), ...checkNewPassword({ password: PASSWORD }, [email])]).toEqual(
    [],
  );
  const account: NewAccount = {
    email,
    passwordHash: await hashNewPassword(PASSWORD),
    firstName: billing.firstName,
    lastName: billing.lastName,
    language: 'en',
    billing,
  };
  const ctx = { store, now: new Date(), shopUrl: 'http://shop.test' };
  return shop.database.db.transaction(async (tx) => {
    const customer = await createAccount(tx, ctx, account);
    await andThen();
    return customer;
  });
}

test('a new customer can sign in, and is verified after using the link', async () => {
  const { db } = shop.database;
  const email = newEmail('order');
  const customer = await order(email);
  expect(customer).toMatchObject({ email, billing: { country: 'US', zone: 'TX', stateProvince: 'Texas' } });
  expect((await login(shop, email)).status).toBe(200);
  const found = await findCustomerByEmail(db, store.id, email.toUpperCase());
  expect(found && isVerified(found)).toBe(false);
  const chosen = { password: 'a brand new one', repeatPassword: 'a brand new one' };
  await post(shop, `customer/verify/${await linkIn(shop, email, 'verify')}`, chosen);
  const verified = await findCustomer(db, customer?.id ?? 0);
  expect(verified && isVerified(verified)).toBe(true);
});

test('createAccount returns nothing for an address with an account, and changes nothing', async () => {
  const email = newEmail('order');
  const first = await order(email);
  expect(await order(email)).toBeUndefined();
  expect(await findCustomerByEmail(shop.database.db, store.id, email)).toEqual(first);
  expect(await mailsTo(shop, email)).toHaveLength(1);
});

test('a rolled back order leaves neither a customer nor a mail', async () => {
  const email = newEmail('order');
  await expect(order(email, () => Promise.reject(new Error('sold out')))).rejects.toThrow('sold out');
  expect(await findCustomerByEmail(shop.database.db, store.id, email)).toBeUndefined();
  expect(await mailsTo(shop, email)).toEqual([]);
});

test('a form is refused with all fields, in the language of the request', () => {
  const issues = issuesOfAddress(normalizeAddress({ ...written, postalCode: 'abc' }, 'fr'), 'fr', 'billing.');
  expect(() => throwFormError({ language: 'fr' }, issues)).toThrow(
    expect.objectContaining({
      code: 'form.invalid',
      details: { fields: { 'billing.postalCode': expect.stringMatching(/^Indiquez un code ZIP valable/) } },
    }),
  );
  expect(() => throwFormError({ language: 'fr' }, [])).not.toThrow();
});
