import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import { compileInsert, compileSql } from '../platform/database/compiled-statement.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { boughtStates, type OrderState } from './order-states.ts';
import { invoices, orderHistory, orderKeys, orderLines, orderNotes, orders, payments } from './orders-tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type HistoryRow = typeof orderHistory.$inferSelect;
export type NoteRow = typeof orderNotes.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type NewLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>;

const insertWithHistory = compileInsert('insert_order', getTableColumns(orders), (db, [row]: NewOrder[], columns) => {
  if (!row) throw new Error('an order to insert is missing');
  const { id: orderId = 0, createdAt: at, state: after } = row;
  const history = db.$with('first_history').as(db.insert(orderHistory).values({ orderId, at, before: null, after }));
  return db.with(history).insert(orders).values(row).returning(columns);
});

const insertLines = compileInsert(
  'insert_order_lines',
  getTableColumns(orderLines),
  (db, lines: (NewLine & { readonly orderId: number })[], columns) =>
    db.insert(orderLines).values(lines).returning(columns),
);

export async function insertOrder(
  tx: Tx,
  order: NewOrder & { readonly id: number },
  newLines: readonly NewLine[],
): Promise<{ order: OrderRow; lines: LineRow[] }> {
  const [row] = await insertWithHistory(tx, [order]);
  if (!row) throw new Error('an order was not made');
  const lines = await insertLines(
    tx,
    newLines.map((line) => ({ ...line, orderId: order.id })),
  );
  return { order: row, lines };
}

const orderIds = sql`pg_get_serial_sequence('orders', 'id')::regclass`;

const nextOrderId = compileSql<{ id: number; firstTry: number | null }>(
  'take_order_id',
  (given) => sql`
  select nextval(${orderIds})::int as id, (select coalesce(${orders.firstTry}, ${orders.id}) from ${orders}
    where ${orders.restoredCartId} = ${given('cartId')} order by ${orders.id} limit 1) as "firstTry"`,
);

/** Takes the id of a new order. `firstTry`: the first of the orders whose items were restored into this cart. */
export async function takeOrderId(tx: Tx, cartId: number): Promise<{ id: number; firstTry: number | null }> {
  const [row] = await nextOrderId(tx, { cartId });
  if (!row) throw new Error('an order got no id');
  return row;
}

/** The id of the next order. */
export async function findNextOrderId(db: Queryable): Promise<number> {
  const next = sql<string>`coalesce(pg_sequence_last_value(${orderIds}) + 1, 1)`;
  const [row] = await db.select({ next }).from(sql`(select 1) as one`);
  return Number(row?.next);
}

export async function startOrderIds(tx: Tx, start: number): Promise<void> {
  await tx.execute(sql`select setval(${orderIds}, ${start - 1})`);
}

