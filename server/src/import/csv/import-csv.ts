// Imports a CSV file of another shop: chooses the reader for its format, and runs the import with what it reads.

import { basename } from 'node:path';
import { defaultLanguage } from '@vitrine/contract/site/site-languages.ts';
import { readDatabaseTime } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { ImportCaller } from '../../product-editing/changes/import-caller.ts';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { createIssue, type EntryIssue, issueAt } from '../../product-editing/entries/issue.ts';
import { type CommandContext, findStoreByCode, retentionStart } from '../../store/store.ts';
import type { ImportResult } from '../import-catalog.ts';
import type { MappedCatalog } from '../mapped/catalog-builder.ts';
import type { FetchPicture } from '../mapped/fetch-picture.ts';
import { ImportIssues } from '../mapped/import-issues.ts';
import {
  failWithReport,
  importMapped,
  importOwnTable,
  type OtherShopImport,
  withReport,
} from '../mapped/import-mapped.ts';
import type { OtherShopRequest, OtherShopScope } from '../mapped/mapping-scope.ts';
import { openScope } from '../mapped/open-scope.ts';
import { ShopifyOrders } from '../platforms/shopify-orders.ts';
import { ShopifyProducts } from '../platforms/shopify-products.ts';
import { WooCommerceProducts } from '../platforms/woocommerce-products.ts';
import { ProductStore } from '../product-store.ts';
import { type ColumnMapping, readColumnMapping } from './column-mapping.ts';
import { CsvRedirects } from './csv-redirects.ts';
import { chooseFormat, type FileFormat } from './file-formats.ts';
import { importCustomers, ShopifyCustomers } from './import-customers.ts';
import { importOrders } from './import-orders.ts';
import { atMost, type CsvRow, openCsv } from './read-csv.ts';
import { RowStore } from './row-store.ts';

type MappedFormat = Exclude<FileFormat, 'shopify-customers' | 'shopify-orders' | 'vitrine'>;

/** Customers and orders are held in memory and saved in one transaction; of products, only what connects their rows is. */
const maxRows = (format: FileFormat): number =>
  format === 'shopify-customers' || format === 'shopify-orders' ? 100_000 : 500_000;

interface CsvReader {
  add(row: CsvRow): void | Promise<void>;
  /** Adds the products to the store. */
  finish(products: ProductStore): MappedCatalog | Promise<MappedCatalog>;
}

/** `fetchPicture`: for tests, which have no network. */
export async function importCsv(
  ctx: ImportCaller & Pick<CommandContext, 'shopUrl'>,
  path: string,
  request: OtherShopImport,
  otherShop: OtherShopRequest = {},
  fetchPicture?: FetchPicture,
): Promise<ImportResult> {
  const db = ctx.database.longRunning;
  const store =
    (await findStoreByCode(db, ctx.storeCode)) ?? throwDomainError('store.not-found', { code: ctx.storeCode });
  const name = basename(path);
  const report = otherShop.report ?? `${path}.report.txt`;
  const opened = await openFile(path, name, otherShop, request.maxRows);
  const { issues, format, warnings } = opened;
  const source = { report, name, format, issues, warnings, language: otherShop.language ?? defaultLanguage };
  const personal = { name, preview: request.preview ?? false, plan: request.plan };
  if (format === 'shopify-customers') {
    const customers = new ShopifyCustomers(opened.columns, issues, store);
    for await (const row of opened.rows()) customers.add(row);
    return withReport(await importCustomers(ctx, store, customers, otherShop, personal), source);
  }
  if (format === 'shopify-orders') {
    const keptSince = retentionStart(await readDatabaseTime(db));
    const reader = new ShopifyOrders(opened.columns, issues, { decimal: otherShop.decimal, keptSince });
    for await (const row of opened.rows()) reader.add(row);
    const orders = reader.finish();
    if (issues.count('error') > 0) return failWithReport(source);
    return withReport(await importOrders(ctx, store, orders, personal), source);
  }
  if (format === 'vitrine') return importOwnTable(ctx, opened, source, path, request, otherShop);
  const scope = await openScope(db, store, otherShop);
  const products = await ProductStore.open();
  try {
    const mapped = await readMapped(format, opened, scope, products);
    return await importMapped(ctx, mapped, products, source, path, request, {
      ...otherShop,
      ...(fetchPicture && { fetchPicture }),
    });
  } finally {
    await products.close();
  }
}

async function readMapped(
  format: MappedFormat,
  opened: OpenedFile,
  scope: OtherShopScope,
  products: ProductStore,
): Promise<MappedCatalog> {
  const rows = await RowStore.open();
  try {
    const reader = createReader(format, opened, scope, rows);
    for await (const row of opened.rows()) await reader.add(row);
    return await reader.finish(products);
  } finally {
    await rows.close();
  }
}

interface OpenedFile {
  readonly columns: ReadonlyMap<string, string>;
  readonly format: FileFormat;
  readonly mapping: ColumnMapping;
  readonly issues: ImportIssues;
  readonly warnings: readonly EntryIssue[];
  rows(): AsyncIterable<CsvRow>;
}

/** The file with its columns under the names that the merchant's mapping gives them. */
async function openFile(
  path: string,
  name: string,
  otherShop: OtherShopRequest,
  max = Number.POSITIVE_INFINITY,
): Promise<OpenedFile> {
  const mapping = await readColumnMapping(otherShop.mapping);
  const csv = await openCsv(path, name);
  const renamed = <T>(cells: Iterable<readonly [string, T]>, of: (key: string, value: T) => T): Map<string, T> => {
    const found = new Map<string, T>();
    for (const [key, value] of cells) {
      const known = mapping.nameOf(key);
      if (known === undefined) continue;
      if (found.has(known))
        throw new CatalogFileError([
          issueAt(createIssue('two-columns', mapping.headerOf(key, key)), { file: name, line: 1 }),
        ]);
      found.set(known, of(key, value));
    }
    return found;
  };
  const columns = renamed(csv.columns, (key, column) => mapping.headerOf(key, column));
  const format = chooseFormat(new Set(columns.keys()), otherShop.format, name);
  return {
    columns,
    mapping,
    format,
    issues: new ImportIssues(renamed(csv.columns, (_, column) => column)),
    warnings: csv.warnings,
    rows: async function* () {
      for await (const { line, cells } of atMost(csv.rows(), Math.min(max, maxRows(format)), name))
        yield { line, cells: renamed(cells, (_, text) => text) };
    },
  };
}

function createReader(
  format: MappedFormat,
  { columns, issues, mapping }: OpenedFile,
  scope: OtherShopScope,
  rows: RowStore,
): CsvReader {
  if (format === 'redirects') return new CsvRedirects(columns, issues);
  if (format === 'woocommerce') return new WooCommerceProducts(columns, scope, issues, mapping, rows);
  return new ShopifyProducts(columns, scope, issues, mapping, rows);
}
