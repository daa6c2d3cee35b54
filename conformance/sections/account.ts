import * as shapes from '@vitrine/contract/account/account-shapes.ts';
import { at, textAt } from '../read-body.ts';
import { clearsNothing, equals, hasMessage, holdsOnly, isNotEmpty, isText } from '../rules.ts';
import type { Customer, FoundProduct, Visit } from '../visit.ts';
import { lineOf } from './cart.ts';
import { addressIn, fillCart } from './checkout.ts';

const session = { status: 200, shape: shapes.login.response, rules: [isText('token')] };

export async function checkAccount(visit: Visit): Promise<void> {
  const { probe, query, random, country } = visit;
  const email = visit.email('customer');
  const password = `Check-${random}-1!`;
  const registration = {
    userName: email,
    password,
    emailAddress: email,
    gender: 'M',
    language: visit.options.lang,
    billing: { country, stateProvince: '', firstName: 'Ann', lastName: 'Lee' },
  };
  const registered = await probe.call({
    name: 'a customer registers',
    endpoint: 'register',
    method: 'POST',
    path: `customer/register?${query}`,
    body: registration,
    expect: session,
  });
  await probe.call({
    name: 'the same address registers again',
    endpoint: 'register',
    method: 'POST',
    path: `customer/register?${query}`,
    body: registration,
    optional: true,
    expect: { status: 500 },
  });
  await checkLogins(visit, email, password);
  const token = textAt(registered, 'token');
  if (token === undefined) return probe.skip('the account', 'readProfile', 'the customer could not register');
  const customer: Customer = { email, password, token };
  visit.customer = customer;
  await checkProfile(visit, customer);
  await checkCustomerCart(visit, customer);
  await checkPasswords(visit, customer);
  const refreshed = await probe.call({
    name: 'a token is exchanged for the next one',
    endpoint: 'refreshToken',
    path: `auth/customer/refresh?${query}`,
    token: customer.token,
    optional: true,
    expect: session,
  });
  customer.token = textAt(refreshed, 'token') ?? customer.token;
  const renewed = await probe.call({
    name: 'a token is exchanged for the next one, older name',
    endpoint: 'refreshToken',
    path: `auth/refresh?${query}`,
    token: customer.token,
    optional: true,
    expect: session,
  });
  customer.token = textAt(renewed, 'token') ?? customer.token;
  await probe.call({
    name: 'the cart of a customer by the customer’s id',
    endpoint: 'readOwnCart',
    path: `auth/customer/${at(registered, 'id')}/cart?${query}`,
    token: customer.token,
    optional: true,
    expect: { status: 200, shape: shapes.readCustomerCart.response },
  });
}

async function checkLogins({ probe, query }: Visit, username: string, password: string): Promise<void> {
  const path = `customer/login/?${query}`;
  await probe.call({
    name: 'a customer signs in',
    endpoint: 'login',
    method: 'POST',
    path,
    body: { username, password },
    expect: session,
  });
  await probe.call({
    name: 'a wrong password',
    endpoint: 'login',
    method: 'POST',
    path,
    body: { username, password: `${password}?` },
    expect: { status: 401, rules: [hasMessage] },
  });
  await probe.call({
    name: 'an account without a token',
    endpoint: 'readProfile',
    path: `auth/customer/profile?${query}`,
    expect: { status: 401 },
  });
}

async function checkProfile(visit: Visit, { email, token }: Customer): Promise<void> {
  const { probe, query, country } = visit;
  const path = `auth/customer/profile?${query}`;
  const shape = shapes.readProfile.response;
  await probe.call({
    name: 'the profile of a customer',
    endpoint: 'readProfile',
    path,
    token,
    expect: { status: 200, shape, rules: [equals(email, 'emailAddress'), equals(country, 'billing', 'country')] },
  });
  const address = addressIn(country);
  for (const kind of ['billing', 'delivery'] as const) {
    await probe.call({
      name: `a new ${kind} address`,
      endpoint: 'changeAddress',
      method: 'PATCH',
      path: `auth/customer/address?${query}`,
      token,
      body: { [kind]: address },
      expect: { status: 200 },
    });
  }
  await probe.call({
    name: 'the profile has the new address',
    endpoint: 'readProfile',
    path,
    token,
    expect: {
      status: 200,
      shape,
      rules: [equals(address.city, 'billing', 'city'), equals(address.city, 'delivery', 'city')],
    },
  });
  await probe.call({
    name: 'a new e-mail address, without a password',
    endpoint: 'changeProfile',
    method: 'PATCH',
    path: `auth/customer/?${query}`,
    token,
    body: { emailAddress: visit.email('changed') },
    expect: { status: 200 },
  });
}

