import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { expect, test } from 'vitest';
import { planRefund, type RefundDraft } from './refund-plan.ts';

const line = (sku: string, refundable: string, quantity = 1) => ({
  sku,
  name: `Name of ${sku}`,
  options: [],
  image: null,
  quantity,
  price: refundable,
  total: refundable,
  refundable,
  storeName: null,
  restockable: refundable === '0.00' ? 0 : quantity,
});
const order: Pick<StaffOrder, 'lines' | 'refundable' | 'currency' | 'state'> = {
  lines: [line('CUP', '12.00', 2), line('BOWL', '20.00'), line('GONE', '0.00')],
  refundable: '37.00',
  currency: 'EUR',
  state: 'shipped',
};
const empty: RefundDraft = { mode: 'all', amount: '', lines: {}, restockAll: false, reason: ' ' };
const plan = (draft: Partial<RefundDraft>, of = order) => planRefund(of, { ...empty, ...draft }, 2, 'fr');

test('everything that is left names the amount that was shown', () => {
  expect(plan({})).toEqual({
    plan: { total: '37.00', body: { amount: '37.00', lines: [], reason: null }, restocked: [] },
  });
});

test('everything of a shipped order goes back to stock only when it is asked for', () => {
  expect(plan({ restockAll: true, reason: 'returned' })).toEqual({
    plan: {
      total: '37.00',
      body: {
        amount: '37.00',
        lines: [
          { sku: 'CUP', amount: '12.00', restock: 2 },
          { sku: 'BOWL', amount: '20.00', restock: 1 },
        ],
        reason: 'returned',
      },
      restocked: [
        { name: 'Name of CUP', count: 2 },
        { name: 'Name of BOWL', count: 1 },
      ],
    },
  });
});

test('before shipping a full refund returns the items by itself, so no line asks for it', () => {
  expect(plan({ restockAll: true }, { ...order, state: 'paid' })).toMatchObject({
    plan: { body: { lines: [] }, restocked: [{ count: 2 }, { count: 1 }] },
  });
});

test('chosen lines are added up', () => {
  expect(
    plan({ mode: 'lines', lines: { CUP: { amount: '6,50', restock: 9 }, BOWL: { amount: '20', restock: 0 } } }),
  ).toEqual({
    plan: {
      total: '26.50',
      body: {
        amount: null,
        lines: [
          { sku: 'CUP', amount: '6.50', restock: 2 },
          { sku: 'BOWL', amount: '20.00', restock: 0 },
        ],
        reason: null,
      },
      restocked: [{ name: 'Name of CUP', count: 2 }],
    },
  });
});

test('each wrong line is told, and so is choosing none', () => {
  expect(plan({ mode: 'lines' })).toEqual({ issues: { lines: { kind: 'choose' } } });
  expect(
    plan({ mode: 'lines', lines: { CUP: { amount: '12,01', restock: 0 }, BOWL: { amount: '1.234', restock: 0 } } }),
  ).toEqual({
    issues: {
      CUP: { kind: 'more', left: '12.00' },
      BOWL: { kind: 'ambiguous', readings: ['1234,00', '1,23'] },
    },
  });
});

test('lines are worth more than what is left after a refund for no line in particular', () => {
  const lines = { CUP: { amount: '12', restock: 0 }, BOWL: { amount: '20', restock: 0 } };
  expect(plan({ mode: 'lines', lines }, { ...order, refundable: '30.00' })).toEqual({
    issues: { lines: { kind: 'more', left: '30.00' } },
  });
});

test('an amount is more than 0 and at most what is left', () => {
  expect(plan({ mode: 'amount', amount: '37,00' })).toMatchObject({ plan: { total: '37.00' } });
  expect(plan({ mode: 'amount', amount: '37,01' })).toEqual({ issues: { amount: { kind: 'more', left: '37.00' } } });
  expect(plan({ mode: 'amount', amount: '0' })).toEqual({ issues: { amount: { kind: 'zero' } } });
  expect(plan({ mode: 'amount', amount: '' })).toEqual({ issues: { amount: { kind: 'empty' } } });
});
