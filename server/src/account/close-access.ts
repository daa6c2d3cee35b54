import type { Tx } from '../platform/database/database.ts';
import { changeCustomer } from './customer-repository.ts';
import { deleteLinksOf } from './link-repository.ts';
import { deleteSessionsOf } from './session-repository.ts';

/**
 * Whenever the password or the proven address of an account changes: nothing that was opened or prepared before is good any
 * more. Every session ends but the one named, every mailed link is void, a pending change of the address is dropped.
 */
export async function closeAccess(tx: Tx, customerId: number, keepSession?: number): Promise<void> {
  await deleteSessionsOf(tx, customerId, keepSession);
  await deleteLinksOf(tx, customerId);
  await changeCustomer(tx, customerId, { pendingEmail: null });
}
