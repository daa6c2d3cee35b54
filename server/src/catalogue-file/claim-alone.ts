import type { OpenDatabase } from '../platform/database/database.ts';
import { tryToLock } from '../platform/database/in-transaction.ts';
import { IMPORT_LOCK } from './import-caller.ts';
import { type Claim, claimImport, endClaim } from './running-import-repository.ts';

/** Undefined while an import, an undo or an edit is made: each writes what the others have compared. */
export async function claimAlone(
  { longRunning: db, presence }: Pick<OpenDatabase, 'longRunning' | 'presence'>,
  merchant: string,
): Promise<Claim | undefined> {
  const claim = await claimImport(db, merchant, await presence());
  const isLocked = claim && (await db.transaction(async (tx) => !(await tryToLock(tx, IMPORT_LOCK))));
  if (!isLocked) return claim;
  await endClaim(db, claim);
  return undefined;
}
