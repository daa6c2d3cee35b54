import type { Tx } from '../../platform/database/database.ts';
import { waitForLock } from '../../platform/database/in-transaction.ts';
import { refuse } from '../../platform/refusal.ts';
import { IMPORT_LOCK } from '../catalogue-context.ts';
import { findRunningImport } from '../running-import-repository.ts';

/** One edit at a time, and never beside an import or an undo, which write whole entries. */
export async function waitForTurn(tx: Tx, merchant: string): Promise<void> {
  await waitForLock(tx, IMPORT_LOCK);
  const running = await findRunningImport(tx, merchant);
  // One that ended before it had begun to write leaves only its row.
  if (running && !(running.isSilent && !running.head)) refuse('history.busy');
}
