import type { Tx } from '../platform/database/database.ts';
import { type ImportedOrder, linkVerifiedCustomers, saveArchivedOrders } from './archive-repository.ts';

const AT_ONCE = 500;

/** Returns how many are new and how many differ from what was stored. An import can be repeated. */
export async function addArchivedOrders(
  tx: Tx,
  storeId: number,
  orders: readonly ImportedOrder[],
): Promise<{ created: number; changed: number }> {
  let [created, changed] = [0, 0];
  for (let at = 0; at < orders.length; at += AT_ONCE) {
    const saved = await saveArchivedOrders(tx, storeId, orders.slice(at, at + AT_ONCE));
    created += saved.created;
    changed += saved.changed;
  }
  await linkVerifiedCustomers(tx, storeId);
  return { created, changed };
}
