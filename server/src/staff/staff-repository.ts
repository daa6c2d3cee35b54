import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { and, asc, count, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import type { StaffContext } from '../store/store.ts';
import { stores } from '../store/store-tables.ts';
import { personalReads, staff, staffRecoveryCodes } from './staff-tables.ts';

export type StaffRow = typeof staff.$inferSelect;

/** Invited, and not here yet. */
export const isOnlyInvited = ({ name }: Pick<StaffRow, 'name'>): boolean => name === null;

export const emailKey = (email: string): string => email.trim().toLowerCase();

/**
 * Only one transaction at a time creates the first owner, replaces its link, or changes who is an owner. Orders and
 * products can still be saved meanwhile.
 */
export async function lockStaffOf(tx: Tx, storeId: number): Promise<void> {
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update');
}

/** Returns the new person, or undefined when the store has one with that address. */
export async function addStaff(
  tx: Tx,
  person: Omit<typeof staff.$inferInsert, 'id' | 'emailKey'>,
): Promise<StaffRow | undefined> {
  const [row] = await tx
    .insert(staff)
    .values({ ...person, emailKey: emailKey(person.email) })
    .onConflictDoNothing({ target: [staff.storeId, staff.emailKey] })
    .returning();
  return row;
}

export async function findStaff(db: Queryable, storeId: number, id: number): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.storeId, storeId), eq(staff.id, id)));
  return row;
}

/** Locked until the transaction ends, so that a changed password and a session cannot overtake each other. */
export async function lockStaff(tx: Tx, storeId: number, id: number): Promise<StaffRow | undefined> {
  const [row] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.storeId, storeId), eq(staff.id, id)))
    .for('update');
  return row;
}

export async function findStaffByEmail(db: Queryable, storeId: number, email: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.storeId, storeId), eq(staff.emailKey, emailKey(email))));
  return row;
}

export const findAllStaff = (db: Queryable, storeId: number): Promise<StaffRow[]> =>
  db.select().from(staff).where(eq(staff.storeId, storeId)).orderBy(asc(staff.id));

type Change = Partial<Omit<StaffRow, 'id' | 'storeId' | 'email' | 'emailKey' | 'createdAt'>>;

export async function changeStaff(db: Queryable, id: number, change: Change): Promise<StaffRow | undefined> {
  const [row] = await db.update(staff).set(change).where(eq(staff.id, id)).returning();
  return row;
}

/** Written only when it is another one: a profile is read with every page. */
export async function noteLanguage(db: Queryable, id: number, language: string): Promise<void> {
  await db
    .update(staff)
    .set({ language })
    .where(and(eq(staff.id, id), sql`${staff.language} is distinct from ${language}`));
}

export async function removeStaff(tx: Tx, id: number): Promise<void> {
  await tx.delete(staff).where(eq(staff.id, id));
}

/** People who can sign in as owner, without the given one. */
export async function countOwners(db: Queryable, storeId: number, except?: number): Promise<number> {
  const [row] = await db
    .select({ owners: count() })
    .from(staff)
    .where(
      and(
        eq(staff.storeId, storeId),
        eq(staff.role, 'owner'),
        eq(staff.enabled, true),
        isNotNull(staff.name),
        except === undefined ? undefined : ne(staff.id, except),
      ),
    );
  return row?.owners ?? 0;
}

export async function saveRecoveryCodes(tx: Tx, staffId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  if (hashes.length > 0) await tx.insert(staffRecoveryCodes).values(hashes.map((hash) => ({ staffId, hash })));
}

/** Returns whether it existed. */
export async function takeRecoveryCode(tx: Tx, staffId: number, hash: string): Promise<boolean> {
  const taken = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.hash, hash)))
    .returning({ hash: staffRecoveryCodes.hash });
  return taken.length > 0;
}

/** Returns false when this code, or a later one, was used before. */
export async function takeTotpStep(tx: Tx, id: number, step: number): Promise<boolean> {
  const used = await tx
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, id), lt(staff.totpStep, step)))
    .returning({ id: staff.id });
  return used.length > 0;
}

async function addPersonalRead(db: Queryable, read: typeof personalReads.$inferInsert): Promise<void> {
  await db.insert(personalReads).values(read);
}

export async function deleteReadsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(personalReads).where(lt(personalReads.at, before));
}

/** Records that a person looked at personal data. */
export const recordRead = (
  { db, store, now, actor }: Pick<StaffContext, 'db' | 'store' | 'now' | 'actor'>,
  { name }: Endpoint,
  subject: string,
): Promise<void> => addPersonalRead(db, { storeId: store.id, at: now, actor, action: name, subject });
