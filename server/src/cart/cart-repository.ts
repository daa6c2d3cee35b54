import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { cartLines, carts } from './cart-tables.ts';

export type CartRow = typeof carts.$inferSelect;
export type LineRow = typeof cartLines.$inferSelect;
export type { KeptNotice } from './cart-tables.ts';

/** 128 bits that nobody guesses. */
const newCode = (): string => randomBytes(16).toString('hex');

/** Who asks for which cart. */
export interface CartClaim {
  readonly storeId: number;
  readonly code: string;
  /** null for a guest. */
  readonly customerId: number | null;
}

/**
 * A guest's cart, or the customer's own; one of another customer and one that became an order are as unknown as one that is
 * not there.
 */
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
 * Until the transaction ends nobody else changes this cart: edits of one cart go one after the other. Whoever locks it is
 * about to change it, so the row is locked by writing that down; what it had to tell has been seen by then.
 */
export async function lockCart(tx: Tx, claim: CartClaim, now: Date): Promise<CartRow | undefined> {
  const [row] = await tx.update(carts).set({ changedAt: now, notices: [] }).where(isOpenTo(claim)).returning();
  return row;
}

/** A new cart, or the one the same seed made before. Locked until the transaction ends. */
export async function makeCart(tx: Tx, storeId: number, seed: string | null, now: Date): Promise<CartRow> {
  const [row] = await tx
    .insert(carts)
    .values({ storeId, code: newCode(), seed, changedAt: now })
    .onConflictDoUpdate({ target: [carts.storeId, carts.seed], set: { changedAt: now, notices: [] } })
    .returning();
  if (!row) throw new Error('a cart was not made');
  return row;
}

/** Both in the order of their ids, so that two logins never wait for each other. */
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

/** One login of a customer at a time: two at once would each find no cart and make one. */
export async function lockCustomer(tx: Tx, storeId: number, customerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${storeId}::int, ${customerId}::int)`);
}

/** Whichever cart has the code, also one that has become an order. */
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

/** Adds the line, or renews the one of the same variant. */
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
