import type { OpenDatabase } from '../../platform/database/database.ts';
import { tryToLockWithin } from '../../platform/database/in-transaction.ts';
import { IMPORT_LOCK, MAX_WAIT_MS } from './import-caller.ts';
import { type Claim, claimImport, endClaim } from './running-import-repository.ts';

type ClaimingDatabase = Pick<OpenDatabase, 'longRunning' | 'presence'>;

/** Undefined while an import or an undo is made, or an edit does not end: each writes what the others have compared. */
export async function claimExclusively(
  { longRunning: db, presence }: ClaimingDatabase,
  storeCode: string,
): Promise<Claim | undefined> {
  const claim = await claimImport(db, storeCode, await presence());
  // From now on no edit begins; one that has begun is waited for.
  if (!claim || (await db.transaction((tx) => tryToLockWithin(tx, IMPORT_LOCK, MAX_WAIT_MS)))) return claim;
  await endClaim(db, claim);
  return undefined;
}

/** The same, but products may be saved until its end, each between two steps. */
export const claimBesideEdits = async (
  { longRunning: db, presence }: ClaimingDatabase,
  storeCode: string,
): Promise<Claim | undefined> => claimImport(db, storeCode, await presence(), { yieldsToEdits: true });
