import { and, arrayOverlaps, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { variants } from '../catalog/catalog-tables.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import type { DataSubject } from '../store/store.ts';
import { cartLines, carts, coupons, couponUses } from './cart-tables.ts';

export async function exportCartOf(db: Queryable, { id, storeId }: DataSubject, names: readonly string[]) {
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

export async function deleteCartOf(tx: Tx, { id, storeId }: DataSubject): Promise<void> {
  await tx.delete(carts).where(and(eq(carts.customerId, id), eq(carts.storeId, storeId)));
}

/** Only the account id is removed: the use still counts for the hashed address. */
export async function unlinkCouponUses(tx: Tx, storeId: number, name: string): Promise<void> {
  const ofStore = tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.storeId, storeId));
  await tx
    .update(couponUses)
    .set({ customers: sql`array_remove(${couponUses.customers}, ${name})` })
    .where(and(inArray(couponUses.couponId, ofStore), arrayOverlaps(couponUses.customers, [name])));
}

/** Limits per customer no longer matter once the coupon has ended. */
export async function deleteCouponNamesBefore(db: Queryable, before: Date): Promise<void> {
  const ended = db.select({ id: coupons.id }).from(coupons).where(lt(coupons.endsAt, before));
  await db
    .update(couponUses)
    .set({ customers: [] })
    .where(and(inArray(couponUses.couponId, ended), sql`cardinality(${couponUses.customers}) > 0`));
}

/** Only carts of guests; a customer's cart is deleted with the account. */
export async function deleteCartsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(carts).where(and(isNull(carts.customerId), lt(carts.changedAt, before)));
}
