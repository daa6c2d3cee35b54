import { DomainError, type ShopCommands } from '@vitrine/server';
import { describe, expect, test } from 'vitest';
import { recordCalls } from '../../testing/record-calls.ts';
import { runCommand } from './command-channel.ts';

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
const withdrawal = {
  id: 3,
  orderId: 7,
  receivedAt: '2026-11-16T09:00:00.000Z',
  name: 'Ann Lee',
  email: 'ann@example.com',
  lines: [],
  remark: null,
  isInTime: true,
  isOpen: true,
  refundBy: '2026-11-30',
};

function recordingApi() {
  const { asked, note } = recordCalls();
  const summary = {
    id: 7,
    number: 'V-7',
    date: new Date('2026-11-15T10:20:30Z'),
    state: 'paid' as const,
    payment: 'paid',
    name: 'Ann \u001b[2JLee',
    emailAddress: 'ann@example.com',
    total: '$26.50',
    withdrawal: 'whole' as const,
  };
  const refund = {
    orderId: 7,
    amount: '$6.50',
    state: 'failed' as const,
    owedSince: new Date('2026-11-15T10:20:30Z'),
    tries: 3,
    nextTry: null,
    lastError: 'expired_or_canceled_card',
    lines: [{ sku: 'MUG', amount: '$4.00' }],
  };
  const api = {
    listOrders: note('list', [summary]),
    listArchive: note('archive', [{ ...summary, number: '#1001', status: null, emailAddress: null }]),
    listOpenRefunds: note('refunds', [refund]),
    showOrder: note('show', {
      order: shownOrder,
      refunds: [refund],
      disputes: [dispute],
      withdrawals: [withdrawal, { ...withdrawal, id: 4, lines: ['1 × Mug'], isInTime: false, isOpen: false }],
    }),
    shipOrder: note('ship', 'shipped'),
    refundOrder: note('refund', { amount: '$6.50', isRecorded: false }),
    cancelOrder: note('cancel', undefined),
    addOrderNote: note('note', undefined),
    receivePayment: note('paid', undefined),
  } as unknown as ShopCommands;
  return { api, asked };
}

const run = async (api: ShopCommands, args: readonly string[]) => (await runCommand(api, args)).lines;

