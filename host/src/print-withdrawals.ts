import type { ReceivedWithdrawal } from '@vitrine/server';
import { textTable } from './text-table.ts';

const HEADS = ['Received (UTC)', 'Order', 'Matched', 'In time', 'Name', 'Email', 'Items'];

/** Formats withdrawals as a table, newest first. */
export function withdrawalTable(withdrawals: readonly ReceivedWithdrawal[]): string[] {
  if (withdrawals.length === 0) return ['No withdrawals.'];
  const rows = withdrawals.map(({ receivedAt, orderNumber, orderId, inTime, name, email, lines }) => [
    receivedAt.toISOString().slice(0, 16).replace('T', ' '),
    orderNumber,
    orderId === null ? 'no' : 'yes',
    inTime === null ? '?' : inTime ? 'yes' : 'late',
    name,
    email,
    lines.join('; ') || 'all',
  ]);
  return textTable(HEADS, rows);
}
