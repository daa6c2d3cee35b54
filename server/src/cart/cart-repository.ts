import { randomBytes } from 'node:crypto';
import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import { compileInsert, compileStatement, type Given } from '../platform/database/compiled-statement.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { padIdList } from '../platform/database/id-lists.ts';
import { cartLines, carts } from './cart-tables.ts';

export type CartRow = typeof carts.$inferSelect;
export type LineRow = typeof cartLines.$inferSelect;
export type { StoredNotice } from './cart-tables.ts';

const newCode = (): string => randomBytes(16).toString('hex');

export interface CartClaim {
  readonly storeId: number;
  readonly code: string;
  /** null for a guest. */
  readonly customerId: number | null;
}

const hasCode = (given: Given) => and(eq(carts.code, given('code')), eq(carts.storeId, given('storeId')));

/** Guest carts and the customer's own. Carts of other customers and ordered carts are treated as unknown. */
const isOpen = (given: Given) =>
  and(hasCode(given), isNull(carts.orderedAt), or(isNull(carts.customerId), eq(carts.customerId, given('customerId'))));

const cartColumns = getTableColumns(carts);

const selectOpenCart = compileStatement('find_open_cart', cartColumns, (db, given, columns) =>
  db.select(columns).from(carts).where(isOpen(given)),
);

export async function findCart(db: Queryable, claim: CartClaim): Promise<CartRow | undefined> {
  const [row] = await selectOpenCart(db, { ...claim });
  return row;
}

const touchOpenCart = compileStatement('lock_open_cart', cartColumns, (db, given, columns) =>
  db
    .update(carts)
    .set({ changedAt: sql`${given('now')}`, notices: [] })
    .where(isOpen(given))
    .returning(columns),
);

/**
 * Locks the cart until the transaction ends, so that edits run one after the other. The lock is an update, because
 * the caller is about to change the cart anyway; it also clears the notices, which have been shown by then.
 */
export async function lockCart(tx: Tx, claim: CartClaim, now: Date): Promise<CartRow | undefined> {
  const [row] = await touchOpenCart(tx, { ...claim, now });
  return row;
}

const insertCart = compileStatement('create_cart', cartColumns, (db, given, columns) =>
  db
    .insert(carts)
    .values({ storeId: given('storeId'), code: given('code'), seed: given('seed'), changedAt: given('now') })
    .onConflictDoUpdate({
      target: [carts.storeId, carts.seed],
      set: { changedAt: sql`${given('now')}`, notices: [] },
    })
    .returning(columns),
);

/** Creates a cart or returns the one created with the same seed. Locked until the transaction ends. */
export async function createCart(tx: Tx, storeId: number, seed: string | null, now: Date): Promise<CartRow> {
  const [row] = await insertCart(tx, { storeId, code: newCode(), seed, now });
  if (!row) throw new Error('a cart was not made');
  return row;
}

/** Locked in id order, so that two logins cannot deadlock. */
export const lockCartsFor = (
  tx: Tx,
  storeId: number,
  customerId: number,
  code: string | undefined,
): Promise<CartRow[]> =>
  tx
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.storeId, storeId),
        or(eq(carts.customerId, customerId), eq(carts.code, code ?? '')),
        isNull(carts.orderedAt),
      ),
    )
    .orderBy(asc(carts.id))
    .for('update');

/** Serializes logins of one customer: two at once would each find no cart and create one. */
export async function lockCustomer(tx: Tx, storeId: number, customerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${storeId}::int, ${customerId}::int)`);
}

const selectAnyCart = compileStatement('find_any_cart', cartColumns, (db, given, columns) =>
  db.select(columns).from(carts).where(hasCode(given)),
);

/** Also finds carts that have become an order. */
export async function findAnyCart(db: Queryable, storeId: number, code: string): Promise<CartRow | undefined> {
  const [row] = await selectAnyCart(db, { storeId, code });
  return row;
}

const selectLocked = compileStatement('lock_any_cart', cartColumns, (db, given, columns) =>
  db
    .select(columns)
    .from(carts)
    .where(eq(carts.id, given('id')))
    .for('update'),
);

export async function lockAnyCart(tx: Tx, id: number): Promise<CartRow | undefined> {
  const [row] = await selectLocked(tx, { id });
  return row;
}

export async function findCartById(db: Queryable, id: number): Promise<CartRow | undefined> {
  const [row] = await db.select().from(carts).where(eq(carts.id, id));
  return row;
}

export async function findCartOfCustomer(
  db: Queryable,
  storeId: number,
  customerId: number,
): Promise<CartRow | undefined> {
  const [row] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.storeId, storeId), eq(carts.customerId, customerId)));
  return row;
}

const markOrdered = compileStatement('close_cart', {}, (db, given) =>
  db
    .update(carts)
    .set({ orderedAt: sql`${given('now')}`, customerId: null, seed: null })
    .where(eq(carts.id, given('cartId'))),
);

/** After this, code and seed are invalid and the customer can start another cart. */
export async function closeCart(tx: Tx, cartId: number, now: Date): Promise<void> {
  await markOrdered(tx, { cartId, now });
}

export async function changeCart(
  db: Queryable,
  cartId: number,
  change: Partial<Omit<typeof carts.$inferInsert, 'id' | 'storeId' | 'code'>>,
): Promise<void> {
  await db.update(carts).set(change).where(eq(carts.id, cartId));
}

/** Gives the code of a cart to another one. */
export async function moveCode(tx: Tx, from: number, to: number): Promise<void> {
  const row = await lockAnyCart(tx, from);
  if (!row) return;
  await tx.update(carts).set({ code: newCode() }).where(eq(carts.id, from));
  await tx.update(carts).set({ code: row.code }).where(eq(carts.id, to));
}

export async function deleteCart(tx: Tx, cartId: number): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, cartId));
}

const lineColumns = getTableColumns(cartLines);

const selectLines = compileStatement('find_cart_lines', lineColumns, (db, given, columns) =>
  db
    .select(columns)
    .from(cartLines)
    .where(sql`${cartLines.cartId} = any(${given('cartIds')})`)
    .orderBy(asc(cartLines.id)),
);

export const findLines = (db: Queryable, cartIds: readonly number[]): Promise<LineRow[]> =>
  selectLines(db, { cartIds: padIdList(cartIds) });

export type NewLine = Omit<LineRow, 'id'>;

const insertLine = compileInsert('save_cart_line', lineColumns, (db, rows: NewLine[], columns) =>
  db
    .insert(cartLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId],
      set: {
        quantity: sql`excluded.quantity`,
        seenPrice: sql`excluded.seen_price`,
        currency: sql`excluded.currency`,
      },
    })
    .returning(columns),
);

/** Inserts the line or updates the existing line of the same variant. */
export async function saveLine(tx: Tx, line: NewLine): Promise<LineRow> {
  const [row] = await insertLine(tx, [line]);
  if (!row) throw new Error('a cart line was not saved');
  return row;
}

export async function deleteLines(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, [...ids]));
}

export async function moveLine(tx: Tx, id: number, cartId: number): Promise<void> {
  await tx.update(cartLines).set({ cartId }).where(eq(cartLines.id, id));
}
