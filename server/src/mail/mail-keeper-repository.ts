import { and, asc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
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

/** The keys stay, so that nothing is told twice. */
export async function emptyMailsBefore(db: Database, before: Date): Promise<void> {
  const isOver = or(lt(mailOutbox.sentAt, before), lt(mailOutbox.gaveUpAt, before));
  await db
    .update(mailOutbox)
    .set({ to: '', replyTo: null, unsubscribeUrl: null, subject: '', html: '', text: '', lastError: null })
    .where(and(isOver, ne(mailOutbox.to, '')));
}
