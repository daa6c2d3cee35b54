import type { Tx } from '../platform/database/database.ts';
import { waitForNamedLock } from '../platform/database/in-transaction.ts';
import { toMajor } from '../platform/money.ts';
import type { CommandContext } from '../store/store.ts';
import type { StaffOrderServices } from './order-for-staff.ts';
import type { OrderRow } from './orders-repository.ts';
import { sumUnconfirmed } from './refunds-repository.ts';

/** Kind of the advisory lock; no other lock of the shop uses it. */
const LOCK = 20_261_117;

/**
 * Everything that gives money back asks here first, with the order locked. Without a confirmation a caller may refund
 * small amounts, until those of the same order, or of the same caller, are large together. Returns for whom the refund
 * counts: nobody when it was confirmed, or is asked for by a command.
 */
export async function limitRefund(
  tx: Tx,
  { confirmation }: Pick<CommandContext & StaffOrderServices, 'confirmation'>,
  order: Pick<OrderRow, 'id' | 'currency'>,
  amount: number,
): Promise<string | null> {
  if (!confirmation || confirmation.isGiven) return null;
  const { caller, largeAmount } = confirmation;
  // Two refunds of different orders at once would not see each other.
  await waitForNamedLock(tx, LOCK, caller);
  const { ofOrder, byCaller } = await sumUnconfirmed(tx, order, caller);
  if (toMajor(amount + Math.max(ofOrder, byCaller), order.currency) > largeAmount) confirmation.refuse();
  return caller;
}
