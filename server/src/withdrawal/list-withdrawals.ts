import type { OpenDatabase } from '../platform/database/database.ts';
import { findStoreByCode } from '../store/store.ts';
import { findNewestWithdrawals, type WithdrawalRow } from './withdrawal-repository.ts';

const MOST = 100;

export type ReceivedWithdrawal = Pick<
  WithdrawalRow,
  'receivedAt' | 'orderNumber' | 'orderId' | 'inTime' | 'name' | 'email' | 'lines'
>;

/** Withdrawals, newest first. */
export async function listWithdrawals({ db }: OpenDatabase, merchant: string): Promise<ReceivedWithdrawal[]> {
  const store = await findStoreByCode(db, merchant);
  return store ? findNewestWithdrawals(db, store.id, MOST) : [];
}
