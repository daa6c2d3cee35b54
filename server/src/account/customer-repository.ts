import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { customers } from './account-tables.ts';

export type CustomerRow = typeof customers.$inferSelect;
export type NewCustomerRow = Omit<typeof customers.$inferInsert, 'id' | 'emailKey'>;
export type { StoredAddress } from './account-tables.ts';

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Returns the new customer, or undefined when the store has one with that address. */
export async function addCustomer(tx: Tx, customer: NewCustomerRow): Promise<CustomerRow | undefined> {
  const [row] = await tx
    .insert(customers)
    .values({ ...customer, emailKey: emailKey(customer.email) })
    .onConflictDoNothing({ target: [customers.storeId, customers.emailKey] })
    .returning();
  return row;
}

export async function findCustomer(db: Queryable, id: number): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}

export async function findCustomerByEmail(
  db: Queryable,
  storeId: number,
  email: string,
): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.storeId, storeId), eq(customers.emailKey, emailKey(email))));
  return row;
}

type Change = Partial<Omit<CustomerRow, 'id' | 'storeId' | 'email' | 'emailKey' | 'createdAt'>>;

export async function changeCustomer(db: Queryable, id: number, change: Change): Promise<CustomerRow | undefined> {
  if (Object.keys(change).length === 0) return findCustomer(db, id);
  const [row] = await db.update(customers).set(change).where(eq(customers.id, id)).returning();
  return row;
}

/** Replaces the hash of an unchanged password. */
export async function renewHash(db: Queryable, id: number, before: string, after: string): Promise<void> {
  await db
    .update(customers)
    .set({ passwordHash: after })
    .where(and(eq(customers.id, id), eq(customers.passwordHash, before)));
}

/** Only while it is still the customer's address; otherwise nothing is verified. */
export async function verifyAddress(tx: Tx, id: number, email: string, now: Date): Promise<CustomerRow | undefined> {
  const [row] = await tx
    .update(customers)
    .set({ emailVerifiedAt: sql`coalesce(${customers.emailVerifiedAt}, ${now.toISOString()})` })
    .where(and(eq(customers.id, id), eq(customers.emailKey, emailKey(email))))
    .returning();
  return row;
}

export async function moveToEmail(tx: Tx, id: number, email: string, now: Date): Promise<void> {
  await tx
    .update(customers)
    .set({ email, emailKey: emailKey(email), emailVerifiedAt: now, pendingEmail: null })
    .where(eq(customers.id, id));
}

/** Locks the row until the end of the transaction. */
export async function lockCustomerRow(tx: Tx, id: number): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  return row;
}

/** Sessions, links and known networks are deleted with it. */
export async function deleteCustomer(tx: Tx, id: number): Promise<void> {
  await tx.delete(customers).where(eq(customers.id, id));
}

/** Only customers with a verified address may see what was ordered with that address. */
export const isVerified = ({ emailVerifiedAt }: CustomerRow): boolean => emailVerifiedAt !== null;
