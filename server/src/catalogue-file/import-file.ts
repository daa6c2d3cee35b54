// The merchant's import, for every caller. The libraries for YAML, Markdown and pictures are loaded when it is used.

import { tmpdir } from 'node:os';
import { refuse } from '../platform/refusal.ts';
import { type CommandContext, findStoreByCode } from '../store/store.ts';
import type { ExportFormat, ExportResult } from './export-catalogue.ts';
import { fault } from './fault.ts';
import { explainFullDisk } from './full-disk.ts';
import type { ImportCaller } from './import-caller.ts';
import type { ImportResult } from './import-catalogue.ts';
import type { StockRule } from './merge-entry.ts';
import type { MoveInRequest } from './move-in/move-in-scope.ts';
import type { Undone } from './undo-change.ts';

export interface ImportOptions {
  /** Shows what would change, and changes nothing. */
  readonly preview?: boolean;
  /** Entries of the file are meant as a whole: what they do not state is removed. */
  readonly replace?: boolean;
  /** What the stock of the file means for SKUs that are known; `new`: nothing. */
  readonly stock?: StockRule;
  /** The merchant knows that `replace` removes something from many products. */
  readonly confirmed?: boolean;
  /** Of a preview: refused when the same file would change something else by now. */
  readonly plan?: string | undefined;
  /** The day that `+3d` in a file counts from. */
  readonly countDaysFrom?: Date | undefined;
  readonly maxRows?: number | undefined;
  /** For files of other shops. */
  readonly moveIn?: MoveInRequest;
}

/** `path`: a file or a folder on the machine of this process, or the address of a Shopizer server. */
export function importFile(
  ctx: ImportCaller & Pick<CommandContext, 'shopUrl'>,
  path: string,
  options: ImportOptions = {},
  progress: (share: number) => void = () => {},
): Promise<ImportResult> {
  // What is read waits in temporary files.
  return explainFullDisk(fault('disk-full-temporary', tmpdir()), () => importAny(ctx, path, options, progress));
}

async function importAny(
  { database, storeCode, actor, staff, shopUrl, isOpen }: ImportCaller & Pick<CommandContext, 'shopUrl'>,
  path: string,
  options: ImportOptions,
  progress: (share: number) => void,
): Promise<ImportResult> {
  const { moveIn = {}, ...rest } = options;
  if (/^https?:\/\//i.test(path)) {
    const { importShopizer } = await import('./move-in/import-shopizer.ts');
    return importShopizer({ database, storeCode, actor, staff, shopUrl, isOpen }, path, { progress, ...rest }, moveIn);
  }
  if (/\.(csv|tsv|txt)$/i.test(path)) {
    const { importCsv } = await import('./move-in/import-csv.ts');
    return importCsv({ database, storeCode, actor, staff, shopUrl, isOpen }, path, { progress, ...rest }, moveIn);
  }
  const { importCatalogue } = await import('./import-catalogue.ts');
  return importCatalogue(database, path, { storeCode, actor, staff, isOpen, progress, ...rest });
}

/** Writes all redirects into a CSV file on the machine of this process; returns how many there are. */
export async function exportRedirects({ database, storeCode }: ImportCaller, path: string): Promise<number> {
  const { writeRedirects } = await import('./move-in/write-redirects.ts');
  const db = database.longRunning;
  const store = (await findStoreByCode(db, storeCode)) ?? refuse('store.not-found', { code: storeCode });
  return writeRedirects(db, store.id, path);
}

/** Takes back what a run of the history changed; returns the number of the run that did so. */
export async function undoChange(
  ctx: ImportCaller,
  id: number,
  progress: (share: number) => void = () => {},
): Promise<number> {
  const { changeId } = await undoOrPreview(ctx, id, { preview: false, progress });
  return changeId ?? 0;
}

/** With `preview` nothing is changed. */
export async function undoOrPreview(
  ctx: ImportCaller,
  id: number,
  options?: { readonly preview: boolean; readonly progress?: (share: number) => void },
): Promise<Undone> {
  const { undoRun } = await import('./undo-change.ts');
  return undoRun(ctx, id, options);
}

/** Writes everything that an import understands into a new folder on the machine of this process. */
export async function exportFiles(
  { database, storeCode }: ImportCaller,
  folder: string,
  progress: (share: number) => void = () => {},
  format: ExportFormat = 'yaml',
): Promise<ExportResult> {
  const { exportCatalogue, openExportFolder } = await import('./export-catalogue.ts');
  const db = database.longRunning;
  const store = (await findStoreByCode(db, storeCode)) ?? refuse('store.not-found', { code: storeCode });
  return exportCatalogue(db, store, await openExportFolder(folder), progress, format);
}
