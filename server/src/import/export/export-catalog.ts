// Writes everything that an import understands, as YAML files and pictures: into a folder, or into a file that is sent.
import { appendFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CustomFieldSets, customFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { FileWriting } from '@vitrine/contract/fields/field-file-values.ts';
import { stringify } from 'yaml';
import { findCustomFields } from '../../custom-fields/custom-fields.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Permitted } from '../../platform/require-permissions.ts';
import { CSV_START, csvText } from '../../platform/text/write-csv.ts';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { createIssue, issueAt } from '../../product-editing/entries/issue.ts';
import {
  findStoredEntries,
  type StoredEntries,
  type StoredKind,
} from '../../product-editing/entries/stored-entries-repository.ts';
import { findSkusAfter, findStoredProducts } from '../../product-editing/entries/stored-products-repository.ts';
import type { StoreRow } from '../../store/store.ts';
import { productColumns, productRows, type TableScope } from '../csv/product-cells.ts';
import { findFiledReviews, findMediaNames, findPicture, findPriceHistory } from './exported-repository.ts';
import {
  categoryEntries,
  couponEntries,
  customFieldEntries,
  type FileEntry,
  fileEntries,
  homeEntries,
  optionEntries,
  pageEntries,
  productEntry,
  redirectEntries,
  storeEntries,
  synonymEntries,
} from './file-entries.ts';

/** csv: products and redirects as tables, for a spreadsheet; everything else is YAML in any case. */
export type ExportFormat = 'yaml' | 'csv';

export interface ExportResult {
  readonly products: number;
  readonly pictures: number;
  readonly files: number;
}

/** Where an export goes. */
export interface ExportTarget {
  /** Adds to the file of this name. All parts of a file follow each other. */
  append(name: string, content: string | Uint8Array): Promise<void>;
}

const BATCH = 500;

/** A folder on the machine of this process. One with other files in it is refused: they may be the work of the merchant. */
export async function openExportFolder(folder: string): Promise<ExportTarget> {
  await mkdir(join(folder, 'images'), { recursive: true });
  const present = (await readdir(folder, { recursive: true })).filter((name) => name !== 'images');
  if (present.length > 0) throw new CatalogFileError([issueAt(createIssue('folder-not-empty', folder))]);
  return { append: (name, content) => appendFile(join(folder, name), content) };
}

/** `staff`: who asks on a screen. Settings and coupons are for people who may change settings, as on their screens. */
export async function exportCatalog(
  db: Queryable,
  store: StoreRow,
  target: ExportTarget,
  progress: (share: number) => void,
  format: ExportFormat = 'yaml',
  staff?: Permitted,
): Promise<ExportResult> {
  const mayReadSettings = staff?.permissions.has('settings.w') ?? true;
  const names = await findMediaNames(db);
  const writing: FileWriting = { currency: store.currency, fileOf: (hash) => names.get(hash) };
  const custom = customFieldSets(await findCustomFields(db, store.id));
  let files = 0;
  const write = async (name: string, content: FileEntry) => {
    files += 1;
    await target.append(name, stringify(content, { lineWidth: 0, aliasDuplicateObjects: false }));
  };
  const writeTable = async (name: string, rows: readonly (readonly string[])[], isFirst: boolean) => {
    if (isFirst) files += 1;
    await target.append(name, (isFirst ? CSV_START : '') + csvText(rows));
  };
  const read = <K extends StoredKind>(kind: K) => findStoredEntries(db, store, kind);
  const list = async (kind: StoredKind) => fileEntries(kind, await read(kind), writing);
  await write('1-store.yaml', {
    ...(mayReadSettings && storeEntries(store.code, (await read('store')).get(store.code) ?? {}, writing)),
    brands: await list('brand'),
    options: optionEntries(await read('option'), writing),
    properties: await list('property'),
    fields: customFieldEntries(await read('field'), writing),
    categories: categoryEntries(await read('category'), writing, custom),
  });
  const writeProducts =
    format === 'csv'
      ? productTable(await tableScope(store, custom, read), writeTable)
      : (part: number, products: readonly FileEntry[]) =>
          write(`2-products-${String(part).padStart(4, '0')}.yaml`, { products });
  const products = await exportProducts(db, store, { writing, custom }, writeProducts, (share) =>
    progress(share * 0.6),
  );
  const redirects = redirectEntries(await read('redirect'));
  const home = homeEntries((await read('home')).get('home')?.sections, writing);
  await write('3-content.yaml', {
    groups: await list('group'),
    pages: pageEntries(await read('page'), writing),
    boxes: await list('box'),
    ...(home && { home }),
    synonyms: synonymEntries(await read('synonyms')),
    ...(mayReadSettings && { coupons: couponEntries(await read('coupon'), writing) }),
    ...(format === 'yaml' && { redirects }),
  });
  if (format === 'csv') {
    const rows = redirects.map(({ from, to }) => [from, to]);
    await writeTable('4-redirects.csv', [['from', 'to'], ...rows], true);
  }
  await exportPictures(db, names, target, (share) => progress(0.6 + share * 0.4));
  return { products, pictures: names.size, files };
}

async function exportProducts(
  db: Queryable,
  store: StoreRow,
  { writing, custom }: { readonly writing: FileWriting; readonly custom: CustomFieldSets },
  write: (part: number, products: readonly FileEntry[]) => Promise<void>,
  progress: (share: number) => void,
): Promise<number> {
  let after = { position: -1, id: 0 };
  let count = 0;
  for (let part = 1; ; part += 1) {
    const page = await findSkusAfter(db, store.id, after, BATCH);
    const last = page.at(-1);
    if (!last) return count;
    const skus = page.map(({ sku }) => sku);
    const stored = await findStoredProducts(db, store, skus);
    const history = await findPriceHistory(db, store, skus);
    const reviews = await findFiledReviews(db, store.id, skus);
    await write(
      part,
      [...stored].map(([sku, product]) =>
        productEntry(sku, product, writing, custom, { history, reviews: reviews.get(sku) ?? [] }),
      ),
    );
    after = last;
    count += skus.length;
    progress(1 - 1 / (part + 1));
  }
}

/** Which columns the table of products needs. */
export async function tableScope(
  { languages }: StoreRow,
  custom: CustomFieldSets,
  read: (kind: 'property' | 'option') => Promise<StoredEntries>,
): Promise<TableScope> {
  return {
    languages,
    custom,
    properties: [...(await read('property')).keys()],
    options: [...(await read('option')).keys()],
  };
}

function productTable(
  scope: TableScope,
  writeTable: (name: string, rows: readonly (readonly string[])[], isFirst: boolean) => Promise<void>,
) {
  const columns = productColumns(scope);
  return (part: number, products: readonly FileEntry[]) => {
    const rows = products.flatMap((product) => productRows(product, columns));
    return writeTable('2-products.csv', part === 1 ? [[...columns.keys()], ...rows] : rows, part === 1);
  };
}

async function exportPictures(
  db: Queryable,
  names: ReadonlyMap<string, string>,
  target: ExportTarget,
  progress: (share: number) => void,
): Promise<void> {
  let written = 0;
  for (const [hash, name] of names) {
    const content = await findPicture(db, hash);
    if (content) await target.append(`images/${name}`, content);
    written += 1;
    progress(written / names.size);
  }
}
