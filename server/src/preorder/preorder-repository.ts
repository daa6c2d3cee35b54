import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { variants } from '../catalog/catalog-tables.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import type { DataSubject } from '../store/store.ts';
import { preOrders } from './preorder-tables.ts';

export type PreOrderRow = typeof preOrders.$inferSelect;
export type NewPreOrder = Pick<
  PreOrderRow,
  'storeId' | 'variantId' | 'email' | 'language' | 'quantity' | 'expectedOn' | 'createdAt'
>;

const isWaiting = and(isNull(preOrders.canceledAt), isNull(preOrders.invitedAt));

/** Creates a pre-order, or updates the quantity of the waiting one. */
export async function savePreOrder(tx: Tx, preOrder: NewPreOrder): Promise<PreOrderRow> {
  const { quantity, expectedOn, language } = preOrder;
  const [row] = await tx
    .insert(preOrders)
    .values({ ...preOrder, key: randomBytes(16).toString('hex') })
    .onConflictDoUpdate({
      target: [preOrders.variantId, preOrders.email],
      targetWhere: sql`canceled_at is null and invited_at is null`,
      set: { quantity, expectedOn, language },
    })
    .returning();
  if (!row) throw new Error('a pre-order was not saved');
  return row;
}

/** Idempotent: only the first cancellation has an effect. */
export async function cancelByKey(
  db: Queryable,
  storeId: number,
  key: string,
  now: Date,
): Promise<PreOrderRow | undefined> {
  const [row] = await db
    .update(preOrders)
    .set({ canceledAt: sql`coalesce(${preOrders.canceledAt}, ${now.toISOString()})` })
    .where(and(eq(preOrders.storeId, storeId), eq(preOrders.key, key)))
    .returning();
  return row;
}

/** Locks the waiting pre-orders, oldest first, so that no other process invites them. */
export const lockWaiting = (tx: Tx, variantId: number): Promise<PreOrderRow[]> =>
  tx
    .select()
    .from(preOrders)
    .where(and(eq(preOrders.variantId, variantId), isWaiting))
    .orderBy(asc(preOrders.createdAt), asc(preOrders.id))
    .for('update');

/** Stock minus the units offered since then. Locks the variant until the end of the transaction. */
export async function countFreeStock(tx: Tx, variantId: number, since: Date): Promise<number> {
  const [variant] = await tx
    .select({ stock: variants.stock })
    .from(variants)
    .where(eq(variants.id, variantId))
    .for('update');
  const [offered] = await tx
    .select({ pieces: sql<number>`coalesce(sum(${preOrders.quantity}), 0)::int` })
    .from(preOrders)
    .where(and(eq(preOrders.variantId, variantId), gt(preOrders.invitedAt, since), isNull(preOrders.canceledAt)));
  return (variant?.stock ?? 0) - (offered?.pieces ?? 0);
}

export async function markInvited(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(preOrders)
      .set({ invitedAt: now })
      .where(inArray(preOrders.id, [...ids]));
}

/** Number of waiting pre-orders per variant, the longest queue first. */
export function countQueues(db: Queryable, storeId: number) {
  const waiting = sql<number>`(count(*) filter (where ${isWaiting}))::int`;
  return db
    .select({
      variantId: preOrders.variantId,
      stock: variants.stock,
      waiting,
      pieces: sql<number>`coalesce(sum(${preOrders.quantity}) filter (where ${isWaiting}), 0)::int`,
      invited: sql<number>`(count(*) filter (where ${preOrders.invitedAt} is not null))::int`,
      canceled: sql<number>`(count(*) filter (where ${preOrders.canceledAt} is not null))::int`,
    })
    .from(preOrders)
    .innerJoin(variants, eq(variants.id, preOrders.variantId))
    .where(eq(preOrders.storeId, storeId))
    .groupBy(preOrders.variantId, variants.stock)
    .orderBy(sql`${waiting} desc`, asc(preOrders.variantId));
}

const ofCustomer = ({ storeId, emails }: DataSubject) =>
  and(
    eq(preOrders.storeId, storeId),
    inArray(
      preOrders.email,
      emails.map((email) => email.toLowerCase()),
    ),
  );

export const findPreOrdersOf = (db: Queryable, customer: DataSubject) =>
  db
    .select({
      sku: variants.sku,
      email: preOrders.email,
      quantity: preOrders.quantity,
      expectedOn: preOrders.expectedOn,
      createdAt: preOrders.createdAt,
      canceledAt: preOrders.canceledAt,
      invitedAt: preOrders.invitedAt,
    })
    .from(preOrders)
    .innerJoin(variants, eq(variants.id, preOrders.variantId))
    .where(ofCustomer(customer))
    .orderBy(asc(preOrders.id));

export async function deletePreOrdersOf(tx: Tx, customer: DataSubject): Promise<void> {
  await tx.delete(preOrders).where(ofCustomer(customer));
}
