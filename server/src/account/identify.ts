import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/mount.ts';
import { bearerToken, hashSecret } from './secret-token.ts';
import { findSession, type SessionRow } from './session-repository.ts';

/** Not cached: a session that was ended anywhere is refused at the next request. */
export async function findCallersSession(
  db: Database,
  storeId: number,
  { header }: Caller,
  now: Date,
): Promise<SessionRow | undefined> {
  const token = bearerToken(header('authorization'));
  return token === undefined ? undefined : findSession(db, storeId, hashSecret(token), now);
}

/** The customer of the access token; null for an expired or unknown token. */
export async function identify(db: Database, storeId: number, caller: Caller, now: Date): Promise<number | null> {
  return (await findCallersSession(db, storeId, caller, now))?.customerId ?? null;
}
