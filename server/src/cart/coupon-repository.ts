import { and, arrayOverlaps, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { coupons, couponUses } from './cart-tables.ts';

export type CouponRow = typeof coupons.$inferSelect;
export type NewCoupon = Omit<typeof coupons.$inferInsert, 'id' | 'storeId' | 'key'>;

export interface CountedCoupon extends CouponRow {
  readonly used: number;
}

const keyOf = (code: string): string => code.toLowerCase();

const used = sql<number>`(select count(*)::int from ${couponUses} where ${couponUses.couponId} = ${coupons.id})`;

export async function findCouponByCode(
  db: Database,
  storeId: number,
  code: string,
): Promise<CountedCoupon | undefined> {
  const [row] = await db
    .select({ coupon: coupons, used })
    .from(coupons)
    .where(and(eq(coupons.storeId, storeId), eq(coupons.key, keyOf(code))));
  return row && { ...row.coupon, used: row.used };
}

export async function findCoupon(db: Database, id: number): Promise<CountedCoupon | undefined> {
  const [row] = await db.select({ coupon: coupons, used }).from(coupons).where(eq(coupons.id, id));
  return row && { ...row.coupon, used: row.used };
}

export async function lockCoupon(tx: Database, id: number): Promise<CountedCoupon | undefined> {
  await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, id)).for('update');
  return findCoupon(tx, id);
}

/** By anybody of these names. */
export async function countUses(db: Database, couponId: number, names: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, couponId), arrayOverlaps(couponUses.customers, [...names])));
  return row?.uses ?? 0;
}

/** A use that is on record already is not counted again. */
export async function addUse(tx: Database, use: typeof couponUses.$inferInsert): Promise<void> {
  await tx.insert(couponUses).values(use).onConflictDoNothing();
}

export async function hasUse(db: Database, couponId: number, reference: string): Promise<boolean> {
  const rows = await db
    .select({ couponId: couponUses.couponId })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, couponId), eq(couponUses.reference, reference)));
  return rows.length > 0;
}

export async function deleteUse(tx: Database, couponId: number, reference: string): Promise<void> {
  await tx.delete(couponUses).where(and(eq(couponUses.couponId, couponId), eq(couponUses.reference, reference)));
}

/** A known code is renewed; its uses stay counted. */
export async function saveCoupon(db: Database, storeId: number, coupon: NewCoupon): Promise<void> {
  await db
    .insert(coupons)
    .values({ ...coupon, storeId, key: keyOf(coupon.code) })
    .onConflictDoUpdate({ target: [coupons.storeId, coupons.key], set: coupon });
}
