import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { TestPayment } from './test-payment-rules.ts';
import { testPayments, testSecrets } from './test-payment-tables.ts';

/** Creates the payment of that attempt, or returns the existing one. */
export async function addPayment(db: Queryable, payment: TestPayment): Promise<TestPayment> {
  await db.insert(testPayments).values(payment).onConflictDoNothing({ target: testPayments.attempt });
  const [row] = await db.select().from(testPayments).where(eq(testPayments.attempt, payment.attempt));
  if (!row) throw new Error('the payment is gone');
  return row;
}

export async function findPayment(db: Queryable, reference: string): Promise<TestPayment | undefined> {
  const [row] = await db.select().from(testPayments).where(eq(testPayments.reference, reference));
  return row;
}

export async function lockPayment(tx: Tx, reference: string): Promise<TestPayment | undefined> {
  const [row] = await tx.select().from(testPayments).where(eq(testPayments.reference, reference)).for('update');
  return row;
}

export async function savePayment(tx: Tx, payment: TestPayment): Promise<void> {
  await tx.update(testPayments).set(payment).where(eq(testPayments.reference, payment.reference));
}

/** Payments with a change that is due by time. */
export async function findDuePayments(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ reference: testPayments.reference })
    .from(testPayments)
    .where(
      or(
        and(eq(testPayments.state, 'open'), lte(testPayments.expiresAt, now)),
        and(eq(testPayments.state, 'pending'), lte(testPayments.settlesAt, now)),
      ),
    )
    .orderBy(asc(testPayments.reference))
    .limit(limit);
  return rows.map(({ reference }) => reference);
}

/** The first process saves the secret; all others read it. */
export async function saveTestSecret(db: Queryable, fresh: string): Promise<string> {
  const [row] = await db
    .insert(testSecrets)
    .values({ name: 'webhook', secret: fresh })
    .onConflictDoUpdate({ target: testSecrets.name, set: { secret: sql`${testSecrets.secret}` } })
    .returning();
  return row?.secret ?? fresh;
}
