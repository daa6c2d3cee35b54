import { openRun } from '../history/history.ts';
import type { Payments } from '../payments/payments.ts';
import type { Queryable } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import {
  type CommandContext,
  countDemoIdentity,
  findStores,
  getOwnStore,
  type NewStore,
  removeDemoSettings,
} from '../store/store.ts';
import { countPaidOrders, countStores, saveEmptied, truncateShop } from './empty-shop-repository.ts';

/** The provider of the demo shop, which takes no money. */
const TEST_PROVIDER = 'test';

export const canEmptyShop = async (db: Queryable): Promise<boolean> =>
  (await countStores(db)) === 1 && (await countPaidOrders(db, TEST_PROVIDER)) === 0;

/** How much of its identity a shop that has taken money has from the demo shop: it is on invoices and in mails. */
export async function countDemoSettings(db: Queryable, storeId: number, demoStore: NewStore | null): Promise<number> {
  const store = (await findStores(db)).find(({ id }) => id === storeId);
  const count = store && demoStore ? countDemoIdentity(store, demoStore) : 0;
  return count > 0 && (await countPaidOrders(db, TEST_PROVIDER)) > 0 ? count : 0;
}

interface EmptyServices {
  readonly payments: Pick<Payments, 'isSetUp'>;
  /** Null where there is no demo shop. */
  readonly demoStore: NewStore | null;
}

/**
 * Removes products, pages, customers, orders and everything else but the store with the settings that the merchant has made:
 * those of the demo shop go. A shop that has taken money is not emptied, because its orders must be kept. Returns the name of
 * the store.
 */
export async function emptyShop({ payments, demoStore, ...ctx }: CommandContext & EmptyServices): Promise<string> {
  const store = await getOwnStore(ctx);
  const own = demoStore ? removeDemoSettings(store, demoStore, ctx.now) : store;
  await inTransaction(ctx.db, async (tx) => {
    if ((await countStores(tx)) > 1) return throwDomainError('shop.several-stores');
    const paid = await countPaidOrders(tx, TEST_PROVIDER);
    if (paid > 0) return throwDomainError('shop.has-orders', { count: paid });
    await truncateShop(tx);
    await saveEmptied(tx, {
      ...own,
      // Methods for trying the shop, which are offered when nobody has chosen any, take no orders of real shoppers.
      paymentMethods: own.paymentMethods ?? (payments.isSetUp ? null : []),
      opensWhenComplete: true,
    });
    await openRun(tx, { storeId: store.id, at: ctx.now, actor: ctx.actor, action: 'empty' });
  });
  return own.name;
}
