import { lt } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { personalReads } from './staff-tables.ts';

export async function addPersonalRead(db: Queryable, read: typeof personalReads.$inferInsert): Promise<void> {
  await db.insert(personalReads).values(read);
}

export async function deleteReadsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(personalReads).where(lt(personalReads.at, before));
}
