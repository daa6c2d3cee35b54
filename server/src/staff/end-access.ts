import type { FieldChanges } from '../history/history.ts';
import type { Tx } from '../platform/database/database.ts';
import { deleteChallengesOf } from './staff-challenge-repository.ts';
import { deleteStaffSessionsOf } from './staff-session-repository.ts';
import { deleteStaffTokensOf } from './staff-token-repository.ts';

/**
 * Ends all that somebody may hold who was not meant to have it: sessions, sign-ins that have begun, and tokens for programs.
 * Call it after `lockStaff`, which nothing that makes one of them gets past. Returns what the record says about the tokens.
 */
export async function endAccess(
  tx: Tx,
  staffId: number,
  { exceptSession }: { readonly exceptSession?: number } = {},
): Promise<FieldChanges> {
  await deleteStaffSessionsOf(tx, staffId, exceptSession);
  await deleteChallengesOf(tx, staffId);
  const tokens = await deleteStaffTokensOf(tx, staffId);
  return tokens.length === 0 ? {} : { tokens: { from: tokens.join(', '), to: null } };
}
