import { expect, test } from 'vitest';
import { demandTable, messageLines, subscriberLines } from './print-lists.ts';

const message = {
  ...{ id: 1, storeId: 1, kind: 'message' as const, phone: null, subject: null, amount: null, language: 'en' },
  ...{ name: 'Ann', email: 'ann@example.com', orderNumber: '7', createdAt: new Date('2026-01-02T03:04:05Z') },
};

test('a message is printed line by line, without control characters', () => {
  expect(messageLines([{ ...message, message: 'Hello\r\n\u001b[2Jthere' }])).toEqual([
    '2026-01-02 03:04  message  Ann <ann@example.com> order 7',
    '    Hello',
    '    ·[2Jthere',
    '',
  ]);
  expect(messageLines([])).toEqual(['No messages.']);
});

test('subscribers are printed as CSV without formulas', () => {
  const reader = { language: 'en', since: '2026-01-02', unsubscribeUrl: 'https://shop.test/x' };
  expect(subscriberLines([{ ...reader, email: '=cmd,"x"@example.com' }])[1]).toBe(
    '"\'=cmd,""x""@example.com",en,2026-01-02,https://shop.test/x',
  );
});

test('demand has one row for each product', () => {
  const demand = { sku: 'BOWL', name: 'Bowl', stock: 0, forStock: 12, forPrice: 1, notified: 3 };
  expect(demandTable([demand])[2]).toBe('          12  1             3         0      BOWL  Bowl');
  expect(demandTable([])).toEqual(['No active alerts.']);
});