async function checkCustomerCart(visit: Visit, { token }: Customer): Promise<void> {
  const { probe, query, orderable } = visit;
  await probe.call({
    name: 'a customer without a cart',
    endpoint: 'readCustomerCart',
    path: `auth/customer/cart?&${query}`,
    token,
    expect: { status: 404 },
  });
  const code = orderable && (await fillCart(visit, 'a cart before signing in', orderable));
  if (!orderable || code === undefined)
    return probe.skip('a guest’s cart is adopted', 'readCustomerCart', 'the server made no cart');
  await probe.call({
    name: 'a guest’s cart is adopted',
    endpoint: 'readCustomerCart',
    path: `auth/customer/cart?cart=${code}&${query}`,
    token,
    expect: { status: 200, shape: shapes.readCustomerCart.response, rules: [equals(1, 'quantity')] },
  });
  await checkEndedSession(visit, code, orderable);
}

/** Storefronts keep the code of the cart when the token has expired. */
async function checkEndedSession({ probe, query }: Visit, code: string, product: FoundProduct): Promise<void> {
  await probe.call({
    name: 'the cart of a customer is read without a session',
    endpoint: 'readCart',
    path: `cart/${code}?${query}`,
    optional: true,
    expect: { status: 200 },
  });
  const cart = await probe.call({
    name: 'a line for the cart of a customer without a session',
    endpoint: 'addToCart',
    method: 'PUT',
    path: `cart/${code}?${query}`,
    body: { ...lineOf(product), quantity: 1 },
    expect: { status: 201, shape: shapes.readCustomerCart.response, rules: [isText('code'), holdsOnly(product.id, 1)] },
  });
  await probe.call({
    name: 'the cart that this line is in',
    endpoint: 'readCart',
    path: `cart/${textAt(cart, 'code')}?${query}`,
    expect: { status: 200, rules: [holdsOnly(product.id, 1)] },
  });
}

async function checkPasswords(visit: Visit, customer: Customer): Promise<void> {
  const { probe, query, random, options } = visit;
  const store = encodeURIComponent(options.store);
  const next = `Check-${random}-2!`;
  const change = (current: string) => ({ username: customer.email, current, password: next, repeatPassword: next });
  await probe.call({
    name: 'a new password with a wrong current one',
    endpoint: 'changePassword',
    method: 'POST',
    path: `auth/customer/password?${query}`,
    token: customer.token,
    body: change('wrong-password-1!'),
    expect: { status: 400 },
  });
  const changed = await probe.call({
    name: 'a new password',
    endpoint: 'changePassword',
    method: 'POST',
    path: `customer/password/?${query}`,
    token: customer.token,
    body: change(customer.password),
    expect: { status: 200, rules: [isNotEmpty] },
  });
  if (changed !== undefined) customer.password = next;
  const signedIn = await probe.call({
    name: 'signing in with the new password',
    endpoint: 'login',
    method: 'POST',
    path: `customer/login/?${query}`,
    body: { username: customer.email, password: customer.password },
    expect: session,
  });
  customer.token = textAt(signedIn, 'token') ?? customer.token;
  for (const [name, username, status] of [
    ['a reset link is requested', customer.email, 200],
    ['a reset link for an address without an account', visit.email('nobody'), 400],
  ] as const) {
    await probe.call({
      name,
      endpoint: 'requestPasswordReset',
      method: 'POST',
      path: `customer/password/reset/request/?${query}`,
      body: { username, returnUrl: null },
      ...(status === 400 && { optional: true as const }),
      expect: { status },
    });
  }
  await probe.call({
    name: 'a reset link that was never mailed',
    endpoint: 'checkResetLink',
    path: `customer/${store}/reset/none-${random}`,
    expect: { status: [400, 500] },
  });
  await probe.call({
    name: 'a new password with such a link',
    endpoint: 'resetPassword',
    method: 'POST',
    path: `customer/${store}/password/none-${random}`,
    body: { password: next, repeatPassword: next },
    expect: { status: [400, 500] },
  });
  probe.skip('a new password with a mailed link', 'resetPassword', 'the link is in a mail');
}

/** Deletes the customer that the suite has made. */
export async function closeAccount({ probe, query, customer }: Visit): Promise<void> {
  if (!customer) return probe.skip('an account is deleted', 'deleteAccount', 'the customer could not register');
  await probe.call({
    name: 'an account is deleted, without a password',
    endpoint: 'deleteAccount',
    method: 'DELETE',
    path: `auth/customer/?${query}`,
    token: customer.token,
    headers: { 'content-type': 'application/json', origin: 'https://storefront.example' },
    expect: { status: 200, rules: [clearsNothing] },
  });
  await probe.call({
    name: 'the token of a deleted account',
    endpoint: 'readProfile',
    path: `auth/customer/profile?${query}`,
    token: customer.token,
    expect: { status: 401 },
  });
}
