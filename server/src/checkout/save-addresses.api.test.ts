import * as account from '@vitrine/contract/account/account.ts';
import * as carts from '@vitrine/contract/cart/cart.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDRESS, orderBody } from '../../testing/checkout-steps.ts';
import { newCustomer } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml('products: [{ sku: CUP, categories: [living], name: Cup, price: 10, stock: 50 }]');
});
afterAll(() => shop.close());

async function orderAs(token: string, addresses: { billing: object; delivery?: object }): Promise<void> {
  const { code } = await shop.callAs(token)(carts.addToNewCart, { body: { product: 'CUP', quantity: 1 } });
  const customer = { emailAddress: 'ann@example.com', ...addresses };
  const answer = await shop.send({
    method: 'POST',
    url: `/api/v1/auth/cart/${code}/checkout`,
    headers: { authorization: `Bearer ${token}` },
    payload: await orderBody(shop, code, { method: 'bank-transfer', body: { customer } }),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
const profile = (token: string) => shop.callAs(token)(account.readProfile, {});
const work = { ...ADDRESS, address: '2 Harbor Road', company: 'Nord' };

test('the first order of a customer saves its address', async () => {
  const { token } = await newCustomer(shop);
  expect((await profile(token)).billing.address).toBeNull();
  await orderAs(token, { billing: ADDRESS });
  expect(await profile(token)).toMatchObject({
    billing: { address: '1 Main Street', zone: 'ME', postalCode: '04101' },
    delivery: null,
  });
});

test('another delivery address is saved beside it, and a saved one is never replaced', async () => {
  const { token } = await newCustomer(shop);
  await orderAs(token, { billing: ADDRESS });
  await orderAs(token, { billing: ADDRESS, delivery: work });
  expect(await profile(token)).toMatchObject({
    billing: { address: '1 Main Street' },
    delivery: { address: '2 Harbor Road', company: 'Nord' },
  });
  await orderAs(token, { billing: work, delivery: { ...work, address: '3 Other Street' } });
  expect(await profile(token)).toMatchObject({
    billing: { address: '1 Main Street' },
    delivery: { address: '2 Harbor Road' },
  });
});
