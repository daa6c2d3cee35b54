import * as account from '@vitrine/contract/account/account.ts';
import * as cartPromises from '@vitrine/contract/cart/cart.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  linkIn,
  login,
  mailsTo,
  newCustomer,
  newEmail,
  PASSWORD,
  personOf,
  post,
} from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const quebec = {
  firstName: 'Ann',
  lastName: 'Lee',
  address: '12 rue Principale',
  city: 'Montréal',
  postalCode: 'h2x 1y4',
  country: 'CA',
  zone: 'QC',
};

describe('registering', () => {
  test('the request of a public storefront signs in and sends a welcome mail in its language (USE-5, DATA-1, API-27)', async () => {
    const email = newEmail('bob');
    const answer = await post(shop, 'customer/register', {
      userName: email,
      password: 'secret1!x',
      emailAddress: email,
      gender: 'M',
      language: 'fr',
      billing: { country: 'CA', stateProvince: 'QC', firstName: 'Bob', lastName: 'Ray' },
    });
    expect(answer).toMatchObject({ status: 200, body: { id: expect.any(Number), token: expect.any(String) } });
    const { token } = answer.body as { token: string };
    const profile = await shop.callAs(token)(account.readProfile, {});
    expect(profile).toMatchObject({
      emailAddress: email,
      userName: email,
      firstName: 'Bob',
      lastName: 'Ray',
      gender: 'M',
      language: 'fr',
      billing: { country: 'CA', zone: 'QC', stateProvince: 'Québec', firstName: 'Bob', address: null },
      delivery: null,
      emailVerified: false,
      groups: [],
      attributes: [],
    });
    const [mail] = await mailsTo(shop, email);
    expect(mail).toMatchObject({ language: 'fr', subject: 'Bienvenue chez Test shop', secret: true });
    expect(mail?.text).toContain('http://shop.test/fr/customer/DEFAULT/verify/');
  });

  test('unknown fields are ignored, and only declared fields are returned', async () => {
    const { token, id } = await newCustomer(shop, undefined, { id: 1, emailVerifiedAt: '2020-01-01', role: 'admin' });
    const profile = await shop.callAs(token)(account.readProfile, {});
    expect(profile).toMatchObject({ id, emailVerified: false });
    expect(Object.keys(profile)).not.toEqual(expect.arrayContaining(['passwordHash']));
    expect(Object.keys(profile).sort()).toMatchInlineSnapshot(`
      [
        "attributes",
        "billing",
        "delivery",
        "emailAddress",
        "emailVerified",
        "firstName",
        "gender",
        "groups",
        "id",
        "language",
        "lastName",
        "newsletter",
        "pendingEmail",
        "provider",
        "rating",
        "ratingCount",
        "since",
        "storeCode",
        "userName",
      ]
    `);
  });

  test('all issues of the form are returned together, by field, in both languages', async () => {
    const wrong = { emailAddress: 'x@y', password: 'short', repeatPassword: 'other', billing: { country: 'ZZ' } };
    const { status, body } = await post(shop, 'customer/register?lang=fr', wrong);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'form.invalid',
      fields: {
        'billing.firstName': 'Indiquez votre prénom',
        'billing.lastName': 'Indiquez votre nom',
        emailAddress: 'Indiquez une adresse e-mail comme nom@exemple.com',
        'billing.country': 'Choisissez un pays',
        password: 'Utilisez au moins 8 caractères',
        repeatPassword: 'Les deux mots de passe ne correspondent pas',
      },
    });
  });

  test('an address with an account is 409, and its owner gets one mail an hour', async () => {
    const owner = await newCustomer(shop);
    const again = (email: string) => post(shop, 'customer/register', personOf(email), {}, '192.0.2.77');
    for (const spelling of [owner.email, owner.email.toUpperCase()])
      expect(await again(spelling)).toMatchObject({ status: 409, body: { code: 'account.exists' } });
    const mails = (await mailsTo(shop, owner.email)).filter(({ key }) => key.startsWith('account-exists'));
    expect(mails).toHaveLength(1);
    for (const _ of [1, 2]) await again(owner.email);
    const refused = await again(owner.email);
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // The network is not held up by one address.
    expect((await again(newEmail())).status).toBe(200);
    expect((await login(shop, owner.email)).status).toBe(200);
  });

  test('after twenty known addresses all registrations of a network are refused', async () => {
    const from = '192.0.2.78';
    const ask = async (email: string) => (await post(shop, 'customer/register', personOf(email), {}, from)).status;
    const known: string[] = [];
    for (let index = 0; index < 21; index++) known.push((await newCustomer(shop)).email);
    for (const email of known.slice(0, 20)) expect(await ask(email)).toBe(409);
    expect(await ask(known[20] ?? '')).toBe(429);
    expect(await ask(newEmail())).toBe(429);
  });

  test('passwords may be long and contain any characters; none is truncated', async () => {
    for (const password of ['🐙 & spaces, Ünïcödé', 'x7'.repeat(128)]) {
      const { email } = await newCustomer(shop, undefined, { password });
      expect((await login(shop, email, password)).status).toBe(200);
      expect((await login(shop, email, password.slice(0, -1))).status).toBe(401);
    }
  });
});

