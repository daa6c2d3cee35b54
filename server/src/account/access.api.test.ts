// Made from the contract: every endpoint of every feature, asked by a guest, the owner, another customer, with a token that
// has run out and with one that is made up. Nobody but the owner reads or changes anything, and what is another's is
// refused exactly like what is not there.
import * as account from '@vitrine/contract/account/account.ts';
import * as cartPromises from '@vitrine/contract/cart/cart.ts';
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import type { Confirmation } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { addressesOf, type Endpoint } from '@vitrine/contract/endpoint.ts';
import { writeReview } from '@vitrine/contract/reviews/reviews.ts';
import { shopperEndpoints } from '@vitrine/contract/shopper-endpoints.ts';
import { changeWishlist } from '@vitrine/contract/wishlist/wishlist.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { order as orderThings } from '../../testing/checkout-steps.ts';
import { newCustomer, PASSWORD, type TestCustomer } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const endpoints = shopperEndpoints.map(({ endpoint }): Endpoint => endpoint);

interface Asked {
  readonly params?: Record<string, string>;
  readonly query?: string;
  readonly body?: object;
}

const opinion = { rating: 1, description: 'Not what I hoped for.' };
const ofLamp = (review: number) => ({ key: 'LAMP', id: String(review) });
const piece = { product: 'MUG-BLUE-S', quantity: 1 };
/** A good request to every endpoint that takes a cart's code; a new one must be added here. */
const cartRequests: Record<string, Asked> = {
  addToCart: { body: piece },
  addManyToCart: { body: [piece] },
  readCart: {},
  removeFromCart: { params: { sku: 'LAMP' } },
  applyCoupon: { params: { promo: 'Test1234' } },
  removeCoupon: {},
  quoteShipping: { body: { countryCode: 'CA' } },
  readTotal: {},
  placeOrder: { body: { payment: { paymentModule: 'test', amount: 0 }, customer: { emailAddress: 'a@example.com' } } },
  startPayment: { body: { paymentModule: 'test' } },
  clearCart: {},
};
/** Answered to a caller without a session with a new cart, as public storefronts need it when a token has run out. */
const startAnew = ['addToCart', 'addManyToCart'];
/** Calls of another customer for themselves, with everything they know of the owner; a new one must be added here. */
const customerRequests: Record<
  string,
  (owner: TestCustomer, code: string, orderId: number, reviewId: number) => Asked
> = {
  refreshToken: () => ({}),
  readProfile: ({ id }) => ({ query: `id=${id}` }),
  changeProfile: ({ id }) => ({ body: { id, customerId: id, firstName: 'Mallory' } }),
  changeAddress: ({ id }) => ({
    body: {
      id,
      billing: {
        firstName: 'Mal',
        lastName: 'Lory',
        address: '1 Bad St',
        city: 'Nice',
        postalCode: '06000',
        country: 'FR',
      },
    },
  }),
  changePassword: ({ id, email }) => ({
    body: { id, username: email, current: PASSWORD, password: 'a brand new one', repeatPassword: 'a brand new one' },
  }),
  requestVerification: ({ email }) => ({ body: { email } }),
  readCustomerCart: (_, code) => ({ query: `cart=${code}` }),
  readOwnCart: ({ id }) => ({ params: { id: String(id) } }),
  quoteOwnShipping: (_, code) => ({ params: { code } }),
  readOwnTotal: (_, code) => ({ params: { code } }),
  placeOrderAsCustomer: (_, code) => ({
    params: { code },
    body: { payment: { paymentModule: 'cash-on-delivery', amount: 0 } },
  }),
  listOrders: ({ id }) => ({ query: `customer=${id}` }),
  listArchivedOrders: ({ id }) => ({ query: `customer=${id}` }),
  readOwnOrder: (_, __, orderId) => ({ params: { id: String(orderId) } }),
  readOwnInvoice: (_, __, orderId) => ({ params: { id: String(orderId) } }),
  readOwnReview: ({ id }) => ({ params: { key: 'LAMP' }, query: `customer=${id}` }),
  writeReview: ({ id }) => ({ params: { key: 'LAMP' }, body: { ...opinion, customerId: id } }),
  changeReview: ({ id }, _, __, review) => ({ params: ofLamp(review), body: { ...opinion, customerId: id } }),
  deleteReview: (_, __, ___, review) => ({ params: ofLamp(review) }),
  markHelpful: (_, __, ___, review) => ({ params: ofLamp(review) }),
  unmarkHelpful: (_, __, ___, review) => ({ params: ofLamp(review) }),
  readWishlist: ({ id }) => ({ query: `customer=${id}` }),
  changeWishlist: ({ id }) => ({ query: `customer=${id}`, body: { customerId: id, add: ['LAMP'], remove: ['MUG'] } }),
  exportData: ({ id }) => ({ query: `id=${id}&customer=${id}` }),
  deleteAccount: ({ id, email }) => ({ body: { id, username: email, password: PASSWORD } }),
};

