import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** Inside a transaction: sends one notification for all its changes instead of one per row. */
export async function notifyOncePerTransaction(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('vitrine.bulk', 'on', true)`);
}
