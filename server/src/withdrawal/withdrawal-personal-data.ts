import { type PersonalDataHandler, retentionEnd } from '../store/store.ts';
import { deleteUnmatchedOf, findWithdrawalsOf } from './withdrawal-repository.ts';

/** Matched withdrawals are retained with the order's documents; the others are deleted. */
export const withdrawalPersonalData: PersonalDataHandler = {
  subject: 'withdrawals',
  exportPersonalData: async (db, customer) => {
    const rows = await findWithdrawalsOf(db, customer);
    return rows.map(({ id: _, storeId: __, digest: ___, ...row }) => row);
  },
  erasePersonalData: async (tx, customer) => {
    await deleteUnmatchedOf(tx, customer);
    const newest = (await findWithdrawalsOf(tx, customer)).at(-1);
    return newest ? [{ what: 'withdrawals', until: retentionEnd(newest.receivedAt) }] : [];
  },
};
