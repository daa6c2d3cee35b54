import type { Demand } from '@vitrine/server';
import { textTable } from './text-table.ts';

const HEADS = ['Stock alerts', 'Price alerts', 'Notified', 'Stock', 'SKU', 'Product'];

/** Formats the active alerts as a table. */
export function demandTable(demand: readonly Demand[]): string[] {
  if (demand.length === 0) return ['No active alerts.'];
  return textTable(
    HEADS,
    demand.map(({ forStock, forPrice, told, stock, sku, name }) => [
      ...[forStock, forPrice, told, stock].map(String),
      sku,
      name,
    ]),
  );
}
