import { and, asc, eq, gt, lt, ne, or } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { accessTokens, accountLinks, customers, sessions } from '../account-tables.ts';
import { changeCustomer } from '../customer-repository.ts';
import { deleteLinksOf } from '../verification/link-repository.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function addSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<SessionRow> {
  const [row] = await tx.insert(sessions).values(session).returning();
  if (!row) throw new Error('a session was not kept');
  return row;
}

export async function addAccessToken(tx: Tx, token: typeof accessTokens.$inferInsert): Promise<void> {
  await tx.insert(accessTokens).values(token);
}

/** Returns whether it existed. */
export async function takeAccessToken(tx: Tx, hash: string): Promise<boolean> {
  const taken = await tx.delete(accessTokens).where(eq(accessTokens.hash, hash)).returning({ hash: accessTokens.hash });
  return taken.length > 0;
}

/** The unexpired session of an access token. */
export async function findSession(
  db: Queryable,
  storeId: number,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select({ session: sessions })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(accessTokens.hash, tokenHash),
        gt(accessTokens.endsAt, now),
        gt(sessions.endsAt, now),
        gt(sessions.idleUntil, now),
        eq(customers.storeId, storeId),
      ),
    );
  return row?.session;
}

/**
 * Finds the session, also an expired one, by the family of its refresh token and locks it: tabs refresh one at a time.
 */
export async function lockFamily(tx: Tx, familyHash: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.familyHash, familyHash)).for('update');
  return row;
}

export async function changeSession(
  tx: Tx,
  id: number,
  change: Partial<Pick<SessionRow, 'refreshHash' | 'previousHash' | 'rotatedAt' | 'idleUntil'>>,
): Promise<void> {
  await tx.update(sessions).set(change).where(eq(sessions.id, id));
}

export async function deleteSession(db: Queryable, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Deletes all sessions of the customer except the given one. */
async function deleteSessionsOf(tx: Tx, customerId: number, except?: number): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await tx.delete(sessions).where(and(eq(sessions.customerId, customerId), others));
}

export const findSessionsOf = (db: Queryable, customerId: number) =>
  db
    .select({ createdAt: sessions.createdAt, lastRefreshedAt: sessions.rotatedAt, endsAt: sessions.endsAt })
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(asc(sessions.id));

export async function deleteEnded(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.endsAt, now), lt(sessions.idleUntil, now)));
  await db.delete(accessTokens).where(lt(accessTokens.endsAt, now));
  await db.delete(accountLinks).where(lt(accountLinks.endsAt, now));
}

/**
 * Called when the password or the verified address changes: ends every session except `exceptSession`, deletes all
 * mailed links and drops a pending change of the address.
 */
export async function closeAccess(tx: Tx, customerId: number, exceptSession?: number): Promise<void> {
  await deleteSessionsOf(tx, customerId, exceptSession);
  await deleteLinksOf(tx, customerId);
  await changeCustomer(tx, customerId, { pendingEmail: null });
}
