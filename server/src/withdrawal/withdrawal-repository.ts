import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import type { DataSubject } from '../store/store.ts';
import { withdrawals } from './withdrawal-tables.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, 'id'>;

/** Returns the declaration as it was first received. */
export async function saveWithdrawal(tx: Tx, declared: NewWithdrawal): Promise<WithdrawalRow> {
  const [added] = await tx
    .insert(withdrawals)
    .values(declared)
    .onConflictDoNothing({ target: [withdrawals.storeId, withdrawals.digest] })
    .returning();
  const row = added ?? (await findByDigest(tx, declared));
  if (!row) throw new Error('a withdrawal was not saved');
  return row;
}

async function findByDigest(
  tx: Tx,
  { storeId, digest }: Pick<NewWithdrawal, 'storeId' | 'digest'>,
): Promise<WithdrawalRow | undefined> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.storeId, storeId), eq(withdrawals.digest, digest)));
  return row;
}

export const findNewestWithdrawals = (db: Queryable, storeId: number, max: number): Promise<WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.storeId, storeId))
    .orderBy(desc(withdrawals.receivedAt), desc(withdrawals.id))
    .limit(max);

const ofCustomer = ({ storeId, emails }: DataSubject) =>
  and(
    eq(withdrawals.storeId, storeId),
    inArray(
      withdrawals.email,
      emails.map((email) => email.toLowerCase()),
    ),
  );

/** The oldest first. */
export const findWithdrawalsOf = (db: Queryable, customer: DataSubject): Promise<WithdrawalRow[]> =>
  db.select().from(withdrawals).where(ofCustomer(customer)).orderBy(asc(withdrawals.id));

export async function deleteUnmatchedOf(tx: Tx, customer: DataSubject): Promise<void> {
  await tx.delete(withdrawals).where(and(ofCustomer(customer), isNull(withdrawals.orderId)));
}
