import { afterEach, expect, test } from 'vitest';
import { MINUTE, useTestClock } from '../../testing/test-clock.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addTestTotp, createTestOwner, postStaff, STAFF_PASSWORD } from '../../testing/test-staff.ts';
import { deleteExpiredStaffData } from './staff-feature.ts';
import { staff, staffChallenges, staffLinks, staffNetworks, staffSessions } from './staff-tables.ts';

const time = useTestClock(new Date('2030-05-01T10:00:00Z'));
let shop: TestShop;
afterEach(() => shop.close());

test('ended sessions, links, challenges and networks are deleted, people stay', async () => {
  shop = await openTestShop(undefined, time.clock);
  const headers = await createTestOwner(shop);
  await addTestTotp(shop, headers, time.clock());
  await postStaff(shop, 'login', { username: 'owner@shop.example', password: STAFF_PASSWORD });
  await shop.commands.makeOwner('second@shop.example');
  const { db } = shop.database;
  const counts = () =>
    Promise.all([staff, staffSessions, staffLinks, staffChallenges, staffNetworks].map((table) => db.$count(table)));
  expect(await counts()).toEqual([2, 1, 1, 1, 1]);
  await deleteExpiredStaffData(db, time.clock());
  expect(await counts()).toEqual([2, 1, 1, 1, 1]);
  time.later(6 * MINUTE);
  await deleteExpiredStaffData(db, time.clock());
  expect(await counts()).toEqual([2, 1, 1, 0, 1]);
  time.later(91 * 24 * 60 * MINUTE);
  await deleteExpiredStaffData(db, time.clock());
  expect(await counts()).toEqual([2, 0, 0, 0, 0]);
});
