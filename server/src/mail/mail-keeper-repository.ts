import { and, asc, eq, inArray, lt, ne, notLike, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { KnownCustomer } from '../store/store.ts';
import { mailOutbox } from './mail-tables.ts';

const isTo = ({ storeId, emails }: KnownCustomer) =>
  and(
    eq(mailOutbox.storeId, storeId),
    inArray(
      sql`lower(${mailOutbox.to})`,
      emails.map((email) => email.toLowerCase()),
    ),
  );

export const findMailsTo = (db: Database, customer: KnownCustomer) =>
  db
    .select({ subject: mailOutbox.subject, createdAt: mailOutbox.createdAt, sentAt: mailOutbox.sentAt })
    .from(mailOutbox)
    .where(isTo(customer))
    .orderBy(asc(mailOutbox.id));

export async function deleteMailsTo(tx: Database, customer: KnownCustomer): Promise<void> {
  await tx.delete(mailOutbox).where(isTo(customer));
}

const endedBefore = (before: Date) => or(lt(mailOutbox.sentAt, before), lt(mailOutbox.gaveUpAt, before));

/** That an order's mails were written stays known as long as the order. */
export async function deleteEmptiedBefore(db: Database, before: Date): Promise<void> {
  await db
    .delete(mailOutbox)
    .where(and(endedBefore(before), eq(mailOutbox.to, ''), notLike(mailOutbox.key, 'order-%')));
}

/** The keys stay for a while, so that nothing is told twice. */
export async function emptyMailsBefore(db: Database, before: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ to: '', replyTo: null, unsubscribeUrl: null, subject: '', html: '', text: '', lastError: null })
    .where(and(endedBefore(before), ne(mailOutbox.to, '')));
}
