import { expect, test } from 'vitest';
import { invitedLines, preOrderTable } from './print-preorders.ts';

test('a queue is a row; a name cannot steer the terminal', () => {
  const queue = { sku: 'PRE', name: 'Ahead\u001b[2J', expectedOn: '2026-12-30', stock: 0 };
  const lines = preOrderTable([{ ...queue, waiting: 12, pieces: 14, invited: 3, canceled: 1 }]);
  expect(lines[0]).toBe('Waiting  Quantity  Stock  Invited  Canceled  Expected on  SKU  Product');
  expect(lines[2]).toBe('     12  14        0      3        1         2026-12-30   PRE  Ahead·[2J');
});

test('no queue, and what an invitation has done', () => {
  expect(preOrderTable([])).toEqual(['No pre-orders.']);
  expect(invitedLines([{ sku: 'PRE', name: 'Ahead', people: 2, stillWaiting: 5 }])).toEqual([
    'PRE: 2 invited, 5 still waiting',
  ]);
});
