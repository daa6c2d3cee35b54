import { setTimeout } from 'node:timers/promises';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { waitForLock } from '../../platform/database/in-transaction.ts';
import { refuse } from '../../platform/refusal.ts';
import type { CommandContext } from '../../store/store.ts';
import { IMPORT_LOCK } from '../import-caller.ts';
import { findRunningImport } from '../running-import-repository.ts';

const SMALL_IMPORT_MS = 2500;
const PAUSE_MS = 100;

/** Before the transaction. Most imports take less than a second: nobody is refused because of one. */
export async function waitForSmallImport({ db, merchant }: Pick<CommandContext, 'db' | 'merchant'>): Promise<void> {
  for (let waited = 0; waited < SMALL_IMPORT_MS && (await isImporting(db, merchant)); waited += PAUSE_MS)
    await setTimeout(PAUSE_MS);
}

/** One edit at a time, and never beside an import or an undo, which write whole entries. */
export async function waitForTurn(tx: Tx, merchant: string): Promise<void> {
  await waitForLock(tx, IMPORT_LOCK);
  if (await isImporting(tx, merchant)) refuse('history.busy');
}

async function isImporting(db: Queryable, merchant: string): Promise<boolean> {
  const running = await findRunningImport(db, merchant);
  // One that ended before it had begun to write leaves only its row.
  return running !== undefined && !(running.isSilent && !running.head);
}
