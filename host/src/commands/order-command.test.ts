import { type AdminApi, Refusal } from '@vitrine/server';
import { describe, expect, test } from 'vitest';
import { runCommand } from './command-channel.ts';
import { runOrderCommand } from './order-command.ts';
import { UnknownCommand } from './unknown-command.ts';

const shownOrder = {
  id: 7,
  datePurchased: '2026-11-15T10:20:30Z',
  orderStatus: 'PROCESSED',
  paymentStatus: 'paid',
  paymentName: 'Card',
  customer: { emailAddress: 'ann@example.com' },
  delivery: { firstName: 'Ann', lastName: 'Lee', postalCode: '04101', city: 'Portland' },
  billing: { firstName: 'Ann', lastName: 'Lee', postalCode: '04101', city: 'Portland' },
  shippingName: 'Standard',
  tracking: null,
  comments: null,
  products: [],
  totals: [],
  history: [],
};
const dispute = {
  reference: 'du_1',
  amount: '$26.50',
  reason: 'fraudulent',
  state: 'open',
  openedAt: new Date('2026-11-16T08:00:00Z'),
  dueBy: new Date('2026-11-25T23:59:00Z'),
};

/** Writes down what it is asked. */
function recordingApi() {
  const asked: unknown[] = [];
  const note =
    <T>(name: string, answer: T) =>
    async (...args: unknown[]): Promise<T> => {
      asked.push([name, ...args]);
      return answer;
    };
  const summary = {
    id: 7,
    date: new Date('2026-11-15T10:20:30Z'),
    state: 'paid' as const,
    payment: 'paid',
    name: 'Ann \u001b[2JLee',
    emailAddress: 'ann@example.com',
    total: '$26.50',
  };
  const refund = {
    orderId: 7,
    amount: '$6.50',
    state: 'failed' as const,
    owedSince: new Date('2026-11-15T10:20:30Z'),
    tries: 3,
    nextTry: null,
    lastError: 'expired_or_canceled_card',
  };
  const api = {
    listRecentOrders: note('list', [summary]),
    listOpenRefunds: note('refunds', [refund]),
    showOrder: note('show', { order: shownOrder, refunds: [refund], disputes: [dispute] }),
    shipOrder: note('ship', undefined),
    refundOrder: note('refund', '$6.50'),
    cancelOrder: note('cancel', undefined),
    receivePayment: note('paid', undefined),
    setStock: note('stock', 3),
  } as unknown as AdminApi;
  return { api, asked };
}

describe('a command about orders', () => {
  test('prints the newest orders in columns, without control characters', async () => {
    const [heads, , row] = await runOrderCommand(recordingApi().api, ['orders']);
    expect(heads?.split(/ {2,}/)).toEqual(['Order', 'Placed (UTC)', 'State', 'Payment', 'Total', 'Name', 'Email']);
    expect(row?.trim().split(/ {2,}/)).toEqual([
      '7',
      '2026-11-15 10:20',
      'paid',
      'paid',
      '$26.50',
      'Ann ·[2JLee',
      'ann@example.com',
    ]);
  });

  test('shows refunds and disputes of an order', async () => {
    const lines = await runOrderCommand(recordingApi().api, ['order', '7']);
    expect(lines).toContain('2026-11-15 10:20  Refund of $6.50: failed (expired_or_canceled_card)');
    expect(lines).toContain('2026-11-16 08:00  Dispute of $26.50: open, fraudulent, answer by 2026-11-25 23:59 (du_1)');
  });

  test('lists open refunds', async () => {
    const [heads, , row] = await runOrderCommand(recordingApi().api, ['refunds']);
    expect(heads?.split(/ {2,}/)).toEqual([
      'Order',
      'Amount',
      'State',
      'Since (UTC)',
      'Tries',
      'Next try (UTC)',
      'Reason',
    ]);
    expect(row?.trim().split(/ {2,}/)).toEqual([
      '7',
      '$6.50',
      'failed',
      '2026-11-15 10:20',
      '3',
      '-',
      'expired_or_canceled_card',
    ]);
  });

  test.each([
    [
      ['ship', '7', '--tracking', 'T1', '--url', 'https://post.example/T1'],
      ['ship', 7, { number: 'T1', url: 'https://post.example/T1' }],
    ],
    [
      ['ship', '7'],
      ['ship', 7, null],
    ],
    [
      ['refund', '7', '--amount', '6.50'],
      ['refund', 7, '6.50'],
    ],
    [
      ['refund', '7'],
      ['refund', 7, null],
    ],
    [
      ['cancel', '7'],
      ['cancel', 7],
    ],
    [
      ['paid', '7'],
      ['paid', 7],
    ],
    [
      ['stock', 'MUG', '12'],
      ['stock', 'MUG', 12],
    ],
  ])('%j calls the admin API', async (args, call) => {
    const { api, asked } = recordingApi();
    expect((await runOrderCommand(api, args)).length).toBeGreaterThan(0);
    expect(asked).toEqual([call]);
  });

  test.each([
    [['ship']],
    [['ship', 'x']],
    [['ship', '7', '8']],
    [['ship', '7', '--url', 'javascript:alert(1)', '--tracking', 'T']],
    [['ship', '7', '--amount', '1']],
    [['refund', '7', '--tracking', 'T']],
    [['refund', '7', '--force']],
    [['stock', 'MUG', '-1']],
    [['stock', 'MUG', '1.5']],
    [['stock', 'MUG']],
    [['orders', '1']],
    [['refunds', '1']],
  ])('%j is refused, and nothing is called', async (args) => {
    const { api, asked } = recordingApi();
    await expect(runOrderCommand(api, args)).rejects.toBeInstanceOf(UnknownCommand);
    expect(asked).toEqual([]);
  });

  test('prints the message of a refusal', async () => {
    const refused = async () => {
      throw new Refusal('order.cannot', { id: 7, state: 'shipped', reason: 'it is too late' });
    };
    const api = { ...recordingApi().api, cancelOrder: refused };
    expect(await runCommand(api, ['cancel', '7'])).toEqual({
      lines: ['Order 7 is shipped: it is too late'],
      outcome: 'refused',
    });
    expect(await runCommand(api, ['cancel'])).toEqual({ lines: [], outcome: 'unknown' });
  });
});
