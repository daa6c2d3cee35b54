import type { Database } from '../platform/database/database.ts';
import { findNextOrderId, lockOrders, startOrderIds } from './orders-repository.ts';

export interface OrderNumbers {
  /** Before the numbers of new orders. */
  readonly prefix?: string;
  /** The lowest number of a new order. */
  readonly start?: number;
}

/** Numbers only grow: a start below the newest order changes nothing. */
export async function startOrderNumbers(db: Database, { start = 1 }: OrderNumbers): Promise<void> {
  if ((await findNextOrderId(db)) >= start) return;
  await db.transaction(async (tx) => {
    // No order may take a number between the question and the change.
    await lockOrders(tx);
    if ((await findNextOrderId(tx)) < start) await startOrderIds(tx, start);
  });
}
