// Pure: the price of a WooCommerce row. A sale with days becomes a special price.

import { isBelow } from '@vitrine/contract/catalog/sale-rules.ts';
import { createIssue } from '../../product-editing/entries/issue.ts';
import type { Cells } from '../csv/csv-columns.ts';
import type { CatalogBuilder, Entry } from '../mapped/catalog-builder.ts';
import { NOT_FOR_SALE } from './product-values.ts';
import type { WooColumn, wooColumns } from './woocommerce-columns.ts';

const DAY = 24 * 60 * 60 * 1000;

export function wooPrice(
  row: Cells<typeof wooColumns>,
  sku: string,
  builder: CatalogBuilder,
  key: (column: WooColumn) => string,
): Entry | undefined {
  const price = builder.amount(row.get('price'), row.place('price'));
  if (price === undefined) return row.get('price') === undefined ? NOT_FOR_SALE : undefined;
  const sale = builder.amount(row.get('special'), row.place('special'));
  const history = builder.pastPrices(sku);
  const base = { price, ...(history.length > 0 && { history }) };
  if (sale === undefined) return base;
  if (!isBelow({ price: sale }, price)) {
    builder.issues.add('lost', row.line, key('special'), createIssue('sale-not-lower', sale, price));
    return base;
  }
  const from = dayOf(row, 'saleFrom', builder, key);
  const last = dayOf(row, 'saleUntil', builder, key);
  // The last day belongs to the sale.
  const until = last && new Date(Date.parse(last) + DAY).toISOString().slice(0, 10);
  if (history.length === 0) builder.issues.add('warning', row.line, key('special'), createIssue('nothing-struck-out'));
  return { ...base, special: { price: sale, ...(from && { from }), ...(until && { until }) } };
}

function dayOf(
  row: Cells<typeof wooColumns>,
  column: 'saleFrom' | 'saleUntil',
  builder: CatalogBuilder,
  key: (column: WooColumn) => string,
): string | undefined {
  const text = row.get(column)?.trim();
  if (text === undefined) return undefined;
  const day = /^(\d{4}-\d\d-\d\d)([ T].*)?$/.exec(text)?.[1];
  if (day !== undefined && !Number.isNaN(Date.parse(day))) return day;
  builder.issues.add('error', row.line, key(column), createIssue('not-a-day', text));
  return undefined;
}
