import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
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

/** Guest carts and the customer's own. Carts of other customers and ordered carts are treated as unknown. */
const isOpenTo = ({ storeId, code, customerId }: CartClaim) =>
  and(
    eq(carts.code, code),
    eq(carts.storeId, storeId),
    isNull(carts.orderedAt),
    customerId === null ? isNull(carts.customerId) : or(isNull(carts.customerId), eq(carts.customerId, customerId)),
  );

export async function findCart(db: Queryable, claim: CartClaim): Promise<CartRow | undefined> {
  const [row] = await db.select().from(carts).where(isOpenTo(claim));
  return row;
}

/**
 * Locks the cart until the transaction ends, so that edits run one after the other. The lock is an update, because
 * the caller is about to change the cart anyway; it also clears the notices, which have been shown by then.
 */
export async function lockCart(tx: Tx, claim: CartClaim, now: Date): Promise<CartRow | undefined> {
  const [row] = await tx.update(carts).set({ changedAt: now, notices: [] }).where(isOpenTo(claim)).returning();
  return row;
}

/** Creates a cart or returns the one created with the same seed. Locked until the transaction ends. */
export async function createCart(tx: Tx, storeId: number, seed: string | null, now: Date): Promise<CartRow> {
  const [row] = await tx
    .insert(carts)
    .values({ storeId, code: newCode(), seed, changedAt: now })
    .onConflictDoUpdate({ target: [carts.storeId, carts.seed], set: { changedAt: now, notices: [] } })
    .returning();
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

/** Also finds carts that have become an order. */
export async function findAnyCart(db: Queryable, storeId: number, code: string): Promise<CartRow | undefined> {
  const [row] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.code, code), eq(carts.storeId, storeId)));
  return row;
}

export async function lockAnyCart(tx: Tx, id: number): Promise<CartRow | undefined> {
  const [row] = await tx.select().from(carts).where(eq(carts.id, id)).for('update');
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

export const findLines = (db: Queryable, cartIds: readonly number[]): Promise<LineRow[]> =>
  db
    .select()
    .from(cartLines)
    .where(inArray(cartLines.cartId, [...cartIds]))
    .orderBy(asc(cartLines.id));

export type NewLine = Omit<LineRow, 'id'>;

/** Inserts the line or updates the existing line of the same variant. */
export async function saveLine(tx: Tx, line: NewLine): Promise<LineRow> {
  const { quantity, seenPrice, currency } = line;
  const [row] = await tx
    .insert(cartLines)
    .values(line)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId],
      set: { quantity, seenPrice, currency },
    })
    .returning();
  if (!row) throw new Error('a cart line was not saved');
  return row;
}

export async function deleteLines(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, [...ids]));
}

export async function moveLine(tx: Tx, id: number, cartId: number): Promise<void> {
  await tx.update(cartLines).set({ cartId }).where(eq(cartLines.id, id));
}
