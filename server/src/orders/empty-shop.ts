import { openRun } from '../history/history.ts';
import type { Queryable } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { type CommandContext, getOwnStore } from '../store/store.ts';
import { countPaidOrders, countStores, truncateShop } from './empty-shop-repository.ts';

/** The provider of the demo shop, which takes no money. */
const TEST_PROVIDER = 'test';

export const canEmptyShop = async (db: Queryable): Promise<boolean> =>
  (await countStores(db)) === 1 && (await countPaidOrders(db, TEST_PROVIDER)) === 0;

/**
 * Removes products, pages, customers, orders and everything else but the store and its settings. A shop that has taken
 * money is not emptied, because its orders must be kept. Returns the name of the store.
 */
export async function emptyShop(ctx: CommandContext): Promise<string> {
  const { id, name } = await getOwnStore(ctx);
  await inTransaction(ctx.db, async (tx) => {
    if ((await countStores(tx)) > 1) return throwDomainError('shop.several-stores');
    const paid = await countPaidOrders(tx, TEST_PROVIDER);
    if (paid > 0) return throwDomainError('shop.has-orders', { count: paid });
    await truncateShop(tx);
    await openRun(tx, { storeId: id, at: ctx.now, actor: ctx.actor, action: 'empty' });
  });
  return name;
}
