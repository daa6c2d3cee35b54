// Imports what was read from another shop: gets the pictures, runs the import, and writes the report.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { customFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { ImportCaller } from '../../product-editing/changes/import-caller.ts';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { type CatalogFile, catalogFile } from '../../product-editing/entries/catalog-file-shape.ts';
import { createIssue, type EntryIssue, issueAt, type LocatedIssue } from '../../product-editing/entries/issue.ts';
import { fromZodIssue } from '../../product-editing/entries/zod-issue.ts';
import { readOwnProducts } from '../csv/own-products.ts';
import { customCells } from '../csv/product-cells.ts';
import type { OpenedCsv } from '../csv/read-csv.ts';
import { findCustomFieldsOf } from '../file-custom-fields.ts';
import { type ImportRequest, type ImportResult, importRead } from '../import-catalog.ts';
import { loadPictures } from '../load-pictures.ts';
import { pictureNamesOf } from '../picture-order.ts';
import { ProductStore } from '../product-store.ts';
import { placeOf } from './add-checked.ts';
import type { MappedCatalog } from './catalog-builder.ts';
import type { FetchPicture } from './fetch-picture.ts';
import { type ImportIssues, reportText, toFileIssue } from './import-issues.ts';
import type { OtherShopRequest } from './mapping-scope.ts';
import { loadWantedPictures, onlyWith } from './wanted-pictures.ts';

export type OtherShopImport = Omit<ImportRequest, 'storeCode' | 'actor' | 'staff' | 'isOpen'>;

/** The file that was read, and where the report about it goes. */
export interface ReportedFile {
  /** How messages call it. */
  readonly name: string;
  readonly format: string;
  readonly report: string;
  readonly issues: ImportIssues;
  readonly warnings: readonly EntryIssue[];
  /** The report is in this language. */
  readonly language: string;
}

/** `path`: of the file, for the history and for our own pictures. */
export async function importMapped(
  { database, storeCode, actor, staff, isOpen }: ImportCaller,
  mapped: MappedCatalog,
  products: ProductStore,
  source: ReportedFile,
  path: string,
  request: OtherShopImport,
  otherShop: OtherShopRequest & { readonly fetchPicture?: FetchPicture },
): Promise<ImportResult> {
  const { name, issues } = source;
  const file = checkShape(mapped, issues);
  // Pictures are downloaded only for a file that can be imported.
  if (!file || issues.count('error') > 0) return failWithReport(source);
  const { products: _, ...catalog } = file;
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
  try {
    const names = pictureNamesOf(catalog, products.pictures);
    const pictures = await loadWantedPictures(mapped, names, issues, { ...otherShop, folder });
    if (issues.count('error') > 0) return await failWithReport(source);
    const describe = async (issue: LocatedIssue) => toFileIssue(name, issues.at(placeOf(issue, mapped), issue));
    const result = await importRead(
      database,
      { catalog, products: onlyWith(products, pictures), describe },
      pictures,
      path,
      {
        storeCode,
        actor,
        staff,
        isOpen,
        ...request,
      },
    );
    return await withReport(result, source);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Imports a table as our own export writes it. Its pictures are beside it. */
export async function importOwnTable(
  { database, storeCode, actor, staff, isOpen }: ImportCaller,
  csv: Pick<OpenedCsv, 'columns' | 'rows'>,
  source: ReportedFile,
  path: string,
  request: OtherShopImport,
  otherShop: OtherShopRequest,
): Promise<ImportResult> {
  const { name, issues } = source;
  const products = await ProductStore.open();
  try {
    const custom = customCells(customFieldSets(await findCustomFieldsOf(database.longRunning, storeCode)));
    const places = await readOwnProducts(csv, issues, otherShop.decimal, products, custom);
    if (issues.count('error') > 0) return await failWithReport(source);
    const { products: _, ...catalog } = catalogFile.parse({});
    const names = pictureNamesOf(catalog, products.pictures);
    const pictures = await loadPictures(database.longRunning, names, otherShop.pictures ?? dirname(path));
    const describe = async (issue: LocatedIssue) => toFileIssue(name, issues.at(placeOf(issue, places), issue));
    return await importRead(database, { catalog, products, describe }, pictures, path, {
      storeCode,
      actor,
      staff,
      isOpen,
      ...request,
    });
  } finally {
    await products.close();
  }
}

/** Our own tables have nothing to report but errors. */
const isOwnTable = ({ format }: ReportedFile): boolean => format === 'vitrine';

/** Ends the import with the errors that were found. */
export async function failWithReport(source: ReportedFile): Promise<never> {
  const byLine = source.issues.of('error').toSorted((a, b) => a.line - b.line);
  const errors = byLine.map((issue) => toFileIssue(source.name, issue));
  if (isOwnTable(source)) throw new CatalogFileError(errors);
  await writeReport(source);
  throw new CatalogFileError([...errors, issueAt(createIssue('report-written', source.report))]);
}

/** Writes the report and adds what it says to the result. */
export async function withReport(result: ImportResult, source: ReportedFile): Promise<ImportResult> {
  await writeReport(source);
  const { warnings, issues, report } = source;
  const reasons = (['refused', 'lost', 'warning'] as const).flatMap((kind) => issues.groups(kind));
  return { ...result, warnings: [...warnings, ...summaries(issues), ...result.warnings], reasons, report };
}

/** Undefined when it is no catalog file; the issues say why. */
function checkShape(mapped: MappedCatalog, issues: ImportIssues): CatalogFile | undefined {
  const read = catalogFile.safeParse(mapped.file, { reportInput: true });
  if (read.success) return read.data;
  for (const issue of read.error.issues) {
    const { line, column } = placeOf(issue, mapped);
    issues.add('error', line, column, fromZodIssue(issue));
  }
  return undefined;
}

async function writeReport({ report, name, format, issues, language }: ReportedFile): Promise<void> {
  await writeFile(report, reportText(name, format, issues, language)).catch((error: unknown) => {
    throw new CatalogFileError([issueAt(createIssue('report-unwritable', report, (error as Error).message))]);
  });
}

const SUMMARIES = { refused: 'entries-left-out', warning: 'values-to-check', lost: 'values-lost' } as const;

const summaries = (issues: ImportIssues): EntryIssue[] =>
  (Object.keys(SUMMARIES) as (keyof typeof SUMMARIES)[]).flatMap((kind) => {
    const count = issues.count(kind);
    return count === 0 ? [] : [createIssue(SUMMARIES[kind], count)];
  });
