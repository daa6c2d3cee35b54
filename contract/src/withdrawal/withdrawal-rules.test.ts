import { expect, test } from 'vitest';
import { checkWithdrawal, isInTime, lastDayToWithdraw } from './withdrawal-rules.ts';

const good = { orderNumber: '1042', name: 'Ann Lee', email: 'ann@example.com' };

test('order number, address and name are required, a reason is optional (SCREEN-5)', () => {
  expect(checkWithdrawal(good)).toEqual([]);
  expect(checkWithdrawal({}).map(({ code }) => code)).toEqual(['orderNumber.empty', 'email.empty', 'name.empty']);
  expect(checkWithdrawal({ ...good, orderNumber: '1'.repeat(41), remark: 'x'.repeat(501) })).toEqual([
    { field: 'orderNumber', code: 'orderNumber.long' },
    { field: 'remark', code: 'remark.long' },
  ]);
});

test('before the delivery there is no last day and every withdrawal is in time', () => {
  expect(lastDayToWithdraw({ deliveredAt: null, expectedDelivery: '2026-06-02' })).toBeNull();
  expect(isInTime(null, new Date('2036-01-01'))).toBe(true);
});

test.each([
  ['a Tuesday', '2026-06-02T23:59:59.999Z', null, '2026-06-16'],
  ['the promised day, when that is later', '2026-06-02T10:00:00.000Z', '2026-06-04', '2026-06-18'],
  ['the day it left, when it left late', '2026-06-04T10:00:00.000Z', '2026-06-02', '2026-06-18'],
  ['a Saturday: the Monday after', '2026-06-06T10:00:00.000Z', null, '2026-06-22'],
  ['a Sunday: the Monday after', '2026-06-07T10:00:00.000Z', null, '2026-06-22'],
])('the period of 14 days is counted from %s', (_, deliveredAt, expectedDelivery, last) => {
  expect(lastDayToWithdraw({ deliveredAt, expectedDelivery })).toBe(last);
});

test('the last day ends at midnight of the last time zone', () => {
  expect(isInTime('2026-06-16', new Date('2026-06-17T11:59:59.999Z'))).toBe(true);
  expect(isInTime('2026-06-16', new Date('2026-06-17T12:00:00.000Z'))).toBe(false);
});