describe('verifying the address', () => {
  test('the link of the welcome mail works once', async () => {
    const { email, token } = await newCustomer(shop);
    const link = (await linkIn(shop, email, 'verify')) ?? '';
    const confirm = () => post(shop, `customer/verify/${link}`, undefined, { authorization: `Bearer ${token}` });
    expect((await confirm()).status).toBe(200);
    expect(await shop.callAs(token)(account.readProfile, {})).toMatchObject({ emailVerified: true });
    expect(await confirm()).toMatchObject({
      status: 400,
      body: { code: 'verification.invalid' },
    });
  });

  test('a new link replaces the old one, and mails are limited', async () => {
    const { email, token } = await newCustomer(shop);
    const first = await linkIn(shop, email, 'verify');
    const ask = () => post(shop, 'auth/customer/verify', undefined, { authorization: `Bearer ${token}` });
    expect((await ask()).status).toBe(200);
    const second = await linkIn(shop, email, 'verify');
    expect(second).not.toBe(first);
    const status = async (link: string | undefined) => (await shop.get(`customer/verify/${link}`)).status;
    expect([await status(first), await status(second)]).toEqual([400, 200]);
    await ask();
    await ask();
    expect((await ask()).status).toBe(429);
  });
});

describe('the profile', () => {
  test('names and language change as sent; the rest is unchanged', async () => {
    const { token } = await newCustomer(shop);
    const call = shop.callAs(token);
    const body = { firstName: ' Anne  Marie ', language: 'fr' };
    expect(await call(account.changeProfile, { body })).toMatchObject({
      firstName: 'Anne Marie',
      lastName: 'Lee',
      language: 'fr',
    });
    expect(await call(account.changeProfile, { body: { lastName: 'Low' } })).toMatchObject({
      firstName: 'Anne Marie',
      lastName: 'Low',
      language: 'fr',
    });
  });

  test('a new e-mail takes the password, and counts once its link is used; both addresses are told', async () => {
    const { token, email } = await newCustomer(shop);
    const call = shop.callAs(token);
    const emailAddress = newEmail('moved');
    await expect(call(account.changeProfile, { body: { emailAddress, password: '' } })).rejects.toMatchObject({
      status: 400,
      code: 'password.required',
    });
    await expect(call(account.changeProfile, { body: { emailAddress, password: 'wrong' } })).rejects.toMatchObject({
      code: 'password.wrong',
    });
    const asked = await call(account.changeProfile, { body: { emailAddress, password: PASSWORD } });
    expect(asked).toMatchObject({ emailAddress: email, pendingEmail: emailAddress });
    expect((await login(shop, emailAddress)).status).toBe(401);
    const link = await linkIn(shop, emailAddress, 'verify');
    const headers = { authorization: `Bearer ${token}` };
    expect((await post(shop, `customer/verify/${link}`, undefined, headers)).status).toBe(200);
    expect(await call(account.readProfile, {})).toMatchObject({
      emailAddress,
      userName: emailAddress,
      emailVerified: true,
      pendingEmail: null,
    });
    expect((await login(shop, emailAddress)).status).toBe(200);
    expect((await login(shop, email)).status).toBe(401);
    const keys = async (to: string) => (await mailsTo(shop, to)).map(({ key }) => key.split(' ')[0]);
    expect(await keys(email)).toEqual(['welcome', 'email-asked', 'email-moved']);
    expect(await keys(emailAddress)).toEqual(['confirm-email', 'email-moved']);
  });

  test('the response does not reveal whether the new address has an account', async () => {
    const [one, two, owner] = [await newCustomer(shop), await newCustomer(shop), await newCustomer(shop)];
    const ask = (token: string, emailAddress: string) =>
      shop.callAs(token)(account.changeProfile, { body: { emailAddress, password: PASSWORD } });
    const { id: _, emailAddress: __, userName: ___, pendingEmail: a, ...known } = await ask(one.token, owner.email);
    const { id: ____, emailAddress: _5, userName: _6, pendingEmail: b, ...free } = await ask(two.token, newEmail());
    expect(known).toEqual(free);
    expect([a, b]).not.toContain(null);
    const keys = async (to: string) => (await mailsTo(shop, to)).map(({ key }) => key.split(' ')[0]);
    expect(await keys(one.email)).toEqual(await keys(two.email));
    expect(await keys(owner.email)).toContain('account-exists');
    expect(await linkIn(shop, owner.email, 'verify')).toBeDefined();
    expect(await shop.callAs(owner.token)(account.readProfile, {})).toMatchObject({ emailAddress: owner.email });
  });
});

