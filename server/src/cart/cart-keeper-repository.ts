import { and, arrayOverlaps, eq, inArray, isNull, lt } from 'drizzle-orm';
import { variants } from '../catalog/catalog-tables.ts';
import type { Database } from '../platform/database/database.ts';
import type { KnownCustomer } from '../store/store.ts';
import { cartLines, carts, coupons, couponUses } from './cart-tables.ts';

export async function tellCartOf(db: Database, { id, storeId }: KnownCustomer, names: readonly string[]) {
  const lines = await db
    .select({ sku: variants.sku, quantity: cartLines.quantity, changedAt: carts.changedAt, country: carts.country })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .where(and(eq(carts.customerId, id), eq(carts.storeId, storeId)));
  const used = await db
    .select({ code: coupons.code, reference: couponUses.reference })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(and(eq(coupons.storeId, storeId), arrayOverlaps(couponUses.customers, [...names])));
  return { lines, coupons: used };
}

/** The uses of coupons stay counted, but nobody can tell any more whose they were. */
export async function deleteCartOf(
  tx: Database,
  { id, storeId }: KnownCustomer,
  names: readonly string[],
): Promise<void> {
  await tx.delete(carts).where(and(eq(carts.customerId, id), eq(carts.storeId, storeId)));
  const ofStore = tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.storeId, storeId));
  await tx
    .update(couponUses)
    .set({ customers: ['erased'] })
    .where(and(inArray(couponUses.couponId, ofStore), arrayOverlaps(couponUses.customers, [...names])));
}

/** Of guests only: a customer's cart goes with the account. */
export async function deleteCartsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(carts).where(and(isNull(carts.customerId), lt(carts.changedAt, before)));
}
