// Lists and counts of orders for the merchant. Each condition has an index, so that they stay fast with many orders.

import { and, count, desc, eq, gte, inArray, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { COUNT_LIMIT, escapeLike } from '../../platform/list-page.ts';
import type { OrderState } from '../order-states.ts';
import type { OrderRow } from '../orders-repository.ts';
import { orderLines, orderNotes, orderPeople, orders, refunds } from '../orders-tables.ts';
import type { OrderWithdrawals } from './order-for-staff.ts';

/**
 * to-ship: can be sent now, and was not withdrawn from as a whole. transfers: confirmed and not paid, unless it is paid on
 * delivery. refunds: not done. withdrawals: not settled.
 */
export type OrderWork = 'to-ship' | 'transfers' | 'refunds' | 'withdrawals';

export interface OrderFilter {
  readonly text?: string | undefined;
  readonly state?: OrderState | undefined;
  readonly work?: OrderWork | undefined;
  readonly since: Date | null;
  /** The first moment after the period. */
  readonly before: Date | null;
}

interface Lookup {
  readonly db: Queryable;
  readonly withdrawals: OrderWithdrawals;
}

/** Newest first, after that order. */
export const searchOrderRows = (
  { db, withdrawals }: Lookup,
  storeId: number,
  filter: OrderFilter,
  { after, limit }: { readonly after: number | null; readonly limit: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(...conditions(storeId, filter, withdrawals), after === null ? undefined : lt(orders.id, after)))
    .orderBy(desc(orders.id))
    .limit(limit);

/** At most `COUNT_LIMIT`. */
export async function countOrderRows(
  { db, withdrawals }: Lookup,
  storeId: number,
  filter: OrderFilter,
): Promise<number> {
  const some = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(...conditions(storeId, filter, withdrawals)))
    .limit(COUNT_LIMIT)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

function conditions(
  storeId: number,
  { text, state, work, since, before }: OrderFilter,
  withdrawals: OrderWithdrawals,
): (SQL | undefined)[] {
  return [
    eq(orders.storeId, storeId),
    state && eq(orders.state, state),
    since ? gte(orders.createdAt, since) : undefined,
    before ? lt(orders.createdAt, before) : undefined,
    work && workCondition(work, withdrawals),
    text?.trim() ? sql`${orders.id} in (${matches(text.trim().toLowerCase())})` : undefined,
  ];
}

const isPaidOnDelivery = sql`${orders.paymentType} = 'COD'`;
// As in the partial index.
const isUnpaid = sql`due and paid = 0 and state in ('placed', 'shipped')`;

function workCondition(work: OrderWork, withdrawals: OrderWithdrawals): SQL | undefined {
  switch (work) {
    case 'to-ship':
      return and(
        inArray(orders.state, ['paid', 'placed']),
        sql`(${orders.state} = 'paid' or ${isPaidOnDelivery})`,
        not(withdrawals.hasOpen('whole')),
      );
    case 'transfers':
      return sql`${isUnpaid} and (${orders.state} = 'shipped' or not ${isPaidOnDelivery})`;
    case 'refunds':
      return sql`${orders.id} in (select ${refunds.orderId} from ${refunds} where done_at is null)`;
    case 'withdrawals':
      return withdrawals.hasOpen('any');
  }
}

/** Ids of orders by their number, by people or addresses, or by the beginning of a SKU. */
function matches(text: string): SQL {
  const found: SQL[] = [
    sql`select ${orderLines.orderId} from ${orderLines} where lower(sku) like ${`${escapeLike(text)}%`}`,
  ];
  const digits = /^(.*?)(\d{1,10})$/.exec(text);
  const id = Number(digits?.[2] ?? 0);
  if (digits && id <= 2_147_483_647)
    found.push(sql`select id from ${orders} where id = ${id} and ${digits[1]} in ('', '#', lower(number_prefix))`);
  // Two letters are found at the beginning of a word: the index has groups of three characters.
  const words = text.split(/\s+/).filter((word) => word.length > 1);
  if (words.length > 0) {
    const parts = words.map(
      (word) => sql`${orderPeople} like ${`${word.length > 2 ? '%' : '% '}${escapeLike(word)}%`}`,
    );
    found.push(sql`select id from ${orders} where ${sql.join(parts, sql` and `)}`);
  }
  return sql.join(found, sql` union `);
}

/** Pieces by order. */
export async function countPieces(db: Queryable, orderIds: readonly number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderLines.orderId, pieces: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .groupBy(orderLines.orderId);
  return new Map(rows.map(({ orderId, pieces }) => [orderId, pieces]));
}

/** The orders among these that have a note of staff. */
export async function findNoted(db: Queryable, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ orderId: orderNotes.orderId })
    .from(orderNotes)
    .where(and(inArray(orderNotes.orderId, [...orderIds]), eq(orderNotes.kind, 'note')));
  return new Set(rows.map(({ orderId }) => orderId));
}

export interface Period {
  readonly since: Date;
  readonly before: Date;
}

export interface Sales {
  readonly orders: number;
  /** Minor units. */
  readonly total: number;
}

const amounts = { orders: count(), total: sql`coalesce(sum(${orders.total}), 0)`.mapWith(Number) };

/** Confirmed orders of the period, as they were ordered. */
const isSale = (storeId: number, currency: string, { since, before }: Period) =>
  and(
    eq(orders.storeId, storeId),
    gte(orders.createdAt, since),
    lt(orders.createdAt, before),
    inArray(orders.state, ['placed', 'paid', 'shipped', 'refunded']),
    eq(orders.currency, currency),
  );

export async function sumSales(db: Queryable, storeId: number, currency: string, period: Period): Promise<Sales> {
  const [row] = await db
    .select(amounts)
    .from(orders)
    .where(isSale(storeId, currency, period));
  return row ?? { orders: 0, total: 0 };
}

/** The periods follow each other: each ends where the next one begins, and the last one at `before`. */
export async function sumSalesOfEach(
  db: Queryable,
  storeId: number,
  currency: string,
  { starts, before }: { readonly starts: readonly [Date, ...Date[]]; readonly before: Date },
): Promise<Sales[]> {
  const bounds = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  const rows = await db
    .select({
      ...amounts,
      number: sql`width_bucket(${orders.createdAt}, array[${bounds}])`.mapWith(Number).as('number'),
    })
    .from(orders)
    .where(isSale(storeId, currency, { since: starts[0], before }))
    .groupBy(sql`number`);
  const found = new Map(rows.map(({ number, orders, total }) => [number, { orders, total }]));
  return starts.map((_, index) => found.get(index + 1) ?? { orders: 0, total: 0 });
}

export const findOrdersByIds = (db: Queryable, storeId: number, ids: readonly number[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.id, [...ids])));
