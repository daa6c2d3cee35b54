import type { Tx } from '../../platform/database/database.ts';
import { inTransaction, waitForLock } from '../../platform/database/in-transaction.ts';
import { refuse } from '../../platform/refusal.ts';
import { findStoreByCode, type MerchantContext, type StoreRow } from '../../store/store.ts';
import { IMPORT_LOCK } from '../catalogue-context.ts';
import { findRunningImport } from '../running-import-repository.ts';

/** One change at a time, and never beside an import or an undo, which write whole products. */
export const inEdit = <T>(
  { db, merchant }: MerchantContext,
  work: (tx: Tx, store: StoreRow) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    await waitForLock(tx, IMPORT_LOCK);
    const running = await findRunningImport(tx, merchant);
    // One that ended before it had begun to write leaves only its row.
    if (running && !(running.isSilent && !running.head)) refuse('history.busy');
    return work(tx, (await findStoreByCode(tx, merchant)) ?? refuse('store.not-found', { code: merchant }));
  });
