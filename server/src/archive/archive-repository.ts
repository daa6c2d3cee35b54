import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { customers } from '../account/account-tables.ts';
import type { Database, Queryable, Tx } from '../platform/database/database.ts';
import type { DataSubject } from '../store/store.ts';
import { archivedOrders } from './archive-tables.ts';

export type { ArchivedAddress, ArchivedDetails } from './archive-tables.ts';
export type ArchivedOrderRow = typeof archivedOrders.$inferSelect;
export type ImportedOrder = Omit<ArchivedOrderRow, 'storeId' | 'customerId'>;

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** An order that is stored alike is not touched. Another address of an order ends its link to an account. */
async function saveArchivedOrders(
  tx: Tx,
  storeId: number,
  orders: readonly ImportedOrder[],
): Promise<{ created: number; changed: number }> {
  const t = archivedOrders;
  const written = await tx
    .insert(t)
    .values(orders.map((order) => ({ ...order, storeId })))
    .onConflictDoUpdate({
      target: [t.storeId, t.number],
      set: {
        email: excluded('email'),
        customerId: sql`case when ${t.email} is not distinct from ${excluded('email')} then ${t.customerId} end`,
        placedAt: excluded('placed_at'),
        status: excluded('status'),
        currency: excluded('currency'),
        details: excluded('details'),
      },
      setWhere: sql`(${t.email}, ${t.placedAt}, ${t.status}, ${t.currency}, ${t.details}) is distinct from
        (excluded.email, excluded.placed_at, excluded.status, excluded.currency, excluded.details)`,
    })
    // A row that was not there before has no earlier version.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  const created = written.filter(({ isNew }) => isNew).length;
  return { created, changed: written.length - created };
}

/** Gives orders to the customers who verified their addresses before the import. */
async function linkVerifiedCustomers(tx: Tx, storeId: number): Promise<void> {
  await tx
    .update(archivedOrders)
    .set({ customerId: customers.id })
    .from(customers)
    .where(
      and(
        eq(archivedOrders.storeId, storeId),
        isNull(archivedOrders.customerId),
        eq(customers.storeId, storeId),
        eq(customers.emailKey, archivedOrders.email),
        isNotNull(customers.emailVerifiedAt),
      ),
    );
}

export async function claimArchivedOrders(tx: Tx, { id, storeId, emails }: DataSubject): Promise<void> {
  const wanted = emails.map((email) => email.trim().toLowerCase());
  await tx
    .update(archivedOrders)
    .set({ customerId: id })
    .where(
      and(
        eq(archivedOrders.storeId, storeId),
        isNull(archivedOrders.customerId),
        inArray(archivedOrders.email, wanted),
      ),
    );
}

const ownedBy = ({ id, storeId }: Pick<DataSubject, 'id' | 'storeId'>) =>
  and(eq(archivedOrders.storeId, storeId), eq(archivedOrders.customerId, id));

/** Oldest first. */
export const findAllArchivedOrders = (db: Queryable, customer: DataSubject): Promise<ArchivedOrderRow[]> =>
  db
    .select()
    .from(archivedOrders)
    .where(ownedBy(customer))
    .orderBy(asc(archivedOrders.placedAt), asc(archivedOrders.number));

/** Newest first. */
export async function findArchivedOrders(
  db: Queryable,
  customer: Pick<DataSubject, 'id' | 'storeId'>,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ rows: ArchivedOrderRow[]; total: number }> {
  const rows = await db
    .select()
    .from(archivedOrders)
    .where(ownedBy(customer))
    .orderBy(desc(archivedOrders.placedAt), desc(archivedOrders.number))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(archivedOrders).where(ownedBy(customer));
  return { rows, total: counted?.total ?? 0 };
}

/** The orders of all customers, newest first. */
export const findArchiveSince = (
  db: Queryable,
  storeId: number,
  { since, max }: { readonly since: Date | null; readonly max: number },
): Promise<ArchivedOrderRow[]> =>
  db
    .select()
    .from(archivedOrders)
    .where(and(eq(archivedOrders.storeId, storeId), since === null ? undefined : gte(archivedOrders.placedAt, since)))
    .orderBy(desc(archivedOrders.placedAt), desc(archivedOrders.number))
    .limit(max);

export async function deleteArchivedOrders(db: Database, placedBefore: Date): Promise<void> {
  await db.delete(archivedOrders).where(lt(archivedOrders.placedAt, placedBefore));
}

const AT_ONCE = 500;

/** Returns how many are new and how many differ from what was stored. An import can be repeated. */
export async function addArchivedOrders(
  tx: Tx,
  storeId: number,
  orders: readonly ImportedOrder[],
): Promise<{ created: number; changed: number }> {
  let [created, changed] = [0, 0];
  for (let at = 0; at < orders.length; at += AT_ONCE) {
    const saved = await saveArchivedOrders(tx, storeId, orders.slice(at, at + AT_ONCE));
    created += saved.created;
    changed += saved.changed;
  }
  await linkVerifiedCustomers(tx, storeId);
  return { created, changed };
}
