// A look at personal data is recorded; a refused caller has looked at nothing.
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order } from '../../testing/checkout-steps.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { postStaff, signInAs } from '../../testing/test-staff.ts';
import { DAY } from '../platform/clock.ts';
import { deleteExpiredStaffData } from './staff-feature.ts';
import { personalReads } from './staff-tables.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const reads = () => shop.database.db.select().from(personalReads).orderBy(asc(personalReads.id));

test('every look at orders leaves one record with person and numbers, a refused one none (SECURITY-2)', async () => {
  const { id } = await order(shop, { LAMP: 1 }, { method: 'bank-transfer' });
  const clerk = await signInAs(shop, 'orders');
  const editor = await signInAs(shop, 'editor');
  expect((await shop.get(`private/orders/${id}`, clerk.headers)).status).toBe(200);
  expect((await shop.get('private/orders?text=secret-name', clerk.headers)).status).toBe(200);
  expect((await postStaff(shop, 'orders/documents', { ids: [id], kind: 'packing-slip' }, clerk.headers)).status).toBe(
    200,
  );
  expect((await shop.get('private/orders/999999', clerk.headers)).status).toBe(404);
  expect((await shop.get(`private/orders/${id}`, editor.headers)).status).toBe(403);
  expect((await shop.get('private/products', clerk.headers)).status).toBe(200);
  expect(await reads()).toMatchObject([
    { actor: clerk.actor, action: 'showOrder', subject: String(id) },
    { actor: clerk.actor, action: 'searchOrders', subject: '' },
    { actor: clerk.actor, action: 'printOrders', subject: String(id) },
  ]);
});

test('records of reads are deleted after 400 days', async () => {
  const later = (days: number) => new Date(Date.now() + days * DAY);
  await deleteExpiredStaffData(shop.database.db, later(399));
  expect(await reads()).toHaveLength(3);
  await deleteExpiredStaffData(shop.database.db, later(401));
  expect(await reads()).toEqual([]);
});
