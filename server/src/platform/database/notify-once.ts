import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** In a transaction: its changes are told to the other processes as one, instead of row by row. */
export async function notifyOncePerTransaction(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('vitrine.bulk', 'on', true)`);
}
