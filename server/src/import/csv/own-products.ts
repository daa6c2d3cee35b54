// Reads products from a table as the export writes it, some at a time: the rows of a product stand together.
import { setImmediate } from 'node:timers/promises';
import { unescapeCell } from '../../platform/text/write-csv.ts';
import { createIssue } from '../../product-editing/entries/issue.ts';
import { addChecked, type TablePlaces } from '../mapped/add-checked.ts';
import type { Entry } from '../mapped/catalog-builder.ts';
import type { ImportIssues } from '../mapped/import-issues.ts';
import type { ProductStore } from '../product-store.ts';
import { type DecimalSign, DecimalSigns } from './decimal-numbers.ts';
import { type CustomCells, entriesOf, numbersIn, ownColumn } from './product-cells.ts';
import type { CsvRow, OpenedCsv } from './read-csv.ts';

interface Read {
  readonly sku: string;
  readonly entry: Entry;
  readonly line: number;
  readonly variants: Entry[];
  readonly variantLines: number[];
}

/** Products that are checked and stored at once. */
const BATCH = 100;

/** Adds the products to those that were read before; what is wrong goes to the issues. */
export async function readOwnProducts(
  csv: Pick<OpenedCsv, 'columns' | 'rows'>,
  issues: ImportIssues,
  decided: DecimalSign | undefined,
  products: ProductStore,
  custom: CustomCells,
): Promise<TablePlaces> {
  const signs = new DecimalSigns();
  for await (const row of csv.rows())
    for (const number of numbersIn(ownRow(row, csv.columns).cells, row.line, custom)) signs.see(number);
  const sign = signs.choose(decided, issues);
  const reader = new TableReader(csv.columns, issues, products, custom);
  for await (const row of csv.rows()) await reader.add(ownRow(row, csv.columns), sign);
  return reader.finish();
}

/** Columns are named like keys of the catalog file, in which large and small letters differ. */
const ownRow = ({ line, cells }: CsvRow, columns: ReadonlyMap<string, string>): CsvRow => ({
  line,
  cells: new Map([...cells].map(([key, text]) => [ownColumn(columns.get(key) ?? key), unescapeCell(text)])),
});

class TableReader {
  private readonly columns: ReadonlyMap<string, string>;
  private readonly issues: ImportIssues;
  private readonly products: ProductStore;
  private readonly custom: CustomCells;
  private readonly lineOfSku = new Map<string, number>();
  readonly lineOf = new Map<string, number>();
  readonly columnOf: Readonly<Record<string, string>>;
  private current: Read | undefined;
  private waiting: Read[] = [];
  private count = 0;

  constructor(columns: ReadonlyMap<string, string>, issues: ImportIssues, products: ProductStore, custom: CustomCells) {
    this.custom = custom;
    this.columns = columns;
    this.issues = issues;
    this.products = products;
    this.columnOf = Object.fromEntries(
      [...this.columns.values()].map((column) => [column.split('.').at(-1) ?? column, column]),
    );
  }

  async add({ line, cells }: CsvRow, sign: DecimalSign): Promise<void> {
    const { product, variant, issues } = entriesOf(cells, sign, this.custom);
    for (const { column, ...found } of issues) this.issues.add('error', line, column, found);
    const sku = String(product.sku ?? '').trim();
    if (sku === '') {
      this.issues.add('error', line, 'sku', createIssue('sku-missing'));
      return;
    }
    if (this.current?.sku !== sku) await this.begin({ sku, entry: product, line, variants: [], variantLines: [] });
    const { current } = this;
    if (!current) return;
    // Later rows of a product are its variants; their blank cells mean the same as in its first row.
    for (const [key, value] of Object.entries(product))
      if (JSON.stringify(current.entry[key]) !== JSON.stringify(value))
        this.issues.add('error', line, key, createIssue('row-differs', current.line));
    if (Object.keys(variant).length > 0) {
      current.variants.push(variant);
      current.variantLines.push(line);
    } else if (current.line !== line)
      this.issues.add('error', line, 'sku', createIssue('sku-twice', sku, current.line));
  }

  private async begin(next: Read): Promise<void> {
    await this.end();
    const before = this.lineOfSku.get(next.sku);
    if (before !== undefined) this.issues.add('error', next.line, 'sku', createIssue('sku-apart', next.sku, before));
    this.lineOfSku.set(next.sku, next.line);
    this.current = next;
  }

  private async end(): Promise<void> {
    if (this.current) this.waiting.push(this.current);
    this.current = undefined;
    if (this.waiting.length >= BATCH) await this.store();
  }

  private async store(): Promise<void> {
    const entries = this.waiting.map(({ entry, line, variants, variantLines }, index) => {
      const place = `products.${this.count + index}`;
      this.lineOf.set(place, line);
      for (const [at, variantLine] of variantLines.entries()) this.lineOf.set(`${place}.variants.${at}`, variantLine);
      return variants.length === 0 ? entry : { ...entry, variants };
    });
    await addChecked(this.products, entries, this.count, this, this.issues);
    this.count += entries.length;
    this.waiting = [];
    await setImmediate();
  }

  async finish(): Promise<TablePlaces> {
    await this.end();
    await this.store();
    return { lineOf: this.lineOf, columnOf: this.columnOf };
  }
}
