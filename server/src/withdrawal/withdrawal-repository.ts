import { and, asc, count, desc, eq, gte, inArray, isNull, notInArray, or } from 'drizzle-orm';
import { orders } from '../orders/orders-tables.ts';
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

/** Received since then, unless their order is refunded or canceled. */
export async function countOpenWithdrawals(db: Queryable, storeId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(
      and(
        eq(withdrawals.storeId, storeId),
        gte(withdrawals.receivedAt, since),
        or(isNull(orders.id), notInArray(orders.state, ['refunded', 'canceled'])),
      ),
    );
  return row?.open ?? 0;
}

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
