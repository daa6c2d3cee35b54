import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { refuse } from '../../platform/refusal.ts';
import { type CommandContext, findStoreByCode, type StoreRow } from '../../store/store.ts';
import { type EditScope, lockForEdit, waitForSmallImport } from './lock-for-edit.ts';

/** A transaction of one edit, when it is its turn. */
export async function runEdit<T>(
  ctx: Pick<CommandContext, 'db' | 'storeCode'>,
  scope: EditScope,
  work: (tx: Tx, store: StoreRow) => Promise<T>,
): Promise<T> {
  const { db, storeCode } = ctx;
  await waitForSmallImport(ctx, scope);
  return inTransaction(db, async (tx) => {
    await lockForEdit(tx, storeCode, scope);
    return work(tx, (await findStoreByCode(tx, storeCode)) ?? refuse('store.not-found', { code: storeCode }));
  });
}
