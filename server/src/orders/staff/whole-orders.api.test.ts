// Orders as Shopizer shows them to their customer: with the whole products and the whole customer.

import { customer as customerShape } from '@vitrine/contract/account/account-shapes.ts';
import { product as productShape } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDRESS, fillCart, orderBody } from '../../../testing/checkout-steps.ts';
import { bearer, newCustomer, type TestCustomer } from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let owner: TestCustomer;
let order: { id: number; key: string };
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml(`products:
  - { sku: PLATE, categories: [living], name: Plate, price: 30, stock: 9 }
  - { sku: TRAY, categories: [living], name: Tray, price: 9, stock: 9 }`);
  owner = await newCustomer(shop);
  const code = await fillCart(shop, { PLATE: 2, TRAY: 1 });
  const payload = await orderBody(shop, code, { method: 'bank-transfer', email: owner.email });
  const url = `/api/v1/auth/cart/${code}/checkout`;
  const answer = await shop.send({ method: 'POST', url, payload, headers: bearer(owner.token) });
  expect(answer.status).toBe(200);
  order = answer.body as typeof order;
});
afterAll(() => shop.close());

const ownOrder = async (query = '') =>
  (await shop.get(`auth/orders/${order.id}?${query}`, bearer(owner.token))).body as Order;
const lineOf = ({ products }: Order, sku: string) => {
  const line = products.find((one) => one.sku === sku);
  if (!line) throw new Error(`no ${sku}`);
  return line;
};

test('the customer gets whole products and themselves, alone and in the list', async () => {
  const { orders } = (await shop.get('auth/orders', bearer(owner.token))).body as { orders: Order[] };
  for (const shown of [await ownOrder(), orders[0]]) {
    const { product } = lineOf(shown as Order, 'PLATE');
    expect(productShape.safeParse(product).error?.issues).toBeUndefined();
    expect(product).toMatchObject({ price: 30, finalPrice: '$30.00', categories: [{ code: 'living' }] });
    const { customer } = shown as Order;
    const parts = customerShape.omit({ emailVerified: true, pendingEmail: true, newsletter: true, since: true });
    expect(parts.strict().safeParse(customer).error?.issues).toBeUndefined();
    expect(customer).toMatchObject({ id: owner.id, emailAddress: owner.email, billing: { city: ADDRESS.city } });
  }
});

test('short orders have only what was ordered', async () => {
  const shown = await ownOrder('short=true');
  expect(Object.keys(lineOf(shown, 'PLATE').product).toSorted()).toEqual([
    'available',
    'description',
    'id',
    'image',
    'sku',
  ]);
  expect(Object.keys(shown.customer).toSorted()).toEqual(['emailAddress', 'firstName', 'id', 'lastName', 'userName']);
  const list = await shop.get('auth/orders?short=true', bearer(owner.token));
  expect((list.body as { orders: Order[] }).orders[0]).toEqual(shown);
});

test('everybody who has the key learns nothing of the account', async () => {
  const other = await newCustomer(shop);
  for (const headers of [{}, bearer(other.token)]) {
    const { body } = await shop.get(`orders/${order.id}?key=${order.key}`, headers);
    const { customer, products } = body as Order;
    expect(Object.keys(customer).toSorted()).toEqual(['emailAddress', 'firstName', 'id', 'lastName', 'userName']);
    expect(customer.id).toBe(0);
    expect(products[0]?.product).not.toHaveProperty('price');
  }
  expect((await shop.get(`auth/orders/${order.id}`, bearer(other.token))).status).toBe(404);
  expect((await shop.get('auth/orders', bearer(other.token))).body).toMatchObject({ orders: [] });
  expect((await shop.get(`auth/orders/${order.id}`)).status).toBe(401);
});

test('neither may be stored by anybody between the shop and its customer', async () => {
  const { headers } = await shop.get(`auth/orders/${order.id}`, bearer(owner.token));
  expect(headers['cache-control']).toMatch(/no-store/);
});

test('a product that is hidden later stays as it was ordered', async () => {
  await shop.importYaml('products:\n  - { sku: TRAY, visible: false, name: Secret tray, price: 99 }');
  const { product } = lineOf(await ownOrder(), 'TRAY');
  expect(product).toMatchObject({ sku: 'TRAY', description: { name: 'Tray' }, available: false });
  expect(product).not.toHaveProperty('price');
  expect(JSON.stringify(await ownOrder())).not.toContain('Secret');
});
