import { expect, test } from 'vitest';
import { checkCoupon } from './check-coupon.ts';

const now = new Date('2026-06-01T12:00:00Z');
const terms = {
  kind: 'percentage' as const,
  startsAt: null,
  endsAt: null,
  minimum: 0,
  usesAllowed: null,
  usesAllowedPerCustomer: null,
};
const usual = { now, amount: 1000, used: 0, usedByCustomer: 0 };

test('is valid from its start until just before its end', () => {
  expect(checkCoupon({ ...terms, startsAt: now }, usual)).toBeNull();
  expect(checkCoupon({ ...terms, startsAt: new Date(now.getTime() + 1) }, usual)?.code).toBe('coupon.not-begun');
  expect(checkCoupon({ ...terms, endsAt: new Date(now.getTime() + 1) }, usual)).toBeNull();
  expect(checkCoupon({ ...terms, endsAt: now }, usual)?.code).toBe('coupon.ended');
});

test('the minimum is included, one minor unit less is refused', () => {
  expect(checkCoupon({ ...terms, minimum: 1000 }, usual)).toBeNull();
  expect(checkCoupon({ ...terms, minimum: 1001 }, usual)).toEqual({
    code: 'coupon.minimum',
    minimum: 1001,
    missing: 1,
  });
});

test('limits in total and per customer', () => {
  expect(checkCoupon({ ...terms, usesAllowed: 2 }, { ...usual, used: 1 })).toBeNull();
  expect(checkCoupon({ ...terms, usesAllowed: 2 }, { ...usual, used: 2 })?.code).toBe('coupon.used-up');
  expect(checkCoupon({ ...terms, usesAllowedPerCustomer: 1 }, { ...usual, usedByCustomer: 1 })?.code).toBe(
    'coupon.used-by-you',
  );
});

test('without discountable items it is refused, except for free delivery', () => {
  expect(checkCoupon(terms, { ...usual, amount: 0 })?.code).toBe('coupon.nothing');
  expect(checkCoupon({ ...terms, kind: 'free-delivery' }, { ...usual, amount: 0 })).toBeNull();
});
