import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/mount.ts';
import { bearerToken, hashOf } from './secret-token.ts';
import { findSession, type SessionRow } from './session-repository.ts';

/** Asked of the database each time: a session that was ended anywhere is ended everywhere with the next request. */
export async function findCallersSession(
  db: Database,
  storeId: number,
  { header }: Caller,
  now: Date,
): Promise<SessionRow | undefined> {
  const token = bearerToken(header('authorization'));
  return token === undefined ? undefined : findSession(db, storeId, hashOf(token), now);
}

/** The customer whose token the request carries; an old or made-up token is nobody's. */
export async function identify(db: Database, storeId: number, caller: Caller, now: Date): Promise<number | null> {
  return (await findCallersSession(db, storeId, caller, now))?.customerId ?? null;
}
