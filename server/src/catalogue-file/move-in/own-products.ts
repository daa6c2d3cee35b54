// Reads products from a table as the export writes it.
import type { Entry, MappedCatalogue } from './catalogue-builder.ts';
import { chooseDecimalSign } from './choose-decimal-sign.ts';
import type { DecimalSign } from './decimal-numbers.ts';
import type { Findings } from './findings.ts';
import { entriesOf, numbersIn, ownColumn } from './product-cells.ts';
import type { CsvRow } from './read-csv.ts';
import { unescapeCell } from './write-csv.ts';

interface Read {
  readonly entry: Entry;
  readonly line: number;
  readonly variants: Entry[];
  readonly variantLines: number[];
}

export class OwnProducts {
  private readonly rows: CsvRow[] = [];
  private readonly columns: ReadonlyMap<string, string>;
  private readonly findings: Findings;
  private readonly decimal: DecimalSign | undefined;

  constructor(columns: ReadonlyMap<string, string>, findings: Findings, decimal: DecimalSign | undefined) {
    this.columns = columns;
    this.findings = findings;
    this.decimal = decimal;
  }

  /** Columns are named like keys of the catalogue file, in which large and small letters differ. */
  add({ line, cells }: CsvRow): void {
    this.rows.push({
      line,
      cells: new Map([...cells].map(([key, text]) => [ownColumn(this.columns.get(key) ?? key), unescapeCell(text)])),
    });
  }

  finish(): MappedCatalogue {
    const numbers = this.rows.flatMap(({ cells, line }) => numbersIn(cells, line));
    const sign = chooseDecimalSign(numbers, this.decimal, this.findings);
    const read = new Map<string, Read>();
    for (const row of this.rows) this.addRow(row, sign, read);
    const lineOf = new Map<string, number>();
    const products = [...read.values()].map(({ entry, line, variants, variantLines }, index) => {
      lineOf.set(`products.${index}`, line);
      for (const [at, variantLine] of variantLines.entries())
        lineOf.set(`products.${index}.variants.${at}`, variantLine);
      return variants.length === 0 ? entry : { ...entry, variants };
    });
    const columnOf = Object.fromEntries(
      [...this.columns.values()].map((column) => [column.split('.').at(-1) ?? column, column]),
    );
    return { file: { products }, lineOf, columnOf, findings: this.findings.all, pictures: new Map() };
  }

  private addRow({ line, cells }: CsvRow, sign: DecimalSign, read: Map<string, Read>): void {
    const { product, variant, problems } = entriesOf(cells, sign);
    for (const { column, message } of problems) this.findings.add('error', line, column, message);
    const sku = String(product.sku ?? '').trim();
    if (sku === '') {
      this.findings.add('error', line, 'sku', 'the SKU is missing');
      return;
    }
    const known: Read = read.get(sku) ?? { entry: product, line, variants: [], variantLines: [] };
    // Later rows of a product are its variants; their blank cells mean the same as in its first row.
    for (const [key, value] of Object.entries(product))
      if (JSON.stringify(known.entry[key]) !== JSON.stringify(value))
        this.findings.add('error', line, key, `it differs from line ${known.line}, which has the same SKU`);
    if (Object.keys(variant).length > 0) {
      known.variants.push(variant);
      known.variantLines.push(line);
    } else if (read.has(sku)) this.findings.add('error', line, 'sku', `SKU ${sku} is in line ${known.line} already`);
    read.set(sku, known);
  }
}
