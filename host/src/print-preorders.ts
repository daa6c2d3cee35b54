import type { Invited, PreOrderQueue } from '@vitrine/server';
import { textTable } from './text-table.ts';

const HEADS = ['Waiting', 'Quantity', 'Stock', 'Invited', 'Canceled', 'Expected on', 'SKU', 'Product'];

/** Formats the pre-order queues as a table. */
export function preOrderTable(queues: readonly PreOrderQueue[]): string[] {
  if (queues.length === 0) return ['No pre-orders.'];
  const rows = queues.map(({ waiting, pieces, stock, invited, canceled, expectedOn, sku, name }) => [
    ...[waiting, pieces, stock, invited, canceled].map(String),
    expectedOn,
    sku,
    name,
  ]);
  return [...textTable(HEADS, rows), '', 'When stock arrives, run: npm run shop -- invite SKU'];
}

export const invitedLines = (results: readonly Invited[]): string[] =>
  results.map(({ sku, people, stillWaiting }) => `${sku}: ${people} invited, ${stillWaiting} still waiting`);
