// What waits for the merchant, as counts. Each caller sees only what belongs to their permissions.
import type { Work } from '@vitrine/contract/merchant/orders-shapes.ts';
import type { Permission } from '@vitrine/contract/merchant/permissions.ts';
import { dayAfter, momentOf, startOfDay, wallTime } from '@vitrine/contract/time-zone.ts';
import { countLowStock } from '../catalog/catalog.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import { toDecimal } from '../platform/money.ts';
import { getMerchantStore, type StoreRow } from '../store/store.ts';
import type { AdminContext } from './admin-context.ts';
import { countOrderRows, type OrderWork, sumSales } from './merchant-orders-repository.ts';

type Count = (db: Queryable, storeId: number, since: Date) => Promise<number>;

/** Counts of features that this one does not know. */
export interface OtherWork {
  readonly countWaitingReviews: Count;
  readonly countMessages: Count;
  readonly countUnmatchedWithdrawals: Count;
}

const WEEK_DAYS = 7;
const WITHDRAWAL_DAYS = 30;

export async function countWork(
  ctx: AdminContext,
  permissions: ReadonlySet<Permission>,
  others: OtherWork,
): Promise<Work> {
  const { db, now } = ctx;
  const store = await getMerchantStore(ctx);
  const { id } = store;
  const forOrders = permissions.has('orders.r');
  const forCatalog = permissions.has('catalog.r');
  const countIf = async (allowed: boolean, count: () => Promise<number>) => (allowed ? count() : null);
  const countOrders = (work: OrderWork) =>
    countIf(forOrders, () => countOrderRows(ctx, id, { work, since: null, before: null }));
  return {
    toShip: await countOrders('to-ship'),
    transfersAwaited: await countOrders('transfers'),
    refundsOwed: await countOrders('refunds'),
    reviewsWaiting: await countIf(forCatalog, () => others.countWaitingReviews(db, id, now)),
    messagesOfWeek: await countIf(forOrders, () => others.countMessages(db, id, daysBefore(now, WEEK_DAYS))),
    withdrawnOrders: await countOrders('withdrawals'),
    withdrawals: await countIf(forOrders, () =>
      others.countUnmatchedWithdrawals(db, id, daysBefore(now, WITHDRAWAL_DAYS)),
    ),
    lowStock: await countIf(forCatalog, () => countLowStock(db, id)),
    sales: forOrders ? await compareSales(ctx, store) : null,
  };
}

/** Today, and the same weekday a week ago until the same time of day, by the clocks of the store. */
async function compareSales({ db, now }: AdminContext, { id, currency, timeZone }: StoreRow): Promise<Work['sales']> {
  const [today = '', time = ''] = wallTime(now, timeZone).split('T');
  const sold = async (day: string, until: Date) => {
    // The end is included: an order may be placed in the current millisecond.
    const before = new Date(until.getTime() + 1);
    const { orders, total } = await sumSales(db, id, currency, { since: startOfDay(day, timeZone), before });
    return { orders, total: toDecimal(total, currency) };
  };
  const weekAgo = dayAfter(today, -WEEK_DAYS);
  return {
    currency,
    today: await sold(today, now),
    sameWeekday: await sold(weekAgo, momentOf(`${weekAgo}T${time}`, timeZone)),
  };
}
