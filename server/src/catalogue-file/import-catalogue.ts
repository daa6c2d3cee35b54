// Imports a catalogue file in one transaction: all of it or, if anything is wrong, nothing. A preview does the same and
// rolls back.
import { findKnownNames } from '../catalog/catalog.ts';
import { dropRun, type EntryChange, openRun } from '../history/history.ts';
import type { OpenDatabase, Tx } from '../platform/database/database.ts';
import { notifyOncePerTransaction, tryToLock } from '../platform/database/in-transaction.ts';
import { findStoreByCode, type StoreRow } from '../store/store.ts';
import { type Applied, applyPatches, type Progress } from './apply-patches.ts';
import { IMPORT_LOCK } from './catalogue-context.ts';
import { CatalogueFileError } from './catalogue-file-error.ts';
import type { CatalogueFile } from './catalogue-file-shape.ts';
import { checkCatalogue } from './check-catalogue.ts';
import type { ImportScope } from './entry-patch.ts';
import { type LoadedPicture, loadPictures } from './load-pictures.ts';
import { AddressBook, type MergeOptions, mergeEntry } from './merge-entry.ts';
import { contentPatches, productPatch, redirectPatches, storePatch, structurePatches } from './patches.ts';
import { ProblemList } from './problem-list.ts';
import { type ReadCatalogue, readCatalogue } from './read-catalogue-file.ts';
import { saveStoreFields } from './save-entries.ts';
import { storeFields } from './stored-entries-repository.ts';

export type { Progress };

export interface ImportRequest {
  /** Code of the store that a file without `store:` is for. */
  readonly merchant: string;
  readonly now?: Date;
  readonly actor?: string;
  /** Shows what would change, and changes nothing. */
  readonly preview?: boolean;
  readonly replace?: boolean;
  readonly stock?: boolean;
  readonly progress?: Progress;
}

export interface ImportResult {
  /** Entries by kind. */
  readonly created: Readonly<Record<string, number>>;
  readonly changed: Readonly<Record<string, number>>;
  readonly unchanged: Readonly<Record<string, number>>;
  /** The first changes; the history has all. */
  readonly changes: readonly EntryChange[];
  readonly warnings: readonly string[];
  /** Number of the run in the history; undefined when nothing was changed. */
  readonly historyId: number | undefined;
  /** Where the report about a file of another shop was written. */
  readonly report?: string;
}

/** Problems that are described; the others are counted. */
const MAX_PROBLEMS = 50;

/** Ends the transaction of a preview. */
class PreviewDone extends Error {
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('preview');
    this.result = result;
  }
}

export async function importCatalogue(
  database: Pick<OpenDatabase, 'longRunning' | 'readTime'>,
  path: string,
  request: ImportRequest,
): Promise<ImportResult> {
  const read = await readCatalogue(path);
  return importRead(database, read, await loadPictures(read.catalogue, read.folder), path, request);
}

/** Imports a catalogue that was read, whatever kind of file it comes from. `path`: for the history. */
export async function importRead(
  database: Pick<OpenDatabase, 'longRunning' | 'readTime'>,
  read: Pick<ReadCatalogue, 'catalogue' | 'describe'>,
  pictures: ReadonlyMap<string, LoadedPicture>,
  path: string,
  request: ImportRequest,
): Promise<ImportResult> {
  const { progress = () => {} } = request;
  progress(0.1);
  const now = request.now ?? (await database.readTime());
  try {
    return await database.longRunning.transaction(async (tx) => {
      const result = await importInto(tx, read, pictures, { ...request, now, path, progress });
      if (request.preview) throw new PreviewDone({ ...result, historyId: undefined });
      return result;
    });
  } catch (error) {
    if (error instanceof PreviewDone) return error.result;
    throw isDiskFull(error) ? new CatalogueFileError(['the disk of the database is full']) : error;
  }
}

