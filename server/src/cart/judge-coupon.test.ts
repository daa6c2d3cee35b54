import { expect, test } from 'vitest';
import { judgeCoupon } from './judge-coupon.ts';

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

test('holds from its first moment until just before its end', () => {
  expect(judgeCoupon({ ...terms, startsAt: now }, usual)).toBeNull();
  expect(judgeCoupon({ ...terms, startsAt: new Date(now.getTime() + 1) }, usual)?.code).toBe('coupon.not-begun');
  expect(judgeCoupon({ ...terms, endsAt: new Date(now.getTime() + 1) }, usual)).toBeNull();
  expect(judgeCoupon({ ...terms, endsAt: now }, usual)?.code).toBe('coupon.ended');
});

test('the minimum is enough, a minor unit less is not', () => {
  expect(judgeCoupon({ ...terms, minimum: 1000 }, usual)).toBeNull();
  expect(judgeCoupon({ ...terms, minimum: 1001 }, usual)).toEqual({
    code: 'coupon.minimum',
    minimum: 1001,
    missing: 1,
  });
});

test('limits in all and per customer', () => {
  expect(judgeCoupon({ ...terms, usesAllowed: 2 }, { ...usual, used: 1 })).toBeNull();
  expect(judgeCoupon({ ...terms, usesAllowed: 2 }, { ...usual, used: 2 })?.code).toBe('coupon.used-up');
  expect(judgeCoupon({ ...terms, usesAllowedPerCustomer: 1 }, { ...usual, usedByCustomer: 1 })?.code).toBe(
    'coupon.used-by-you',
  );
});

test('on nothing it is refused, but delivery may still be free', () => {
  expect(judgeCoupon(terms, { ...usual, amount: 0 })?.code).toBe('coupon.nothing');
  expect(judgeCoupon({ ...terms, kind: 'free-delivery' }, { ...usual, amount: 0 })).toBeNull();
});
