import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** In a transaction: its changes are told to the other processes as one, instead of row by row. */
export async function notifyOncePerTransaction(db: Database): Promise<void> {
  await db.execute(sql`select set_config('vitrine.bulk', 'on', true)`);
}