describe('addresses', () => {
  test('the billing address is the delivery address until another is given (API-29)', async () => {
    const { token } = await newCustomer(shop);
    const call = shop.callAs(token);
    const { billing, delivery } = await call(account.changeAddress, { body: { billing: quebec } });
    expect(billing).toMatchObject({
      address: '12 rue Principale',
      postalCode: 'H2X 1Y4',
      zone: 'QC',
      countryCode: 'CA',
    });
    expect(delivery).toBeNull();
    const paris = { ...quebec, zone: null, country: 'FR', city: 'Paris', postalCode: '75011' };
    expect(await call(account.changeAddress, { body: { delivery: paris } })).toMatchObject({
      billing: { city: 'Montréal' },
      delivery: { city: 'Paris', zone: null, billingAddress: false },
    });
    const moved = { ...quebec, address: '13 rue Principale' };
    expect(await call(account.changeAddress, { body: { billing: moved } })).toMatchObject({
      billing: { address: '13 rue Principale' },
      delivery: { city: 'Paris' },
    });
    expect(await call(account.changeAddress, { body: { delivery: null } })).toMatchObject({ delivery: null });
  });

  test('the body of a public storefront is accepted, and the id of another customer is ignored', async () => {
    const [one, other] = [await newCustomer(shop), await newCustomer(shop)];
    const sent = await shop.send({
      method: 'PATCH',
      url: '/api/v1/auth/customer/address',
      payload: { id: other.id, billing: { ...quebec, company: '', stateProvince: 'Québec', zone: '' } },
      headers: { authorization: `Bearer ${one.token}` },
    });
    expect(sent).toMatchObject({ status: 200, body: { id: one.id, billing: { zone: 'QC' } } });
    expect(await shop.callAs(other.token)(account.readProfile, {})).toMatchObject({ billing: { address: null } });
  });

  test('each issue is reported at its field', async () => {
    const { token } = await newCustomer(shop);
    const refused = (billing: object) =>
      shop
        .callAs(token)(account.changeAddress, { body: { billing } })
        .then(
          () => null,
          (error: { details: { fields: object } }) => error.details.fields,
        );
    expect(await refused({ country: 'CA' })).toEqual({
      'billing.firstName': 'Enter your first name',
      'billing.lastName': 'Enter your last name',
      'billing.address': 'Enter your street address',
      'billing.city': 'Enter a city',
      'billing.zone': 'Choose a province',
      'billing.postalCode': 'Enter a postal code',
    });
    expect(await refused({ ...quebec, postalCode: '12345', phone: '12', company: 'x'.repeat(101) })).toEqual({
      'billing.postalCode': 'Enter a postal code for Canada, such as H3Z 2Y7',
      'billing.phone': 'Enter a phone number with 6 to 15 digits',
      'billing.company': 'Shorten the company name to 100 characters',
    });
    expect(await refused({ ...quebec, phone: '+1 (514) 555-0199' })).toBeNull();
    await expect(shop.callAs(token)(account.changeAddress, { body: {} })).rejects.toMatchObject({ status: 400 });
  });
});

describe('the cart', () => {
  test('a guest’s cart is merged into the account and then opened by the token', async () => {
    const { token, id } = await newCustomer(shop);
    const call = shop.callAs(token);
    await expect(call(account.readCustomerCart, {})).rejects.toMatchObject({ status: 404, code: 'cart.not-found' });
    const { code } = await shop.call(cartPromises.addToNewCart, { body: { product: 'MUG-BLUE-S', quantity: 1 } });
    expect(await call(account.readCustomerCart, { query: { cart: code } })).toMatchObject({ code, customer: id });
    expect(await call(account.readCustomerCart, {})).toMatchObject({ code, quantity: 1 });
    const body = { product: 'MUG-BLUE-L', quantity: 2 };
    expect(await call(cartPromises.addToCart, { params: { code }, body })).toMatchObject({ quantity: 3 });
    expect(await call(cartPromises.readCart, { params: { code } })).toMatchObject({ quantity: 3 });
  });

  test('another customer’s request with its code gets nothing and changes nothing', async () => {
    const [owner, other] = [await newCustomer(shop), await newCustomer(shop)];
    const { code } = await shop.call(cartPromises.addToNewCart, { body: { product: 'MUG-BLUE-S', quantity: 1 } });
    await shop.callAs(owner.token)(account.readCustomerCart, { query: { cart: code } });
    await expect(shop.callAs(other.token)(account.readCustomerCart, { query: { cart: code } })).rejects.toMatchObject({
      status: 404,
      code: 'cart.not-found',
    });
    expect(await shop.callAs(owner.token)(account.readCustomerCart, {})).toMatchObject({ code, quantity: 1 });
  });
});

test('no readable password or secret is stored', async () => {
  const { email, token, cookie } = await newCustomer(shop);
  const { rows } = await shop.database.db.execute<Record<string, unknown>>(
    sql`select row_to_json(c) as customer, (select json_agg(s) from sessions s) as sessions,
        (select json_agg(a) from access_tokens a) as tokens, (select json_agg(l) from account_links l) as links,
        (select json_agg(k) from known_places k) as places, (select json_agg(m) from limits m) as limits
        from customers c where email = ${email}`,
  );
  const kept = JSON.stringify(rows);
  expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  const [family = '', part = ''] = cookie.split('=')[1]?.split('.') ?? [];
  const link = await linkIn(shop, email, 'verify');
  for (const secret of [PASSWORD, token, family, part, link ?? '', '198.51.']) {
    expect(secret).not.toBe('');
    expect(kept).not.toContain(secret);
  }
});
