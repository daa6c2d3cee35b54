import type { Tx } from '../platform/database/database.ts';
import { changeCustomer } from './customer-repository.ts';
import { deleteLinksOf } from './link-repository.ts';
import { deleteSessionsOf } from './session-repository.ts';

/**
 * Called when the password or the verified address changes: ends every session except `exceptSession`, deletes all
 * mailed links and drops a pending change of the address.
 */
export async function closeAccess(tx: Tx, customerId: number, exceptSession?: number): Promise<void> {
  await deleteSessionsOf(tx, customerId, exceptSession);
  await deleteLinksOf(tx, customerId);
  await changeCustomer(tx, customerId, { pendingEmail: null });
}
