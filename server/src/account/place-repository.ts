import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { customers, knownPlaces } from './account-tables.ts';
import { emailKey } from './customer-repository.ts';

/** Whether that account has been signed in to from there; an account that is not there has not. */
export async function isKnownPlace(
  db: Database,
  storeId: number,
  email: string,
  place: string,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ place: knownPlaces.place })
    .from(knownPlaces)
    .innerJoin(customers, eq(customers.id, knownPlaces.customerId))
    .where(
      and(
        eq(customers.storeId, storeId),
        eq(customers.emailKey, emailKey(email)),
        eq(knownPlaces.place, place),
        gt(knownPlaces.lastSeenAt, since),
      ),
    );
  return rows.length > 0;
}

export async function rememberPlace(tx: Database, customerId: number, place: string, now: Date): Promise<void> {
  await tx
    .insert(knownPlaces)
    .values({ customerId, place, lastSeenAt: now })
    .onConflictDoUpdate({ target: [knownPlaces.customerId, knownPlaces.place], set: { lastSeenAt: now } });
}

export async function forgetPlacesOf(tx: Database, customerId: number): Promise<void> {
  await tx.delete(knownPlaces).where(eq(knownPlaces.customerId, customerId));
}

export async function forgetOldPlaces(db: Database, before: Date): Promise<void> {
  await db.delete(knownPlaces).where(lt(knownPlaces.lastSeenAt, before));
}
