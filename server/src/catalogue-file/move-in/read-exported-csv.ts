// Reads the CSV files of an exported folder, products and redirects, which stand beside its YAML files.
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CatalogueFileError } from '../catalogue-file-error.ts';
import { type CatalogueFile, catalogueFile } from '../catalogue-file-shape.ts';
import type { MappedCatalogue } from './catalogue-builder.ts';
import { CsvRedirects } from './csv-redirects.ts';
import { chooseFormat } from './file-formats.ts';
import { Findings, findingText } from './findings.ts';
import { placeOf } from './mapped-place.ts';
import { OwnProducts } from './own-products.ts';
import { openCsv } from './read-csv.ts';

interface TableProblem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

interface OwnTable {
  readonly catalogue: CatalogueFile;
  describe(problem: TableProblem): string;
}

export interface CatalogueWithTables {
  readonly catalogue: CatalogueFile;
  /** Undefined when the entry is of another file. */
  describeEntry(problem: TableProblem): string | undefined;
}

/** Adds the entries of tables after those of the other files. */
export async function readExportedCsv(path: string, written: CatalogueFile): Promise<CatalogueWithTables> {
  const tables: OwnTable[] = [];
  for (const file of await listTables(path)) tables.push(await readTable(file));
  let catalogue = written;
  const starts = tables.flatMap((table) => {
    const before = { products: catalogue.products, redirects: catalogue.redirects };
    const { products, redirects } = table.catalogue;
    catalogue = {
      ...catalogue,
      products: [...before.products, ...products],
      redirects: [...before.redirects, ...redirects],
    };
    return [
      { key: 'products', first: before.products.length, table },
      { key: 'redirects', first: before.redirects.length, table },
    ];
  });
  return {
    catalogue,
    describeEntry: ({ path: [key, index, ...rest], message }) => {
      const owner = starts.findLast((start) => start.key === key && typeof index === 'number' && index >= start.first);
      return owner?.table.describe({ path: [owner.key, Number(index) - owner.first, ...rest], message });
    },
  };
}

async function listTables(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [];
  const names = (await readdir(path)).filter((name) => name.endsWith('.csv')).sort();
  return names.map((name) => join(path, name));
}

async function readTable(path: string): Promise<OwnTable> {
  const name = basename(path);
  const csv = await openCsv(path, name);
  const findings = new Findings(csv.columns);
  const format = chooseFormat(new Set(csv.columns.keys()), undefined, name);
  if (format !== 'vitrine' && format !== 'redirects')
    throw new CatalogueFileError([`${name} is a file of another shop: import it by itself`]);
  const reader =
    format === 'vitrine' ? new OwnProducts(csv.columns, findings, undefined) : new CsvRedirects(csv.columns, findings);
  for await (const row of csv.rows()) reader.add(row);
  const mapped: MappedCatalogue = reader.finish();
  const describe = ({ path: steps, message }: TableProblem) =>
    findingText(name, findings.at(placeOf({ path: steps }, mapped), message));
  const read = catalogueFile.safeParse(mapped.file);
  const wrong = [...findings.of('error'), ...findings.of('refused')].map((finding) => findingText(name, finding));
  if (!read.success) wrong.push(...read.error.issues.map(describe));
  if (!read.success || wrong.length > 0) throw new CatalogueFileError(wrong);
  return { catalogue: read.data, describe };
}
