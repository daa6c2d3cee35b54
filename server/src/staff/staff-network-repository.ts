import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { emailKey } from './staff-repository.ts';
import { staff, staffNetworks } from './staff-tables.ts';

/** Whether the person has signed in from that network; false for an unknown address. */
export async function isStaffNetwork(
  db: Queryable,
  storeId: number,
  email: string,
  network: string,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ network: staffNetworks.network })
    .from(staffNetworks)
    .innerJoin(staff, eq(staff.id, staffNetworks.staffId))
    .where(
      and(
        eq(staff.storeId, storeId),
        eq(staff.emailKey, emailKey(email)),
        eq(staffNetworks.network, network),
        gt(staffNetworks.lastSeenAt, since),
      ),
    );
  return rows.length > 0;
}

export async function saveStaffNetwork(tx: Tx, staffId: number, network: string, now: Date): Promise<void> {
  await tx
    .insert(staffNetworks)
    .values({ staffId, network, lastSeenAt: now })
    .onConflictDoUpdate({ target: [staffNetworks.staffId, staffNetworks.network], set: { lastSeenAt: now } });
}

export async function deleteOldStaffNetworks(db: Queryable, before: Date): Promise<void> {
  await db.delete(staffNetworks).where(lt(staffNetworks.lastSeenAt, before));
}

export async function findNetworks(tx: Tx, staffId: number): Promise<string[]> {
  const rows = await tx
    .select({ network: staffNetworks.network })
    .from(staffNetworks)
    .where(eq(staffNetworks.staffId, staffId));
  return rows.map(({ network }) => network);
}
