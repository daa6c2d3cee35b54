import { exportData } from '@vitrine/contract/account/account.ts';
import { changeWishlist, readWishlist } from '@vitrine/contract/wishlist/wishlist.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newCustomer, PASSWORD, type TestCustomer } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

const change = async (body: { add?: string[]; remove?: string[] }) =>
  (await shop.callAs(customer.token)(changeWishlist, { body })).skus;
const read = async () => (await shop.callAs(customer.token)(readWishlist, {})).skus;

test('the lists of device and account are merged without duplicates; removed products stay removed (API-34)', async () => {
  expect(await read()).toEqual([]);
  expect(await change({ add: ['LAMP'] })).toEqual(['LAMP']);
  expect(await change({ add: ['MUG', 'MUG-BLUE-S', 'LAMP'] })).toEqual(['MUG', 'MUG-BLUE-S', 'LAMP']);
  expect(await change({ add: ['MUG', 'MUG-BLUE-S', 'LAMP'] })).toEqual(['MUG', 'MUG-BLUE-S', 'LAMP']);
  expect(await change({ remove: ['MUG', 'NEVER-THERE'] })).toEqual(['MUG-BLUE-S', 'LAMP']);
  expect(await read()).toEqual(['MUG-BLUE-S', 'LAMP']);
});

test('unknown products are ignored, and an invalid list is refused', async () => {
  expect(await change({ add: ['GONE-LONG-AGO', 'LAMP', "x' or 1=1", ''] })).toEqual(['LAMP']);
  for (const body of [{ add: 'LAMP' }, { add: Array(201).fill('LAMP') }, { remove: ['x'.repeat(201)] }, []]) {
    const answer = await shop.send({
      method: 'PUT',
      url: '/api/v1/auth/customer/wishlist',
      payload: body,
      headers: { authorization: `Bearer ${customer.token}` },
    });
    expect(answer).toMatchObject({ status: 400 });
  }
});

test('concurrent changes of two devices are both kept', async () => {
  await change({ add: ['MUG-BLUE-S'] });
  await Promise.all([change({ add: ['LAMP'] }), change({ add: ['MUG'] }), change({ remove: ['MUG-BLUE-S'] })]);
  expect((await read()).toSorted()).toEqual(['LAMP', 'MUG']);
});

test('the export has the wishlist, and deleting the account deletes it', async () => {
  await change({ add: ['LAMP'] });
  expect(await shop.callAs(customer.token)(exportData, {})).toMatchObject({ wishlist: ['LAMP'] });
  await shop.send({
    method: 'DELETE',
    url: '/api/v1/auth/customer',
    payload: { password: PASSWORD },
    headers: { authorization: `Bearer ${customer.token}` },
  });
  const { rows } = await shop.database.db.execute<object>(
    sql`select 1 from wishlists where customer_id = ${customer.id}`,
  );
  expect(rows).toEqual([]);
});
