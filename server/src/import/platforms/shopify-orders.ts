// Reads the orders of a Shopify shop: one row for each item, with the values of the order in the first of its rows.
import { isEmail } from '@vitrine/contract/address/address-rules.ts';
import type { ArchivedAddress, ArchivedDetails, ImportedOrder } from '../../archive/archive.ts';
import { MAX_AMOUNT, toMinor } from '../../platform/money.ts';
import { unescapeCell } from '../../platform/text/write-csv.ts';
import { createIssue, type EntryIssue } from '../../product-editing/entries/issue.ts';
import { type Cells, CsvColumns } from '../csv/csv-columns.ts';
import { type DecimalSign, DecimalSigns, readNumber } from '../csv/decimal-numbers.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import type { ImportIssues } from '../mapped/import-issues.ts';
import { ignoredOrderColumns, orderColumns, readStatus, readTime } from './shopify-order-cells.ts';

type Column = keyof typeof orderColumns;
type Row = Cells<typeof orderColumns>;

const AMOUNTS = ['subtotal', 'discount', 'delivery', 'tax', 'total', 'refunded', 'unit', 'lineDiscount'] as const;

export class ShopifyOrders {
  private readonly rowsOf = new Map<string, Row[]>();
  private readonly columns: CsvColumns<typeof orderColumns>;
  private readonly issues: ImportIssues;
  private readonly options: { readonly decimal: DecimalSign | undefined; readonly keptSince: Date };

  /** Older orders than `keptSince` are left out. */
  constructor(columns: ReadonlyMap<string, string>, issues: ImportIssues, options: ShopifyOrders['options']) {
    this.columns = new CsvColumns(orderColumns, columns, ignoredOrderColumns);
    this.issues = issues;
    this.options = options;
  }

  add(csvRow: CsvRow): void {
    const row = this.columns.cells(csvRow);
    this.columns.reportOthers(csvRow, this.issues, () => false);
    const number = cellOf(row, 'number');
    const rows = this.rowsOf.get(number);
    if (number === '') this.report('error', row, 'number', createIssue('order-without-number'));
    else if (rows) rows.push(row);
    else this.rowsOf.set(number, [row]);
  }

  finish(): ImportedOrder[] {
    const rows = [...this.rowsOf.values()].flat();
    const signs = new DecimalSigns();
    for (const row of rows) for (const column of AMOUNTS) signs.see({ text: cellOf(row, column), line: row.line });
    const sign = signs.choose(this.options.decimal, this.issues);
    return [...this.rowsOf].flatMap(([number, ofOrder]) => this.readOrder(number, ofOrder, sign) ?? []);
  }

  private report(kind: 'error' | 'refused' | 'warning', row: Row, column: Column, found: EntryIssue): undefined {
    this.issues.add(kind, row.line, row.place(column).column, found);
  }

  /** Undefined when the order is left out, or has an error. */
  private readOrder(number: string, rows: readonly Row[], sign: DecimalSign): ImportedOrder | undefined {
    const [first] = rows;
    if (!first) return undefined;
    const rowWith = (column: Column) => rows.find((row) => cellOf(row, column) !== '') ?? first;
    const cell = (column: Column) => cellOf(rowWith(column), column);
    const placed = readTime(cell('createdAt'));
    if (!placed)
      return this.report('error', rowWith('createdAt'), 'createdAt', createIssue('not-a-date', cell('createdAt')));
    if (placed.at < this.options.keptSince)
      return this.report('refused', first, 'createdAt', createIssue('order-too-old', number));
    const currency = cell('currency').toUpperCase();
    if (!Intl.supportedValuesOf('currency').includes(currency))
      return this.report('error', rowWith('currency'), 'currency', createIssue('not-a-currency', cell('currency')));
    const amount = (row: Row, column: Column) => this.readAmount(row, column, currency, sign);
    const ofOrder = (column: Column) => (cell(column) === '' ? 0 : amount(rowWith(column), column));
    const optional = (column: Column) => cell(column) || null;
    if (cell('total') === '') this.report('error', first, 'total', createIssue('order-without-total', number));
    return {
      number,
      email: this.readEmail(rowWith('email'), number),
      placedAt: placed.at,
      status: readStatus(cell('status'), cell('canceledAt')),
      currency,
      details: {
        day: placed.day,
        lines: rows.filter((row) => cellOf(row, 'name') !== '').map((row) => this.readLine(row, amount)),
        subtotal: ofOrder('subtotal'),
        discount: ofOrder('discount'),
        delivery: ofOrder('delivery'),
        tax: ofOrder('tax'),
        total: ofOrder('total'),
        refunded: ofOrder('refunded'),
        coupon: optional('coupon'),
        deliveryName: optional('deliveryName'),
        paymentName: optional('paymentName'),
        billingAddress: readAddress('billing', cell),
        deliveryAddress: readAddress('shipping', cell),
      },
    };
  }

  private readLine(row: Row, amount: (row: Row, column: Column) => number): ArchivedDetails['lines'][number] {
    const quantity = cellOf(row, 'quantity');
    if (!/^\d{1,6}$/.test(quantity)) this.report('error', row, 'quantity', createIssue('not-pieces', quantity));
    return {
      sku: cellOf(row, 'sku') || null,
      name: cellOf(row, 'name'),
      quantity: Number(quantity),
      unit: amount(row, 'unit'),
      discount: cellOf(row, 'lineDiscount') === '' ? 0 : amount(row, 'lineDiscount'),
    };
  }

  private readAmount(row: Row, column: Column, currency: string, sign: DecimalSign): number {
    const text = cellOf(row, column);
    const number = readNumber(text, sign);
    const minor = number === undefined ? null : toMinor(number, currency);
    if (minor !== null && Math.abs(minor) <= MAX_AMOUNT) return minor;
    this.report('error', row, column, createIssue('not-an-amount-in', text, currency));
    return 0;
  }

  /** Orders that were placed in a store have no address; they are kept, but belong to no account. */
  private readEmail(row: Row, number: string): string | null {
    const email = cellOf(row, 'email');
    if (isEmail(email)) return email.toLowerCase();
    const found =
      email === '' ? createIssue('order-without-email', number) : createIssue('order-with-wrong-email', email, number);
    this.report('warning', row, 'email', found);
    return null;
  }
}

const cellOf = (row: Row, column: Column): string => unescapeCell(row.get(column)?.trim() ?? '');

const readAddress = (kind: 'billing' | 'shipping', cell: (column: Column) => string): ArchivedAddress => ({
  name: cell(`${kind}Name`),
  company: cell(`${kind}Company`),
  address: cell(`${kind}Address1`),
  address2: cell(`${kind}Address2`),
  city: cell(`${kind}City`),
  postalCode: cell(`${kind}Zip`),
  province: cell(`${kind}Province`),
  country: cell(`${kind}Country`),
  phone: cell(`${kind}Phone`),
});
