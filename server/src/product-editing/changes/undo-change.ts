// Takes back what one run of the history changed. The values from before are written like an import, so that a price comes
// back as a new offer, and the undo is a run of its own. Like an import, a large one is made in steps.
import { countEntries, type EntryChange, findEntries } from '../../history/history.ts';
import type { Tx } from '../../platform/database/database.ts';
import { readDatabaseTime, tryToLockWithin } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { Progress } from './change-steps.ts';
import { claimExclusively } from './claim-changes.ts';
import { IMPORT_LOCK, type ImportCaller, MAX_WAIT_MS } from './import-caller.ts';
import { MAX_SHOWN, planUndo } from './plan-undo.ts';
import { runStored, runTogether } from './run-steps.ts';
import {
  type Claim,
  endClaim,
  endUncommitted,
  findRunningImport,
  renewClaim,
  replaceSteps,
  takeOverImport,
} from './running-import-repository.ts';
import { createStepRunner, SHORT_PAUSE } from './step-runner.ts';
import type { UndoConflict } from './undo-patches.ts';

/** Entries of a change that is taken back in one transaction. */
const MAX_TOGETHER = 100;
const AT_ONCE = 100;

export interface Undone {
  /** Number of the run that took the other one back; null for a preview. */
  readonly changeId: number | null;
  /** The first entries that it changed, or would change. */
  readonly entries: readonly EntryChange[];
  /** Entries that were changed again since, and stay as they are. */
  readonly left: readonly UndoConflict[];
}

export interface UndoOptions {
  readonly preview?: boolean;
  /** Without it, a change of which something was changed again is not undone at all. */
  readonly part?: boolean;
  readonly progress?: Progress;
}

export async function undoRun(ctx: ImportCaller, id: number, options: UndoOptions = {}): Promise<Undone> {
  const db = ctx.database.longRunning;
  const now = await readDatabaseTime(db);
  return (await countEntries(db, id)) > MAX_TOGETHER
    ? undoInSteps(ctx, id, now, options)
    : undoTogether(ctx, id, now, options);
}

/** A preview makes the undo and rolls it back, so that it shows what the undo would change, or is refused like it. */
async function undoTogether(
  { database, storeCode, actor, staff }: ImportCaller,
  id: number,
  now: Date,
  { preview = false, part = false }: UndoOptions,
): Promise<Undone> {
  try {
    return await database.longRunning.transaction(async (tx) => {
      // Neither an import nor another undo may change what was compared.
      if (!(await tryToLockWithin(tx, IMPORT_LOCK, MAX_WAIT_MS))) throwDomainError('history.busy');
      await endUnfinishedImport(tx, storeCode, id);
      const { head, steps, left } = await planUndo(tx, id, {
        part,
        storeCode,
        actor,
        staff,
        now,
        runStep: (step) => step(AT_ONCE),
        progress: () => {},
      });
      const changeId = (await runTogether(tx, head, steps)) ?? throwDomainError('history.nothing', { id });
      const entries = await findEntries(tx, changeId, { limit: MAX_SHOWN });
      if (preview) throw new RolledBack({ changeId: null, entries, left });
      return { changeId, entries, left };
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.preview;
    throw error;
  }
}

class RolledBack extends Error {
  readonly preview: Undone;

  constructor(preview: Undone) {
    super('the preview of an undo');
    this.preview = preview;
  }
}

/** An import that could not be finished is given up by its undo; one that is being made is not disturbed. */
async function endUnfinishedImport(tx: Tx, storeCode: string, id: number): Promise<void> {
  const running = await findRunningImport(tx, storeCode);
  if (!running) return;
  if (running.changeId !== id || !running.isSilent) throwDomainError('history.busy');
  await endClaim(tx, running);
}

async function undoInSteps(
  { database, storeCode, actor, staff, isOpen = false }: ImportCaller,
  id: number,
  now: Date,
  { preview = false, part = false, progress = () => {} }: UndoOptions,
): Promise<Undone> {
  const db = database.longRunning;
  const runStep = createStepRunner(isOpen, database, SHORT_PAUSE);
  const request = { part, storeCode, actor, staff, now };
  if (preview) {
    const { shown, left } = await planUndo(db, id, { ...request, runStep, progress });
    return { changeId: null, entries: shown, left };
  }
  const claim = (await claimUndo(database, storeCode, id)) ?? throwDomainError('history.busy');
  let left: Undone['left'] = [];
  try {
    const planned = await planUndo(db, id, {
      ...request,
      runStep: (step) => runStep(step).finally(() => renewClaim(db, claim)),
      progress: (share) => progress(share * 0.4),
    });
    const { head, steps } = planned;
    left = planned.left;
    if (steps.length === 0 && !head.store) throwDomainError('history.nothing', { id });
    await replaceSteps(db, claim, head, steps);
  } catch (error) {
    await endUncommitted(db, claim).catch(() => {});
    throw error;
  }
  const makingSteps = createStepRunner(isOpen, database, SHORT_PAUSE);
  const { changeId } = await runStored(db, claim, makingSteps, (share) => progress(0.4 + share * 0.6));
  if (changeId === undefined) return throwDomainError('history.nothing', { id });
  return { changeId, entries: await findEntries(db, changeId, { limit: MAX_SHOWN }), left };
}

/** Undefined while an import or another undo is made. One that could not be finished is kept until its undo is planned. */
async function claimUndo(
  database: ImportCaller['database'],
  storeCode: string,
  id: number,
): Promise<Claim | undefined> {
  const db = database.longRunning;
  const running = await findRunningImport(db, storeCode);
  if (running?.head && running.changeId === id)
    return takeOverImport(db, storeCode, await database.presence(), { yieldsToEdits: false });
  return claimExclusively(database, storeCode);
}
