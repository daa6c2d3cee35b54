import { expect, test } from 'vitest';
import { withdrawalTable } from './print-withdrawals.ts';

const received = {
  ...{ receivedAt: new Date('2026-06-19T08:05:09Z'), orderNumber: '1042', orderId: 1042, inTime: true },
  ...{ name: 'Ann', email: 'ann@example.com', lines: [] },
};

test('a declaration is a row that says what the merchant must look at, and cannot steer the terminal', () => {
  const lines = withdrawalTable([
    received,
    { ...received, inTime: false, lines: ['1 × Mug', '1 × Lamp'] },
    { ...received, orderNumber: '9\u001b[2J', orderId: null, inTime: null },
  ]);
  expect(lines[0]).toBe('  Received (UTC)  Order  Matched  In time  Name  Email            Items');
  expect(lines.slice(2)).toEqual([
    '2026-06-19 08:05  1042   yes      yes      Ann   ann@example.com  all',
    '2026-06-19 08:05  1042   yes      late     Ann   ann@example.com  1 × Mug; 1 × Lamp',
    '2026-06-19 08:05  9·[2J  no       ?        Ann   ann@example.com  all',
  ]);
});

test('no declaration is said so', () => {
  expect(withdrawalTable([])).toEqual(['No withdrawals.']);
});
