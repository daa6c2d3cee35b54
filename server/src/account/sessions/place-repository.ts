import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { customers, knownNetworks } from '../account-tables.ts';
import { emailKey } from '../customer-repository.ts';

/** Whether the account has been logged in to from that network; false for an unknown account. */
export async function isKnownNetwork(
  db: Queryable,
  storeId: number,
  email: string,
  place: string,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ place: knownNetworks.place })
    .from(knownNetworks)
    .innerJoin(customers, eq(customers.id, knownNetworks.customerId))
    .where(
      and(
        eq(customers.storeId, storeId),
        eq(customers.emailKey, emailKey(email)),
        eq(knownNetworks.place, place),
        gt(knownNetworks.lastSeenAt, since),
      ),
    );
  return rows.length > 0;
}

export async function saveKnownNetwork(tx: Tx, customerId: number, place: string, now: Date): Promise<void> {
  await tx
    .insert(knownNetworks)
    .values({ customerId, place, lastSeenAt: now })
    .onConflictDoUpdate({ target: [knownNetworks.customerId, knownNetworks.place], set: { lastSeenAt: now } });
}

export async function forgetPlacesOf(tx: Tx, customerId: number): Promise<void> {
  await tx.delete(knownNetworks).where(eq(knownNetworks.customerId, customerId));
}

export async function deleteOldKnownNetworks(db: Queryable, before: Date): Promise<void> {
  await db.delete(knownNetworks).where(lt(knownNetworks.lastSeenAt, before));
}
