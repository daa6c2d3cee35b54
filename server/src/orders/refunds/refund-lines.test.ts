import { describe, expect, test } from 'vitest';
import type { LineRow } from '../orders-repository.ts';
import { draftRefund, type RefundRequest } from './refund-lines.ts';

const line = (id: number, sku: string, subtotal: number, discount = 0) =>
  ({ id, sku, subtotal, discount, quantity: 1 }) as LineRow;
const lines = [line(1, 'MUG', 2000, 200), line(2, 'BOWL', 1000)];
/** 18.00 + 10.00, tax 2.80, delivery 5.00. */
const draft = (
  request: Partial<RefundRequest>,
  left = 3580,
  earlier: { lineId: number; sku: string; amount: number }[] = [],
) => draftRefund({ tax: 280 }, lines, { earlier, left }, { amount: null, lines: [], ...request });

describe('a refund', () => {
  test('of everything names what each line is worth; the rest is the delivery', () => {
    expect(draft({})).toEqual({
      amount: 3580,
      lines: [
        { lineId: 1, sku: 'MUG', amount: 1980 },
        { lineId: 2, sku: 'BOWL', amount: 1100 },
      ],
    });
  });

  test('of a line is all that is left of it, with its tax', () => {
    expect(draft({ lines: [{ sku: 'BOWL', amount: null }] })).toEqual({
      amount: 1100,
      lines: [{ lineId: 2, sku: 'BOWL', amount: 1100 }],
    });
    expect(draft({ lines: [{ sku: 'BOWL', amount: null }] }, 3180, [{ lineId: 2, sku: 'BOWL', amount: 400 }])).toEqual({
      amount: 700,
      lines: [{ lineId: 2, sku: 'BOWL', amount: 700 }],
    });
  });

  test('of an amount above the lines is for the delivery as well', () => {
    expect(draft({ amount: 1600, lines: [{ sku: 'BOWL', amount: 1100 }] })).toMatchObject({ amount: 1600 });
  });

  test('of an amount alone is for no line', () => {
    expect(draft({ amount: 500 })).toEqual({ amount: 500, lines: [] });
  });

  test('of the rest never gives lines more than the rest', () => {
    const drafted = draft({}, 1000);
    expect(drafted).toMatchObject({ amount: 1000 });
    const sum = 'lines' in drafted ? drafted.lines.reduce((total, { amount }) => total + amount, 0) : 0;
    expect(sum).toBe(1000);
  });

  test.each([
    [{ amount: 3581 }, { kind: 'amount', left: 3580 }],
    [{ amount: 0 }, { kind: 'amount', left: 3580 }],
    [{ amount: Number.NaN }, { kind: 'amount', left: 3580 }],
    [
      { amount: 100, lines: [{ sku: 'BOWL', amount: 200 }] },
      { kind: 'amount', left: 3580 },
    ],
    [{ lines: [{ sku: 'BOWL', amount: 1101 }] }, { kind: 'line', sku: 'BOWL', left: 1100 }],
    [{ lines: [{ sku: 'BOWL', amount: Number.NaN }] }, { kind: 'line', sku: 'BOWL', left: 1100 }],
    [{ lines: [{ sku: 'CUP', amount: null }] }, { kind: 'unknown', sku: 'CUP' }],
    [
      {
        lines: [
          { sku: 'BOWL', amount: 1 },
          { sku: 'BOWL', amount: 1 },
        ],
      },
      { kind: 'unknown', sku: 'BOWL' },
    ],
  ])('%j is refused', (request, issue) => {
    expect(draft(request)).toEqual(issue);
  });
});
