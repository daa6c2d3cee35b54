// Reads the CSV files of an exported folder, products and redirects, which stand beside its YAML files.
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { type CatalogFile, catalogFile } from '../../product-editing/entries/catalog-file-shape.ts';
import { createIssue, type FileIssue, issueAt, type LocatedIssue } from '../../product-editing/entries/issue.ts';
import { placeOf, type TablePlaces } from '../mapped/add-checked.ts';
import { ImportIssues, toFileIssue } from '../mapped/import-issues.ts';
import type { ProductStore } from '../product-store.ts';
import { CsvRedirects } from './csv-redirects.ts';
import { chooseFormat } from './file-formats.ts';
import { readOwnProducts } from './own-products.ts';
import type { CustomCells } from './product-cells.ts';
import { openCsv } from './read-csv.ts';

interface OwnTable {
  readonly key: 'products' | 'redirects';
  /** Position of its first entry among all of this kind. */
  readonly first: number;
  readonly redirects: CatalogFile['redirects'];
  describe(issue: LocatedIssue): FileIssue;
}

export interface ExportedTables {
  readonly redirects: CatalogFile['redirects'];
  /** Undefined when the entry is of another file. */
  describeEntry(issue: LocatedIssue): FileIssue | undefined;
}

/** The entries of tables come after those of the other files. */
export async function readExportedCsv(
  path: string,
  products: ProductStore,
  redirectsBefore: number,
  custom: CustomCells,
): Promise<ExportedTables> {
  const tables: OwnTable[] = [];
  let firstRedirect = redirectsBefore;
  for (const file of await listTables(path)) {
    const table = await readTable(file, products, firstRedirect, custom);
    firstRedirect += table.redirects.length;
    tables.push(table);
  }
  return {
    redirects: tables.flatMap(({ redirects }) => redirects),
    describeEntry: ({ path: [key, index, ...rest], ...found }) => {
      const owner = tables.findLast((table) => table.key === key && typeof index === 'number' && index >= table.first);
      return owner?.describe({ path: [owner.key, Number(index) - owner.first, ...rest], ...found });
    },
  };
}

async function listTables(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [];
  const names = (await readdir(path)).filter((name) => name.endsWith('.csv')).sort();
  return names.map((name) => join(path, name));
}

async function readTable(
  path: string,
  products: ProductStore,
  firstRedirect: number,
  custom: CustomCells,
): Promise<OwnTable> {
  const name = basename(path);
  const csv = await openCsv(path, name);
  const issues = new ImportIssues(csv.columns);
  const format = chooseFormat(new Set(csv.columns.keys()), undefined, name);
  const describeWith = (places: TablePlaces) => (issue: LocatedIssue) =>
    toFileIssue(name, issues.at(placeOf(issue, places), issue));
  const failOnIssues = () => {
    const wrong = [...issues.of('error'), ...issues.of('refused')].map((issue) => toFileIssue(name, issue));
    if (wrong.length > 0) throw new CatalogFileError(wrong);
  };
  if (format === 'vitrine') {
    const first = products.count;
    const describe = describeWith(await readOwnProducts(csv, issues, undefined, products, custom));
    failOnIssues();
    return { key: 'products', first, redirects: [], describe };
  }
  if (format !== 'redirects') throw new CatalogFileError([issueAt(createIssue('other-shop', name))]);
  const reader = new CsvRedirects(csv.columns, issues);
  for await (const row of csv.rows()) reader.add(row);
  const mapped = reader.finish();
  failOnIssues();
  const { redirects } = catalogFile.parse(mapped.file);
  return { key: 'redirects', first: firstRedirect, redirects, describe: describeWith(mapped) };
}
