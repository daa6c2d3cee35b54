// The merchant's import, for every caller. The libraries for YAML, Markdown and pictures are loaded when it is used.

import { tmpdir } from 'node:os';
import { throwDomainError } from '../platform/domain-error.ts';
import type { ImportCaller } from '../product-editing/changes/import-caller.ts';
import { createIssue } from '../product-editing/entries/issue.ts';
import type { StockRule } from '../product-editing/entries/merge-entry.ts';
import { type CommandContext, findStoreByCode } from '../store/store.ts';
import type { ExportFormat, ExportResult } from './export/export-catalog.ts';
import { explainFullDisk } from './full-disk.ts';
import type { ImportResult } from './import-catalog.ts';
import type { OtherShopRequest } from './mapped/mapping-scope.ts';

export interface ImportOptions {
  /** Shows what would change, and changes nothing. */
  readonly preview?: boolean;
  /** Entries of the file are meant as a whole: what they do not state is removed. */
  readonly replace?: boolean;
  /** Decides what the stock of the file means for SKUs that are known; `new`: nothing. */
  readonly stock?: StockRule;
  /** The merchant knows that `replace` removes something from many products. */
  readonly confirmed?: boolean;
  /** The fingerprint of a preview: refused when the same file would change something else by now. */
  readonly plan?: string | undefined;
  /** The day that `+3d` in a file counts from. */
  readonly countDaysFrom?: Date | undefined;
  readonly maxRows?: number | undefined;
  /** For files of other shops. */
  readonly otherShop?: OtherShopRequest;
}

/** `path`: a file or a folder on the machine of this process, or the address of a Shopizer server. */
export function importFile(
  ctx: ImportCaller & Pick<CommandContext, 'shopUrl'>,
  path: string,
  options: ImportOptions = {},
  progress: (share: number) => void = () => {},
): Promise<ImportResult> {
  // Read rows are stored in temporary files.
  return explainFullDisk(createIssue('disk-full-temporary', tmpdir()), () => importAny(ctx, path, options, progress));
}

async function importAny(
  { database, storeCode, actor, staff, shopUrl, isOpen }: ImportCaller & Pick<CommandContext, 'shopUrl'>,
  path: string,
  options: ImportOptions,
  progress: (share: number) => void,
): Promise<ImportResult> {
  const { otherShop = {}, ...rest } = options;
  if (/^https?:\/\//i.test(path)) {
    const { importShopizer } = await import('./platforms/import-shopizer.ts');
    return importShopizer(
      { database, storeCode, actor, staff, shopUrl, isOpen },
      path,
      { progress, ...rest },
      otherShop,
    );
  }
  if (/\.(csv|tsv|txt)$/i.test(path)) {
    const { importCsv } = await import('./csv/import-csv.ts');
    return importCsv({ database, storeCode, actor, staff, shopUrl, isOpen }, path, { progress, ...rest }, otherShop);
  }
  const { importCatalog } = await import('./import-catalog.ts');
  return importCatalog(database, path, { storeCode, actor, staff, isOpen, progress, ...rest });
}

/** Writes all redirects into a CSV file on the machine of this process; returns how many there are. */
export async function exportRedirects({ database, storeCode }: ImportCaller, path: string): Promise<number> {
  const { writeRedirects } = await import('./csv/csv-redirects.ts');
  const db = database.longRunning;
  const store = (await findStoreByCode(db, storeCode)) ?? throwDomainError('store.not-found', { code: storeCode });
  return writeRedirects(db, store.id, path);
}

/** Writes everything that an import understands into a new folder on the machine of this process. */
export async function exportFiles(
  { database, storeCode }: ImportCaller,
  folder: string,
  progress: (share: number) => void = () => {},
  format: ExportFormat = 'yaml',
): Promise<ExportResult> {
  const { exportCatalog, openExportFolder } = await import('./export/export-catalog.ts');
  const db = database.longRunning;
  const store = (await findStoreByCode(db, storeCode)) ?? throwDomainError('store.not-found', { code: storeCode });
  return exportCatalog(db, store, await openExportFolder(folder), progress, format);
}
