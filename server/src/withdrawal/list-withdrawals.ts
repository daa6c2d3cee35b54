import { type CommandContext, getOwnStore } from '../store/store.ts';
import { findNewestWithdrawals, type WithdrawalRow } from './withdrawal-repository.ts';

const MOST = 100;

export type ReceivedWithdrawal = Pick<
  WithdrawalRow,
  'id' | 'receivedAt' | 'orderNumber' | 'orderId' | 'inTime' | 'name' | 'email' | 'lines'
>;

/** Withdrawals, newest first. */
export async function listWithdrawals(ctx: CommandContext): Promise<ReceivedWithdrawal[]> {
  return findNewestWithdrawals(ctx.db, (await getOwnStore(ctx)).id, MOST);
}
