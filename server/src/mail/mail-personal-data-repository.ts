import { and, asc, eq, inArray, lt, ne, notLike, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import type { DataSubject } from '../store/store.ts';
import { stores } from '../store/store-tables.ts';
import { mailOutbox } from './mail-tables.ts';

/** Replies to shop mails go to the store's address: verifying it does not make mails belong to that customer. */
const ownAddress = sql`(select lower(coalesce(${stores.email}, '')) from ${stores} where ${stores.id} = ${mailOutbox.storeId})`;

/** Mails caused by the account, mails to its verified address, and mails to the merchant with that reply address. */
function isAbout({ id, storeId, emails }: DataSubject) {
  const addresses = emails.map((email) => email.toLowerCase());
  return and(
    eq(mailOutbox.storeId, storeId),
    or(
      eq(mailOutbox.customerId, id),
      inArray(sql`lower(${mailOutbox.to})`, addresses),
      and(inArray(sql`lower(${mailOutbox.replyTo})`, addresses), sql`lower(${mailOutbox.replyTo}) <> ${ownAddress}`),
    ),
  );
}

export const findMailsAbout = (db: Queryable, customer: DataSubject) =>
  db
    .select({ subject: mailOutbox.subject, createdAt: mailOutbox.createdAt, sentAt: mailOutbox.sentAt })
    .from(mailOutbox)
    .where(isAbout(customer))
    .orderBy(asc(mailOutbox.id));

export async function deleteMailsAbout(tx: Tx, customer: DataSubject): Promise<void> {
  await tx.delete(mailOutbox).where(isAbout(customer));
}

const endedBefore = (before: Date) => or(lt(mailOutbox.sentAt, before), lt(mailOutbox.gaveUpAt, before));

/** Keys of order mails are retained as long as the order. */
export async function deleteEmptiedBefore(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(mailOutbox)
    .where(and(endedBefore(before), eq(mailOutbox.to, ''), notLike(mailOutbox.key, 'order-%')));
}

/** The keys are retained for a while, so that no mail is sent twice. */
export async function emptyMailsBefore(db: Queryable, before: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({
      customerId: null,
      to: '',
      replyTo: null,
      unsubscribeUrl: null,
      subject: '',
      html: '',
      text: '',
      lastError: null,
    })
    .where(and(endedBefore(before), ne(mailOutbox.to, '')));
}
