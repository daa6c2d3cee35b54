// The work on a file that staff have sent, by the same function as the command. It goes on when the response is sent, and says
// in the database how far it is.

import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { ImportChoices } from '@vitrine/contract/import/import-shapes.ts';
import { DomainError, throwDomainError } from '../../platform/domain-error.ts';
import { UnfinishedImport } from '../../product-editing/changes/import-caller.ts';
import { findRunningImport } from '../../product-editing/changes/running-import-repository.ts';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { createIssue, type EntryIssue, issueAt } from '../../product-editing/entries/issue.ts';
import type { StaffContext } from '../../store/store.ts';
import { isDiskFull } from '../full-disk.ts';
import type { ImportResult } from '../import-catalog.ts';
import { type ImportOptions, importFile } from '../import-file.ts';
import { type OpenedUpload, withUploadedFile } from './uploaded-file.ts';
import {
  beginWork,
  changeUpload,
  deleteParts,
  type ImportOutcome,
  isOtherBusy,
  readParts,
  saveProgress,
  type UploadedImport,
  type UploadValues,
} from './uploaded-import-repository.ts';

const MAX_ROWS = 200_000;
const MAX_ISSUES = 200;
const MAX_REPORT = 1_000_000;
const PROGRESS_MS = 500;
/** Without progress: says that the process is still at work. */
const STILL_MS = 30_000;
/** Small files are done by then, and the response has the result. */
const RESPONSE_MS = 3000;

interface ImportTask {
  readonly start: UploadValues & Pick<UploadedImport, 'state'>;
  readonly choices: ImportChoices;
  readonly options: ImportOptions;
  readonly end: (result: ImportResult) => UploadValues;
}

/** One import at a time, whether it comes from a screen or from a command. */
export async function throwIfBusy({ db, storeCode }: StaffContext, storeId: number, id: number): Promise<void> {
  const running = await findRunningImport(db, storeCode);
  // One that ended before it had begun to write leaves only its row.
  if (running && !(running.isSilent && !running.head)) throwDomainError('history.busy');
  if (await isOtherBusy(db, storeId, id)) throwDomainError('import.busy');
}

export async function workOnImport(ctx: StaffContext, upload: UploadedImport, task: ImportTask): Promise<void> {
  const holder = await ctx.database.presence();
  if (!(await beginWork(ctx.db, upload.id, { ...task.start, holder }))) throwDomainError('import.busy');
  const waiting = new AbortController();
  await Promise.race([
    ctx.attempt('import of a file', () => runTask(ctx, upload, task)),
    setTimeout(RESPONSE_MS, undefined, { signal: waiting.signal }).catch(() => {}),
  ]);
  waiting.abort();
}

async function runTask(
  ctx: StaffContext,
  upload: UploadedImport,
  { choices, options, end }: ImportTask,
): Promise<void> {
  const { db } = ctx;
  const { id, name } = upload;
  const progress = followProgress(ctx, id);
  try {
    await withUploadedFile(name, readParts(db, id), async (file) => {
      try {
        const result = await importFile(
          ctx,
          file.path,
          { ...options, ...importOptions(ctx, choices, file) },
          progress.report,
        );
        progress.stop();
        await changeUpload(db, id, { ...end(result), outcome: outcomeOf(result), report: await readReport(file) });
        if (result.historyId !== undefined) await deleteParts(db, id);
      } catch (error) {
        progress.stop();
        await changeUpload(db, id, { ...outcomeOfError(error, ctx.language), report: await readReport(file) });
        if (!isExpected(error)) throw error;
      }
    });
  } catch (error) {
    progress.stop();
    await changeUpload(db, id, outcomeOfError(error, ctx.language));
    if (!isExpected(error)) throw error;
  }
}

const importOptions = (
  { language }: StaffContext,
  { mode, stock, format, mapping, decimal, untracked, preorder, consentNote, invite }: ImportChoices,
  { report }: OpenedUpload,
): ImportOptions => ({
  replace: mode === 'replace',
  stock,
  maxRows: MAX_ROWS,
  otherShop: {
    report,
    language,
    ...(format && { format, mapping }),
    ...(decimal && { decimal }),
    ...(untracked !== null && { untracked }),
    ...(preorder && { continue: 'preorder' as const }),
    ...(consentNote !== null && { consentNote }),
    invite,
  },
});

/** Saves the share that is done, and that the process is still there. */
function followProgress({ db }: StaffContext, id: number) {
  let share = 0;
  let saved = 0;
  let savedAt = Date.now();
  let saving = Promise.resolve();
  const timer = setInterval(() => {
    if (share === saved && Date.now() - savedAt < STILL_MS) return;
    [saved, savedAt] = [share, Date.now()];
    saving = saving.then(() => saveProgress(db, id, saved)).catch(() => {});
  }, PROGRESS_MS);
  return {
    report: (done: number) => {
      share = done;
    },
    stop: () => clearInterval(timer),
  };
}

const isExpected = (error: unknown): boolean => error instanceof CatalogFileError || error instanceof DomainError;

const NOTHING: ImportOutcome = {
  created: {},
  changed: {},
  unchanged: {},
  losing: 0,
  problems: [],
  moreProblems: 0,
  warnings: [],
  reasons: [],
};

/** The screen shows the reasons themselves. */
const SUMMARIES: ReadonlySet<string> = new Set(['entries-left-out', 'values-to-check', 'values-lost']);

const outcomeOf = ({
  created,
  changed,
  unchanged,
  losing = 0,
  warnings,
  reasons = [],
}: ImportResult): ImportOutcome => ({
  ...NOTHING,
  created,
  changed,
  unchanged,
  losing,
  warnings: warnings.filter(({ code }) => !SUMMARIES.has(code)),
  reasons: reasons.slice(0, MAX_ISSUES),
});

function outcomeOfError(error: unknown, language: string): UploadValues {
  if (error instanceof DomainError && error.code === 'import.changed') return { state: 'changed' };
  if (error instanceof CatalogFileError) {
    // Nobody can open the report at the place where it was written.
    const all = error.issues.filter(({ code }) => code !== 'report-written');
    const issues = all.slice(0, MAX_ISSUES);
    return {
      state: 'wrong',
      outcome: { ...NOTHING, problems: issues, moreProblems: error.more + all.length - issues.length },
    };
  }
  const found = issueOf(error, language);
  return { state: 'failed', outcome: { ...NOTHING, problems: found ? [issueAt(found)] : [] } };
}

function issueOf(error: unknown, language: string): EntryIssue | undefined {
  if (isDiskFull(error)) return createIssue('disk-full');
  if (error instanceof UnfinishedImport) return createIssue('stopped');
  return error instanceof DomainError ? createIssue('refused', error.messageIn(language)) : undefined;
}

async function readReport({ report }: OpenedUpload): Promise<string | null> {
  const text = await readFile(report, 'utf8').catch(() => null);
  return text?.slice(0, MAX_REPORT) ?? null;
}