const start = new Date();
let now = start;
let shop: TestShop;
let owner: TestCustomer;
let other: TestCustomer;
let code: string;
let order: Confirmation & { readonly code: string };
let review: number;
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now);
  owner = await newCustomer(shop, 'owner-of-all@example.com');
  other = await newCustomer(shop);
  order = await orderThings(shop, { LAMP: 1 }, { method: 'cash-on-delivery', email: owner.email });
  await shop.database.db.execute(sql`update orders set customer_id = ${owner.id} where id = ${order.id}`);
  const written = { rating: 5, description: 'A lamp to read by.' };
  review = (await shop.callAs(owner.token)(writeReview, { params: { key: 'LAMP' }, body: written })).id;
  await shop.commands.publishReview(review);
  await shop.callAs(owner.token)(changeWishlist, { body: { add: ['MUG'] } });
  const cart = await shop.call(cartPromises.addToNewCart, { body: piece });
  code = cart.code;
  await shop.callAs(owner.token)(account.readCustomerCart, { query: { cart: code } });
});
afterAll(() => shop.close());

const send = (endpoint: Endpoint, address: string, { params = {}, query = '', body }: Asked, authorization?: string) =>
  shop.send({
    method: endpoint.method,
    url: `${address.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'x')}?${query}`,
    ...(body && { payload: body }),
    headers: { ...(authorization !== undefined && { authorization }) },
  });
const plain = ({ status, body }: { status: number; body: unknown }) => ({ status, body });

