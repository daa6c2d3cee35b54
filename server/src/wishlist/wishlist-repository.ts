import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { wishlists } from './wishlist-tables.ts';

export async function findWishes(db: Queryable, customerId: number): Promise<string[]> {
  const [row] = await db.select().from(wishlists).where(eq(wishlists.customerId, customerId));
  return row?.skus ?? [];
}

/** Locks the list, so that changes are applied one after the other. */
export async function lockWishes(tx: Tx, customerId: number): Promise<string[]> {
  await tx.insert(wishlists).values({ customerId, skus: [] }).onConflictDoNothing();
  const [row] = await tx.select().from(wishlists).where(eq(wishlists.customerId, customerId)).for('update');
  return row?.skus ?? [];
}

export async function saveWishes(tx: Tx, customerId: number, skus: string[]): Promise<void> {
  await tx.update(wishlists).set({ skus }).where(eq(wishlists.customerId, customerId));
}

export async function deleteWishes(tx: Tx, customerId: number): Promise<void> {
  await tx.delete(wishlists).where(eq(wishlists.customerId, customerId));
}