describe('a command about orders', () => {
  test('prints the newest orders in columns, without control characters', async () => {
    const [heads, , row] = await run(recordingApi().api, ['orders']);
    expect(heads?.split(/ {2,}/)).toEqual([
      'Order',
      'Placed (UTC)',
      'State',
      'Payment',
      'Withdrawal',
      'Total',
      'Name',
      'Email',
    ]);
    expect(row?.trim().split(/ {2,}/)).toEqual([
      'V-7',
      '2026-11-15 10:20',
      'paid',
      'paid',
      'whole',
      '$26.50',
      'Ann ·[2JLee',
      'ann@example.com',
    ]);
  });

  test('shows refunds and disputes of an order', async () => {
    const lines = await run(recordingApi().api, ['order', '7']);
    expect(lines).toContain('2026-11-15 10:20  Refund of $6.50: failed (expired_or_canceled_card), MUG $4.00');
    expect(lines).toContain('2026-11-16 08:00  Dispute of $26.50: open, fraudulent, answer by 2026-11-25 23:59 (du_1)');
  });

  test('shows withdrawals of an order, and until when the money goes back', async () => {
    const lines = await run(recordingApi().api, ['order', '7']);
    expect(lines).toContain(
      '2026-11-16 09:00  Withdrawal 3 from the whole order: not settled, in time, pay back by 2026-11-30',
    );
    expect(lines).toContain('2026-11-16 09:00  Withdrawal 4 from 1 × Mug: settled, late');
  });

  test('lists open refunds', async () => {
    const [heads, , row] = await run(recordingApi().api, ['refunds']);
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
      ['ship', 'V-7'],
      ['ship', 7, null],
    ],
    [
      ['refund', '7', '--amount', '6.50'],
      ['refund', 7, '6.50', [], { reason: null }],
    ],
    [
      ['refund', '7'],
      ['refund', 7, null, [], { reason: null }],
    ],
    [
      ['cancel', '7', '--reason', 'Out of stock'],
      ['cancel', 7, 'Out of stock'],
    ],
    [
      ['note', '7', 'Called back'],
      ['note', 7, 'Called back'],
    ],
    [
      ['paid', '7'],
      ['paid', 7],
    ],
    [
      ['refund', '7', '--line', 'A=B=2,5', '--line', 'MUG'],
      [
        'refund',
        7,
        null,
        [
          { sku: 'A=B', amount: '2.5' },
          { sku: 'MUG', amount: null },
        ],
        { reason: null },
      ],
    ],
    [
      ['orders', '--since', '2026-11-01', '--status', 'paid,placed'],
      ['list', { since: new Date('2026-11-01T00:00:00Z'), states: ['paid', 'placed'] }],
    ],
  ])('%j calls the use case', async (args, call) => {
    const { api, asked } = recordingApi();
    expect((await run(api, args)).length).toBeGreaterThan(0);
    expect(asked).toEqual([call]);
  });

  test.each([
    [['ship'], 'ID is missing.'],
    [['note', '7', ' '], 'A note has 1 to 2,000 letters.'],
    [['ship', 'x'], '"x" is not an order number such as 10042.'],
    [['ship', '1.5'], '"1.5" is not an order number such as 10042.'],
    [['ship', '7', '8'], '"8" is not expected here.'],
    [
      ['ship', '7', '--url', 'javascript:alert(1)', '--tracking', 'T'],
      '"javascript:alert(1)" is not a URL such as https://post.example/T1.',
    ],
    [['ship', '7', '--url', 'https://post.example'], '--url needs --tracking.'],
    [['ship', '7', '--amount', '1'], "Unknown option '--amount'."],
    [['ship', '7', '--tracking'], "Option '--tracking <value>' argument missing."],
    [['refund', '7', '--amount', 'ten'], '"ten" is not an amount such as 79.90.'],
    [['refund', '7', '--line', 'MUG='], '"" is not an amount such as 79.90.'],
    [['orders', '1'], '"1" is not expected here.'],
    [['orders', '--since', '2026-02-30'], '"2026-02-30" is not a day such as 2026-12-24.'],
    [['orders', '--status', 'lost'], '"lost" is not a state of an order.'],
    [['refunds', '1'], '"1" is not expected here.'],
  ])('%j is refused with the mistake, and nothing is called', async (args, mistake) => {
    const { api, asked } = recordingApi();
    expect(await runCommand(api, args)).toEqual({ lines: [mistake], outcome: 'wrong' });
    expect(asked).toEqual([]);
  });

  test('prints orders for programs', async () => {
    const [line = '', ...others] = await run(recordingApi().api, ['orders', '--json']);
    expect(others).toEqual([]);
    expect(JSON.parse(line)).toMatchObject([{ id: 7, state: 'paid', date: '2026-11-15T10:20:30.000Z' }]);
  });

  test('says that a refund is only recorded', async () => {
    const api = { ...recordingApi().api, refundOrder: async () => ({ amount: '$6.50', isRecorded: true }) };
    expect(await run(api, ['refund', '7'])).toEqual([
      'Refund of $6.50 recorded for order 7. Pay it back to the customer yourself.',
    ]);
  });

  test('prints the message of a domain error', async () => {
    const refused = async () => {
      throw new DomainError('order.not-cancelable', { number: 'V-7' });
    };
    const api = { ...recordingApi().api, cancelOrder: refused };
    expect(await runCommand(api, ['cancel', '7'])).toEqual({
      lines: ['Order V-7 cannot be canceled: it is shipped or has ended'],
      outcome: 'refused',
    });
    expect(await runCommand(api, ['nothing'])).toEqual({ lines: [], outcome: 'unknown' });
  });
});

test('orders of another shop are listed apart', async () => {
  const { api, asked } = recordingApi();
  const { lines } = await runCommand(api, ['orders', '--archived', '--since', '2026-01-02']);
  expect(lines.at(-1)).toMatch(/^#1001 +2026-11-15 10:20 +- +\$26\.50 +Ann .*Lee +-$/);
  expect(asked.at(-1)).toEqual(['archive', { since: new Date('2026-01-02T00:00:00Z') }]);
  const { lines: json } = await runCommand(api, ['orders', '--archived', '--json']);
  expect(JSON.parse(json[0] ?? '')).toMatchObject([{ number: '#1001' }]);
  expect(await runCommand(api, ['orders', '--archived', '--status', 'paid'])).toMatchObject({ outcome: 'wrong' });
});