/** Only the line that was sent, and nothing of the owner. */
function expectNewCart({ status, body }: { status: number; body: unknown }): void {
  expect(status).toBe(201);
  expect(body).toMatchObject({ customer: null, promoCode: null });
  expect((body as Cart).products.map(({ sku, quantity }) => ({ product: sku, quantity }))).toEqual([piece]);
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${owner.email}|${code}`));
}

/** Everything that belongs to the owner, as it lies in the database. */
const belongings = async () => {
  const { rows } = await shop.database.db.execute(sql`select
    (select row_to_json(c) from customers c where id = ${owner.id}) as customer,
    (select json_agg(s) from sessions s where customer_id = ${owner.id}) as sessions,
    (select json_agg(l) from account_links l where customer_id = ${owner.id}) as links,
    (select json_agg(c) from carts c where customer_id = ${owner.id}) as carts,
    (select json_agg(l) from cart_lines l join carts c on c.id = cart_id where customer_id = ${owner.id}) as lines,
    (select json_agg(o) from orders o where customer_id = ${owner.id}) as orders,
    (select json_agg(to_jsonb(r) - 'helpful') from reviews r where customer_id = ${owner.id}) as reviews,
    (select json_agg(w) from wishlists w where customer_id = ${owner.id}) as wishlist,
    (select json_agg(m.key) from mail_outbox m where "to" = ${owner.email}) as mails`);
  return JSON.stringify(rows);
};

/** Everybody who is not the owner. */
const strangers = (): [who: string, authorization: string | undefined, at: Date][] => [
  ['a guest', undefined, start],
  ['a public storefront without a user', '', start],
  ['another customer', `Bearer ${other.token}`, start],
  ['a token that has run out', `Bearer ${owner.token}`, new Date(start.getTime() + 16 * 60_000)],
  ['a token that is made up', `Bearer ${'A'.repeat(43)}`, start],
];

const withAccess = (access: Endpoint['access']) => endpoints.filter((one) => one.access === access);

test('the whole contract is covered (ROLE-1)', () => {
  expect(endpoints.length).toBeGreaterThan(55);
  const taking = withAccess('cart').filter(({ path }) => path.includes('{code}'));
  expect(Object.keys(cartRequests).toSorted()).toEqual(taking.map(({ name }) => name).toSorted());
  expect(Object.keys(customerRequests).toSorted()).toEqual(
    withAccess('customer')
      .map(({ name }) => name)
      .toSorted(),
  );
});

describe.each(withAccess('customer').map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  test('requires a session, at each of its paths (ROLE-4)', async () => {
    const before = await belongings();
    const asked = customerRequests[name]?.(owner, code, order.id, review) ?? {};
    for (const [who, authorization, at] of strangers().filter(([one]) => one !== 'another customer')) {
      now = at;
      for (const address of addressesOf(endpoint)) {
        for (const request of [asked, {}]) {
          const answer = await send(endpoint, address, request, authorization);
          expect(answer, `${who} at ${address}`).toMatchObject({ status: 401, body: { code: 'session.required' } });
        }
      }
    }
    now = start;
    expect(await belongings()).toBe(before);
  });

  test('neither shows nor changes data of another customer (ROLE-5)', async () => {
    const before = await belongings();
    const stranger = await newCustomer(shop);
    const asked = customerRequests[name]?.(owner, code, order.id, review) ?? {};
    const [address = ''] = addressesOf(endpoint);
    const answer = await send(endpoint, address, asked, `Bearer ${stranger.token}`);
    expect(answer.status).toBeLessThan(500);
    expect(JSON.stringify([answer.body, answer.headers])).not.toMatch(new RegExp(`${owner.email}|${code}`));
    expect(await belongings()).toBe(before);
  });
});

test.each([
  ['another customer', () => [`/api/v1/auth/orders/${order.id}`, other.token] as const],
  ['a guest without its key', () => [`/api/v1/orders/${order.id}`, undefined] as const],
  ['a guest with a wrong key', () => [`/api/v1/orders/${order.id}?key=${'0'.repeat(32)}`, undefined] as const],
])('an order is not found for %s, with the same response as for an unknown one (ROLE-5)', async (_, asking) => {
  const [url, token] = asking();
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const foreign = await shop.send({ method: 'GET', url, headers });
  const missing = await shop.send({ method: 'GET', url: url.replace(`orders/${order.id}`, 'orders/999999'), headers });
  expect(foreign).toMatchObject({ status: 404, body: { code: 'order.not-found' } });
  expect(plain(foreign)).toEqual(plain(missing));
});

test('an order is shown to its owner and to everybody with its key', async () => {
  const headers = { authorization: `Bearer ${owner.token}` };
  const own = await shop.send({ method: 'GET', url: `/api/v1/auth/orders/${order.id}`, headers });
  const keyed = await shop.get(`orders/${order.id}?key=${order.key}`);
  expect(own).toMatchObject({ status: 200, body: { id: order.id } });
  expect(keyed).toMatchObject({ status: 200, body: { id: order.id } });
});

test('another customer’s cart is not found, with the same response as for an unknown one', async () => {
  const asked = { query: `cart=${code}` };
  const foreign = await send(account.readCustomerCart, '/api/v1/auth/customer/cart', asked, `Bearer ${other.token}`);
  const missing = await send(
    account.readCustomerCart,
    '/api/v1/auth/customer/cart',
    { query: `cart=${'0'.repeat(32)}` },
    `Bearer ${other.token}`,
  );
  expect(plain(foreign)).toEqual(plain(missing));
});

describe.each(Object.keys(cartRequests))('%s', (name) => {
  const endpoint = endpoints.find((one) => one.name === name);
  if (!endpoint) throw new Error(`no ${name}`);
  const asked = cartRequests[name] ?? {};

  test('with the code of another customer’s cart: not found or a new cart, and nothing changes', async () => {
    const before = await belongings();
    for (const address of addressesOf(endpoint)) {
      const withCode = (which: string): Asked => ({ ...asked, params: { ...asked.params, code: which } });
      const missing = await send(endpoint, address, withCode('0'.repeat(32)));
      expect(missing).toMatchObject({ status: 404, body: { code: 'cart.not-found' } });
      for (const [who, authorization, at] of strangers()) {
        now = at;
        const answer = await send(endpoint, address, withCode(code), authorization);
        if (startAnew.includes(name) && who !== 'another customer') expectNewCart(answer);
        else expect(plain(answer), who).toEqual(plain(missing));
      }
    }
    now = start;
    expect(await belongings()).toBe(before);
  });

  test('works for its owner', async () => {
    const [address = ''] = addressesOf(endpoint);
    const answer = await send(
      endpoint,
      address,
      { ...asked, params: { ...asked.params, code } },
      `Bearer ${owner.token}`,
    );
    expect(answer.body).not.toMatchObject({ code: 'cart.not-found' });
    expect(answer.status).toBeLessThan(500);
  });
});

test('public responses are the same for the owner', async () => {
  for (const endpoint of withAccess('public')) {
    for (const address of addressesOf(endpoint)) {
      const guest = await send(endpoint, address, {});
      expect(plain(await send(endpoint, address, {}, `Bearer ${owner.token}`)), address).toEqual(plain(guest));
      expect(JSON.stringify(guest.body)).not.toContain(owner.email);
    }
  }
});
