// Imports a CSV file of another shop: reads it as a catalogue file, gets its pictures, writes the report, and runs the import.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { findKnownNames } from '../../catalog/catalog.ts';
import { refuse } from '../../platform/refusal.ts';
import { findStoreByCode, type StoreRow } from '../../store/store.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { CatalogueFileError } from '../catalogue-file-error.ts';
import { type CatalogueFile, catalogueFile } from '../catalogue-file-shape.ts';
import { type ImportRequest, type ImportResult, importRead } from '../import-catalogue.ts';
import { loadPictures } from '../load-pictures.ts';
import type { MappedCatalogue } from './catalogue-builder.ts';
import { type ColumnMapping, readColumnMapping } from './column-mapping.ts';
import { CsvRedirects } from './csv-redirects.ts';
import type { FetchPicture } from './fetch-picture.ts';
import { chooseFormat, type FileFormat } from './file-formats.ts';
import { Findings, findingText, reportText } from './findings.ts';
import { importCustomers, ShopifyCustomers } from './import-customers.ts';
import { placeOf } from './mapped-place.ts';
import type { MoveInContext, MoveInRequest, MoveInScope } from './move-in-scope.ts';
import { OwnProducts } from './own-products.ts';
import { readPriceHistory } from './price-history.ts';
import { type CsvRow, openCsv } from './read-csv.ts';
import { ShopifyProducts } from './shopify-products.ts';
import { loadWantedPictures } from './wanted-pictures.ts';
import { WooCommerceProducts } from './woocommerce-products.ts';

interface CsvReader {
  add(row: CsvRow): void;
  finish(): MappedCatalogue;
}

type Request = Omit<ImportRequest, 'merchant' | 'actor'>;

/** `fetchPicture`: for tests, which have no network. */
export async function importCsv(
  ctx: MoveInContext,
  path: string,
  request: Request,
  moveIn: MoveInRequest = {},
  fetchPicture?: FetchPicture,
): Promise<ImportResult> {
  const { database, merchant, actor } = ctx;
  const db = database.longRunning;
  const store = (await findStoreByCode(db, merchant)) ?? refuse('store.not-found', { code: merchant });
  const name = basename(path);
  const report = moveIn.report ?? `${path}.report.txt`;
  const opened = await openFile(path, name, moveIn);
  const { findings, format, warnings } = opened;
  if (format === 'shopify-customers') {
    const customers = new ShopifyCustomers(opened.columns, findings, store);
    for await (const row of opened.rows()) customers.add(row);
    const result = await importCustomers(ctx, store, customers, moveIn, request.preview ?? false);
    await writeReport(report, name, format, findings);
    return { ...result, warnings: [...warnings, ...summaries(findings), ...result.warnings], report };
  }
  const reader = createReader(format, opened, await openScope(database, store, moveIn));
  for await (const row of opened.rows()) reader.add(row);
  const mapped = reader.finish();
  const fail = async () => {
    const errors = findings.of('error').map((finding) => findingText(name, finding));
    // Our own tables have nothing to report but errors.
    if (format === 'vitrine') throw new CatalogueFileError(errors);
    await writeReport(report, name, format, findings);
    throw new CatalogueFileError([...errors, `The report is in ${report}.`]);
  };
  const catalogue = checkShape(mapped, findings);
  // Pictures are downloaded only for a file that can be imported.
  if (!catalogue || findings.of('error').length > 0) return fail();
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
  try {
    const pictures =
      format === 'vitrine'
        ? await loadPictures(catalogue, moveIn.pictures ?? dirname(path))
        : await loadWantedPictures(mapped, catalogue, findings, { ...moveIn, folder, fetchPicture });
    if (findings.of('error').length > 0) return await fail();
    const result = await importRead(
      database,
      { catalogue, describe: (problem) => findingText(name, findings.at(placeOf(problem, mapped), problem.message)) },
      pictures,
      path,
      { merchant, actor, ...request },
    );
    if (format === 'vitrine') return result;
    await writeReport(report, name, format, findings);
    return { ...result, warnings: [...warnings, ...summaries(findings), ...result.warnings], report };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openScope(
  database: CatalogueContext['database'],
  store: StoreRow,
  { pictures, priceHistory, ...options }: MoveInRequest,
): Promise<MoveInScope> {
  const [language = 'en'] = store.languages;
  const known = await findKnownNames(database.longRunning, store.id);
  const slugsOf = (addresses: ReadonlyMap<string, string>) =>
    new Map(
      [...addresses].flatMap(([address, owner]) =>
        address.startsWith(`${language}/`) ? [[owner, address.slice(language.length + 1)] as const] : [],
      ),
    );
  return {
    language,
    currency: store.currency,
    weightUnit: store.weightUnit,
    sizeUnit: store.sizeUnit,
    slugOf: slugsOf(known.productAddresses),
    slugOfCategory: slugsOf(known.categoryAddresses),
    priceHistory: await readPriceHistory(priceHistory),
    options,
    hasPictureFolder: pictures !== undefined,
  };
}

interface OpenedFile {
  readonly columns: ReadonlyMap<string, string>;
  readonly format: FileFormat;
  readonly mapping: ColumnMapping;
  readonly findings: Findings;
  readonly warnings: readonly string[];
  rows(): AsyncIterable<CsvRow>;
}

/** The file with its columns under the names that the merchant's mapping gives them. */
async function openFile(path: string, name: string, moveIn: MoveInRequest): Promise<OpenedFile> {
  const mapping = await readColumnMapping(moveIn.mapping);
  const csv = await openCsv(path, name);
  const columns = new Map([...csv.columns].map(([key, column]) => [mapping.nameOf(key), column]));
  return {
    columns,
    mapping,
    format: chooseFormat(new Set(columns.keys()), moveIn.format, name),
    findings: new Findings(columns),
    warnings: csv.warnings,
    rows: async function* () {
      for await (const { line, cells } of csv.rows())
        yield { line, cells: new Map([...cells].map(([column, text]) => [mapping.nameOf(column), text])) };
    },
  };
}

function createReader(
  format: Exclude<FileFormat, 'shopify-customers'>,
  { columns, findings, mapping }: OpenedFile,
  scope: MoveInScope,
): CsvReader {
  if (format === 'vitrine') return new OwnProducts(columns, findings, scope.options.decimal);
  if (format === 'redirects') return new CsvRedirects(columns, findings);
  if (format === 'woocommerce') return new WooCommerceProducts(columns, scope, findings, mapping);
  return new ShopifyProducts(columns, scope, findings, mapping);
}

/** Undefined when it is no catalogue file; the findings say why. */
function checkShape(mapped: MappedCatalogue, findings: Findings): CatalogueFile | undefined {
  const read = catalogueFile.safeParse(mapped.file);
  if (read.success) return read.data;
  for (const issue of read.error.issues) {
    const { line, column } = placeOf(issue, mapped);
    findings.add('error', line, column, issue.message);
  }
  return undefined;
}

async function writeReport(report: string, name: string, format: string, findings: Findings): Promise<void> {
  await writeFile(report, reportText(name, format, findings.all)).catch((error: unknown) => {
    throw new CatalogueFileError([`the report ${report} cannot be written: ${(error as Error).message}`]);
  });
}

const summaries = (findings: Findings): string[] =>
  [
    { count: findings.of('refused').length, text: 'entries were left out' },
    { count: findings.of('warning').length, text: 'values should be checked' },
    { count: findings.of('lost').length, text: 'values could not be carried over' },
  ].flatMap(({ count, text }) => (count === 0 ? [] : [`${count} ${text}; the report has them by line.`]));
