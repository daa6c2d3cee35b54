import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { act, acts, close, comeDue, refund, refundedOf, SLOW_MS, type TestPayment } from './test-payment-rules.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const payment = (rest: Partial<TestPayment> = {}): TestPayment => ({
  reference: 'r',
  attempt: 'a',
  orderId: 1,
  amount: 4500,
  currency: 'USD',
  language: 'en',
  shopName: 'Vitrine',
  description: 'Order 1',
  successUrl: 'http://shop.test/order-confirm',
  failedUrl: 'http://shop.test/order-failure',
  expiresAt: later(60_000),
  state: 'open',
  failure: null,
  settlesAt: null,
  settlesAs: null,
  refunds: {},
  ...rest,
});
const after = (before: TestPayment, change: Partial<TestPayment> | null): TestPayment => ({ ...before, ...change });

describe('on the page', () => {
  test.each([
    ['pay', 'paid', null],
    ['pay-slowly', 'pending', null],
    ['keep-pending', 'pending', null],
    ['decline', 'failed', 'declined'],
    ['cancel', 'failed', 'canceled'],
  ] as const)('%s makes an open payment %s, with the reason', (what, state, failure) => {
    expect(after(payment(), act(payment(), what, now))).toMatchObject({ state, failure });
  });

  test('a pending payment can be paid or declined, nothing else', () => {
    const pending = payment({ state: 'pending' });
    expect(acts.map((what) => act(pending, what, now)?.state)).toEqual([
      'paid',
      undefined,
      undefined,
      'failed',
      undefined,
    ]);
  });

  test('a settled payment stays settled, whatever is pressed in whatever order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...acts), { maxLength: 6 }),
        fc.constantFrom('paid', 'failed'),
        (all, state) => {
          const settled = payment({ state });
          const end = all.reduce((one, what) => after(one, act(one, what, now)), settled);
          return end.state === state && close(end) === null && comeDue(end, later(1e12)) === null;
        },
      ),
    );
  });
});

describe('time', () => {
  test('expires an open page at the exact time', () => {
    expect(comeDue(payment(), later(59_999))).toBeNull();
    expect(comeDue(payment(), later(60_000))).toMatchObject({ state: 'failed', failure: 'expired' });
  });

  test('settles a slow payment as paid, also after the page has expired', () => {
    const slow = after(payment({ expiresAt: later(1) }), act(payment(), 'pay-slowly', now));
    expect(comeDue(slow, later(SLOW_MS - 1))).toBeNull();
    expect(comeDue(slow, later(SLOW_MS))?.state).toBe('paid');
  });

  test('declines a payment that was pending for a day', () => {
    const kept = after(payment(), act(payment(), 'keep-pending', now));
    expect(comeDue(kept, later(86_399_999))).toBeNull();
    expect(comeDue(kept, later(86_400_000))).toMatchObject({ state: 'failed', failure: 'declined' });
  });
});

test('closing ends an open page and nothing else', () => {
  expect(close(payment())?.state).toBe('failed');
  for (const state of ['pending', 'paid', 'failed'] as const) expect(close(payment({ state }))).toBeNull();
});

describe('a refund', () => {
  const paid = payment({ state: 'paid' });

  test('is made once per idempotency key, also in parts', () => {
    const once = after(paid, refund(paid, { amount: 1000, key: 'a' }));
    expect(refund(once, { amount: 1000, key: 'a' })).toBeNull();
    const twice = after(once, refund(once, { amount: 3500, key: 'b' }));
    expect(refundedOf(twice)).toBe(4500);
  });

  test('is never more than what was paid, and refused for unpaid payments', () => {
    const part = after(paid, refund(paid, { amount: 4000, key: 'a' }));
    expect(() => refund(part, { amount: 501, key: 'b' })).toThrow('more than what is left');
    for (const amount of [0, -1, 0.5, Number.NaN]) expect(() => refund(paid, { amount, key: 'a' })).toThrow();
    for (const state of ['open', 'pending', 'failed'] as const)
      expect(() => refund(payment({ state }), { amount: 1, key: 'a' })).toThrow('only what was paid');
  });
});