/** No order can be added until the transaction ends. */
export async function lockOrders(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${orders} in exclusive mode`);
}

export async function findOrder(db: Queryable, storeId: number, id: number): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.storeId, storeId)));
  return row;
}

export const hasOrders = async (db: Queryable, storeId: number): Promise<boolean> =>
  (await db.select({ id: orders.id }).from(orders).where(eq(orders.storeId, storeId)).limit(1)).length > 0;

export async function findOrderOfCart(db: Queryable, cartId: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.cartId, cartId));
  return row;
}

/** Every change of an order locks its row first, so changes are applied one at a time. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!row) throw new Error(`order ${id} is gone`);
  return row;
}

export async function changeOrder(
  tx: Tx,
  id: number,
  change: Partial<
    Pick<
      OrderRow,
      | 'state'
      | 'paid'
      | 'refunded'
      | 'tracking'
      | 'instructions'
      | 'restoredCartId'
      | 'linkSentAt'
      | 'deliveryAddress'
      | 'fields'
    >
  >,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

export async function addHistory(tx: Tx, row: typeof orderHistory.$inferInsert): Promise<void> {
  await tx.insert(orderHistory).values(row);
}

export async function addNote(tx: Tx, row: Omit<NoteRow, 'id'>): Promise<void> {
  await tx.insert(orderNotes).values(row);
}

export const findNotes = (db: Queryable, orderId: number): Promise<NoteRow[]> =>
  db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id));

export const findOrderLines = (db: Queryable, orderIds: readonly number[]): Promise<LineRow[]> =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));

export const findHistory = (db: Queryable, orderIds: readonly number[]): Promise<HistoryRow[]> =>
  db
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, [...orderIds]))
    .orderBy(asc(orderHistory.id));

type FailedReason = HistoryRow['failure'];

/** Why the order was not paid, while that is its state. */
export const failedReasonOf = ({ state }: Pick<OrderRow, 'state'>, history: readonly HistoryRow[]): FailedReason =>
  state === 'failed' || state === 'canceled'
    ? (history.findLast(({ after }) => after === state)?.failure ?? null)
    : null;

/** The same by order. */
export async function findFailedReasons(
  db: Queryable,
  rows: readonly Pick<OrderRow, 'id' | 'state'>[],
): Promise<Map<number, FailedReason>> {
  const ended = rows.filter(({ state }) => state === 'failed' || state === 'canceled');
  if (ended.length === 0) return new Map();
  const history = Map.groupBy(
    await findHistory(
      db,
      ended.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  return new Map(ended.map((order) => [order.id, failedReasonOf(order, history.get(order.id) ?? [])]));
}

export async function findOrdersOf(
  db: Queryable,
  { storeId, customerId, page, size }: { storeId: number; customerId: number; page: number; size: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const own = and(eq(orders.storeId, storeId), eq(orders.customerId, customerId));
  const rows = await db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(orders).where(own);
  return { rows, total: counted?.total ?? 0 };
}

/** Newest first; no states means all of them. */
export const findOrdersSince = (
  db: Queryable,
  storeId: number,
  { since, states, max }: { since: Date | null; states: readonly OrderState[]; max: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        since ? gte(orders.createdAt, since) : undefined,
        states.length > 0 ? inArray(orders.state, [...states]) : undefined,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(max);

/** Whether the customer has bought the product, in any variant. */
export async function hasBought(
  db: Queryable,
  { storeId, customerId, productId }: { storeId: number; customerId: number; productId: number },
): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.customerId, customerId),
        inArray(orders.state, [...boughtStates]),
        eq(orderLines.productId, productId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Expired unpaid orders, except those with a pending payment, which may take longer. */
export const findExpired = (db: Queryable, now: Date, max: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.state, 'awaiting-payment'),
        lt(orders.expiresAt, now),
        notExists(
          db
            .select({ one: sql`1` })
            .from(payments)
            .where(and(eq(payments.orderId, orders.id), eq(payments.state, 'pending'))),
        ),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(max);

export async function findKey(
  db: Queryable,
  cartId: number,
  key: string,
): Promise<{ hash: string; orderId: number } | undefined> {
  const [row] = await db
    .select()
    .from(orderKeys)
    .where(and(eq(orderKeys.cartId, cartId), eq(orderKeys.key, key)));
  return row;
}

export async function saveKey(tx: Tx, row: typeof orderKeys.$inferInsert): Promise<void> {
  await tx.insert(orderKeys).values(row).onConflictDoNothing();
}

export async function deleteIdempotencyKeys(db: Queryable, before: Date): Promise<void> {
  await db.delete(orderKeys).where(lt(orderKeys.at, before));
}

export type InvoiceRow = typeof invoices.$inferSelect;

/** Key of the advisory lock; no other lock of the shop uses it. */
const LOCK = 7_260_114;

/** The invoice of an order; the first call issues it with the next number. */
export async function findOrIssueInvoice(tx: Tx, order: OrderRow, now: Date): Promise<InvoiceRow> {
  // Serialized, so that invoice numbers have no gaps or duplicates.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::int, ${order.storeId}::int)`);
  const [known] = await tx.select().from(invoices).where(eq(invoices.orderId, order.id));
  if (known) return known;
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${invoices.number}), 0)::int` })
    .from(invoices)
    .where(eq(invoices.storeId, order.storeId));
  const row = { storeId: order.storeId, number: (last?.number ?? 0) + 1, orderId: order.id, issuedAt: now };
  await tx.insert(invoices).values(row);
  return row;
}
