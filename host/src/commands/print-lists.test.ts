import { expect, test } from 'vitest';
import { invitedLines, preOrderTable, searchTable, withdrawalTable } from './print-lists.ts';

test('a pre-order queue is one row without control characters', () => {
  const queue = { sku: 'PRE', name: 'Ahead\u001b[2J', expectedOn: '2026-12-30', stock: 0 };
  const lines = preOrderTable([{ ...queue, waiting: 12, pieces: 14, invited: 3, canceled: 1 }]);
  expect(lines[0]).toBe('Waiting  Quantity  Stock  Invited  Canceled  Expected on  SKU  Product');
  expect(lines[2]).toBe('     12  14        0      3        1         2026-12-30   PRE  Ahead·[2J');
});

test('an empty queue and the result of an invitation are printed', () => {
  expect(preOrderTable([])).toEqual(['No pre-orders.']);
  expect(invitedLines([{ sku: 'PRE', name: 'Ahead', people: 2, stillWaiting: 5 }])).toEqual([
    'PRE: 2 invited, 5 still waiting',
  ]);
});

test('prints searches without results, in columns', () => {
  const lines = searchTable([
    { term: 'zeppelin', language: 'en', times: 12, near: false, lastDay: '2026-11-15' },
    { term: 'a\u001b[2J', language: 'fr', times: 1, near: true, lastDay: '2026-11-14' },
  ]);
  expect(lines.slice(2)).toEqual([
    'Count  Search    Language  Last on     Shown instead',
    '─────  ────────  ────────  ──────────  ────────────────',
    '   12  zeppelin  en        2026-11-15  nothing',
    '    1  a·[2J     fr        2026-11-14  similar products',
  ]);
});

test('without searches a message is printed', () => {
  expect(searchTable([])).toEqual(['No searches without results in the last 30 days.']);
});

const received = {
  id: 3,
  ...{ receivedAt: new Date('2026-06-19T08:05:09Z'), orderNumber: '1042', orderId: 1042, inTime: true },
  ...{ name: 'Ann', email: 'ann@example.com', lines: [] },
};

test('a withdrawal is one row with its state, without control characters', () => {
  const lines = withdrawalTable([
    received,
    { ...received, inTime: false, lines: ['1 × Mug', '1 × Lamp'] },
    { ...received, orderNumber: '9\u001b[2J', orderId: null, inTime: null },
  ]);
  expect(lines[0]).toBe('No.  Received (UTC)    Order  Matched  In time  Name  Email            Items');
  expect(lines.slice(2)).toEqual([
    '  3  2026-06-19 08:05  1042   yes      yes      Ann   ann@example.com  all',
    '  3  2026-06-19 08:05  1042   yes      late     Ann   ann@example.com  1 × Mug; 1 × Lamp',
    '  3  2026-06-19 08:05  9·[2J  no       ?        Ann   ann@example.com  all',
  ]);
});

test('without withdrawals a message is printed', () => {
  expect(withdrawalTable([])).toEqual(['No withdrawals.']);
});
