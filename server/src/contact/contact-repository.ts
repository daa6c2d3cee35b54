import { and, count, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import type { DataSubject } from '../store/store.ts';
import { contactMessages } from './contact-tables.ts';

export type MessageRow = typeof contactMessages.$inferSelect;
export type NewMessage = Omit<typeof contactMessages.$inferInsert, 'id'>;

export async function saveMessage(tx: Tx, message: NewMessage): Promise<MessageRow> {
  const [row] = await tx.insert(contactMessages).values(message).returning();
  if (!row) throw new Error('a message was not saved');
  return row;
}

export const findNewestMessages = (db: Queryable, storeId: number, max: number): Promise<MessageRow[]> =>
  db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.storeId, storeId))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(max);

export async function countMessages(db: Queryable, storeId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ messages: count() })
    .from(contactMessages)
    .where(and(eq(contactMessages.storeId, storeId), gte(contactMessages.createdAt, since)));
  return row?.messages ?? 0;
}

const ofCustomer = ({ storeId, emails }: DataSubject) =>
  and(
    eq(contactMessages.storeId, storeId),
    inArray(
      contactMessages.email,
      emails.map((email) => email.toLowerCase()),
    ),
  );

export const findMessagesOf = (db: Queryable, customer: DataSubject): Promise<MessageRow[]> =>
  db.select().from(contactMessages).where(ofCustomer(customer)).orderBy(contactMessages.id);

export async function deleteMessagesOf(tx: Tx, customer: DataSubject): Promise<void> {
  await tx.delete(contactMessages).where(ofCustomer(customer));
}

export async function deleteMessagesBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}
