import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OrderState, type OrderStep, paymentStatus, stateAfter, toApiStatus } from './order-states.ts';

const steps: OrderStep[] = ['pay', 'fail', 'ship', 'refund', 'cancel'];
const legal = new Set([
  'awaiting-payment pay paid',
  'awaiting-payment fail failed',
  'awaiting-payment cancel canceled',
  'placed pay paid',
  'placed ship shipped',
  'placed cancel canceled',
  'paid ship shipped',
  'paid refund refunded',
  'paid cancel canceled',
  'shipped pay shipped',
  'shipped refund refunded',
  'failed pay paid',
]);

/** The states an order goes through when these steps are tried one after the other. */
function walk(start: OrderState, tried: readonly OrderStep[]): { path: OrderState[]; taken: string[] } {
  const path = [start];
  const taken: string[] = [];
  for (const step of tried) {
    const before = path.at(-1) ?? start;
    const after = stateAfter(before, step);
    if (after === null) continue;
    taken.push(`${before} ${step} ${after}`);
    path.push(after);
  }
  return { path, taken };
}

describe('an order', () => {
  test('makes only allowed transitions (10,000 random histories)', () => {
    const start = fc.constantFrom<OrderState>('awaiting-payment', 'placed');
    fc.assert(
      fc.property(start, fc.array(fc.constantFrom(...steps), { maxLength: 25 }), (first, tried) => {
        const { path, taken } = walk(first, tried);
        expect(taken.filter((step) => !legal.has(step))).toEqual([]);
        for (const end of ['refunded', 'canceled'] as const) {
          if (path.includes(end)) expect(path.indexOf(end)).toBe(path.length - 1);
        }
        // A shipped order never comes back to a state in which it could be shipped or called off again.
        if (path.includes('shipped'))
          expect(
            path.slice(path.indexOf('shipped')).every((state) => state === 'shipped' || state === 'refunded'),
          ).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  test('can make every transition of the table', () => {
    for (const line of legal) {
      const [before, step, after] = line.split(' ') as [OrderState, OrderStep, OrderState];
      expect(stateAfter(before, step)).toBe(after);
    }
  });

  test('has one of the five statuses of the API (DATA-17)', () => {
    expect(toApiStatus('awaiting-payment')).toBe('ORDERED');
    expect(toApiStatus('paid')).toBe('PROCESSED');
    expect(toApiStatus('shipped')).toBe('DELIVERED');
    expect(toApiStatus('failed')).toBe('CANCELED');
  });
});

describe('the payment of an order', () => {
  const order = { state: 'awaiting-payment' as OrderState, total: 500, paid: 0, refunded: 0, due: false };

  test('is open or pending until the provider reports a result', () => {
    expect(paymentStatus(order, false)).toBe('open');
    expect(paymentStatus(order, true)).toBe('pending');
  });

  test('is due when paid later, and paid when the total is 0', () => {
    expect(paymentStatus({ ...order, state: 'placed', due: true }, false)).toBe('due');
    expect(paymentStatus({ ...order, state: 'paid', total: 0 }, false)).toBe('paid');
  });

  test('is refunded when the whole amount was refunded', () => {
    const paid = { ...order, state: 'paid' as OrderState, paid: 500 };
    expect(paymentStatus({ ...paid, refunded: 499 }, false)).toBe('paid');
    expect(paymentStatus({ ...paid, state: 'refunded', refunded: 500 }, false)).toBe('refunded');
  });

  test('of a failed or canceled order has failed', () => {
    expect(paymentStatus({ ...order, state: 'failed' }, true)).toBe('failed');
    expect(paymentStatus({ ...order, state: 'canceled', due: true }, false)).toBe('failed');
  });
});