async function importInto(
  tx: Tx,
  { catalogue, describe }: Pick<ReadCatalogue, 'catalogue' | 'describe'>,
  pictures: ReadonlyMap<string, LoadedPicture>,
  request: ImportRequest & { readonly now: Date; readonly path: string; readonly progress: Progress },
): Promise<ImportResult> {
  const { merchant, now, progress } = request;
  const options: MergeOptions = { replace: request.replace ?? false, stock: request.stock ?? false };
  if (!(await tryToLock(tx, IMPORT_LOCK))) throw new CatalogueFileError(['another import is running; try again later']);
  await notifyOncePerTransaction(tx);
  const fail = (list: ProblemList) => {
    const { problems } = list;
    if (problems.length > 0)
      throw new CatalogueFileError(problems.slice(0, MAX_PROBLEMS).map(describe), problems.length - MAX_PROBLEMS);
  };
  const opened = await openStore(tx, catalogue, { merchant, now, pictures }, options, fail);
  const { store } = opened;
  const scope: ImportScope = { merchant, languages: store.languages, currency: store.currency, now, pictures };
  const list = new ProblemList(store, new Set(pictures.keys()));
  const known = await findKnownNames(tx, store.id);
  checkCatalogue(catalogue, known, store, list);
  const changeId = await openRun(tx, {
    storeId: store.id,
    at: now,
    actor: request.actor ?? 'command',
    action: `import ${request.path.split(/[/\\]/).at(-1)}`,
  });
  const applied = await applyPatches({
    tx,
    store,
    now,
    options,
    list,
    known,
    pictures: [...pictures.values()],
    structure: structurePatches(catalogue, scope),
    products: {
      count: catalogue.products.length,
      slice: (start, end) =>
        catalogue.products.slice(start, end).map((product, index) => productPatch(product, start + index, scope)),
    },
    contents: contentPatches(catalogue, scope),
    redirects: redirectPatches(catalogue),
    changeId,
    progress: (share) => progress(0.1 + share * 0.9),
    ofStore: opened.changes,
  });
  fail(list);
  return summarize(tx, changeId, applied);
}

async function summarize(
  tx: Tx,
  changeId: number,
  { created, changed, unchanged, shown, stockLeft, missingTargets }: Applied,
): Promise<ImportResult> {
  if (shown.length === 0) await dropRun(tx, changeId);
  return {
    created: Object.fromEntries(created),
    changed: Object.fromEntries(changed),
    unchanged: Object.fromEntries(unchanged),
    changes: shown,
    warnings: [
      ...(stockLeft > 0
        ? [`The stock of ${stockLeft} SKUs in the file differs and was left as it is; set it with --stock.`]
        : []),
      ...missingTargets.map((target) => `A redirect leads to ${target}, where there is no page.`),
    ],
    historyId: shown.length === 0 ? undefined : changeId,
  };
}

/** Saves the store of the file, or finds the existing one. */
async function openStore(
  tx: Tx,
  catalogue: CatalogueFile,
  { merchant, now, pictures }: Pick<ImportScope, 'merchant' | 'now' | 'pictures'>,
  options: MergeOptions,
  fail: (list: ProblemList) => void,
): Promise<{ store: StoreRow; changes: readonly EntryChange[] }> {
  const code = catalogue.store?.code ?? merchant;
  const known = await findStoreByCode(tx, code);
  const languages = catalogue.store?.languages ?? known?.languages ?? [];
  const patch = storePatch(catalogue, { merchant, languages, currency: known?.currency ?? 'EUR', now, pictures });
  if (!catalogue.store && !known)
    throw new CatalogueFileError([`there is no store ${merchant} yet, so the file must describe it under "store:"`]);
  if (!patch && known) return { store: known, changes: [] };
  if (!patch) throw new CatalogueFileError(['the file describes no store']);
  const list = new ProblemList({ currency: 'EUR', languages }, new Set());
  const none = new AddressBook(new Map());
  const addresses = { product: none, category: none, page: none };
  // The settings of a store are one entry of many fields: replacing it as a whole would remove the delivery rules.
  const merging = { ...options, replace: false };
  const merged = mergeEntry(patch, known && storeFields(known), {
    languages,
    options: merging,
    list,
    addresses,
    nextPosition: () => 0,
  });
  fail(list);
  if (known && Object.keys(merged.changes).length === 0) return { store: known, changes: [] };
  const store = await saveStoreFields(tx, code, merged.fields, now);
  return { store, changes: [{ kind: 'store', key: code, fields: merged.changes }] };
}

/** PostgreSQL's code for a full disk, and that of the operating system. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === '53100' || error.code === 'ENOSPC')) || isDiskFull(error.cause));
