// Reads the CSV files of an exported folder, products and redirects, which stand beside its YAML files.
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { type CatalogFile, catalogFile } from '../../product-editing/entries/catalog-file-shape.ts';
import { type Fault, type FileProblem, fault, problemAt } from '../../product-editing/entries/fault.ts';
import { placeOf, type TablePlaces } from '../mapped/add-checked.ts';
import { Findings, findingProblem } from '../mapped/findings.ts';
import type { ProductStore } from '../product-store.ts';
import { CsvRedirects } from './csv-redirects.ts';
import { chooseFormat } from './file-formats.ts';
import { readOwnProducts } from './own-products.ts';
import type { CustomCells } from './product-cells.ts';
import { openCsv } from './read-csv.ts';

interface TableProblem {
  readonly path: readonly PropertyKey[];
  readonly fault: Fault;
}

interface OwnTable {
  readonly key: 'products' | 'redirects';
  /** Position of its first entry among all of this kind. */
  readonly first: number;
  readonly redirects: CatalogFile['redirects'];
  describe(problem: TableProblem): FileProblem;
}

export interface ExportedTables {
  readonly redirects: CatalogFile['redirects'];
  /** Undefined when the entry is of another file. */
  describeEntry(problem: TableProblem): FileProblem | undefined;
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
    describeEntry: ({ path: [key, index, ...rest], fault: found }) => {
      const owner = tables.findLast((table) => table.key === key && typeof index === 'number' && index >= table.first);
      return owner?.describe({ path: [owner.key, Number(index) - owner.first, ...rest], fault: found });
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
  const findings = new Findings(csv.columns);
  const format = chooseFormat(new Set(csv.columns.keys()), undefined, name);
  const describeWith =
    (places: TablePlaces) =>
    ({ path: steps, fault: found }: TableProblem) =>
      findingProblem(name, findings.at(placeOf({ path: steps }, places), found));
  const failOnFindings = () => {
    const wrong = [...findings.of('error'), ...findings.of('refused')].map((finding) => findingProblem(name, finding));
    if (wrong.length > 0) throw new CatalogFileError(wrong);
  };
  if (format === 'vitrine') {
    const first = products.count;
    const describe = describeWith(await readOwnProducts(csv, findings, undefined, products, custom));
    failOnFindings();
    return { key: 'products', first, redirects: [], describe };
  }
  if (format !== 'redirects') throw new CatalogFileError([problemAt(fault('other-shop', name))]);
  const reader = new CsvRedirects(csv.columns, findings);
  for await (const row of csv.rows()) reader.add(row);
  const mapped = reader.finish();
  failOnFindings();
  const { redirects } = catalogFile.parse(mapped.file);
  return { key: 'redirects', first: firstRedirect, redirects, describe: describeWith(mapped) };
}
