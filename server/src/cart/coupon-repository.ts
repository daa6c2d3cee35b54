import { and, arrayOverlaps, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { coupons, couponUses } from './cart-tables.ts';

export type CouponRow = typeof coupons.$inferSelect;
export type NewCoupon = Omit<typeof coupons.$inferInsert, 'id' | 'storeId' | 'key'>;

export interface CountedCoupon extends CouponRow {
  readonly used: number;
}

const keyOf = (code: string): string => code.toLowerCase();

const used = sql<number>`(select count(*)::int from ${couponUses} where ${couponUses.couponId} = ${coupons.id} and not ${couponUses.isReleased})`;

export async function findCouponByCode(
  db: Queryable,
  storeId: number,
  code: string,
): Promise<CountedCoupon | undefined> {
  const [row] = await db
    .select({ coupon: coupons, used })
    .from(coupons)
    .where(and(eq(coupons.storeId, storeId), eq(coupons.key, keyOf(code))));
  return row && { ...row.coupon, used: row.used };
}

export async function findCoupon(db: Queryable, id: number): Promise<CountedCoupon | undefined> {
  const [row] = await db.select({ coupon: coupons, used }).from(coupons).where(eq(coupons.id, id));
  return row && { ...row.coupon, used: row.used };
}

export async function findCoupons(db: Queryable, storeId: number): Promise<CountedCoupon[]> {
  const rows = await db
    .select({ coupon: coupons, used })
    .from(coupons)
    .where(eq(coupons.storeId, storeId))
    .orderBy(asc(coupons.key));
  return rows.map((row) => ({ ...row.coupon, used: row.used }));
}

export async function lockCoupon(tx: Tx, id: number): Promise<CountedCoupon | undefined> {
  await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, id)).for('update');
  return findCoupon(tx, id);
}

export async function lockCouponByCode(tx: Tx, storeId: number, code: string): Promise<CouponRow | undefined> {
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.storeId, storeId), eq(coupons.key, keyOf(code))))
    .for('update');
  return row;
}

/** Counts uses by any of these names. */
export async function countUses(db: Queryable, couponId: number, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const [row] = await db
    .select({ uses: count() })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.couponId, couponId),
        eq(couponUses.isReleased, false),
        arrayOverlaps(couponUses.customers, [...names]),
      ),
    );
  return row?.uses ?? 0;
}

export type UseRow = typeof couponUses.$inferSelect;

const isUse = (couponId: number, reference: string) =>
  and(eq(couponUses.couponId, couponId), eq(couponUses.reference, reference));

export async function findUse(db: Queryable, couponId: number, reference: string): Promise<UseRow | undefined> {
  const [row] = await db.select().from(couponUses).where(isUse(couponId, reference));
  return row;
}

/** Inserts the use or reactivates a released one. */
export async function saveUse(tx: Tx, use: Omit<UseRow, 'isReleased'>): Promise<void> {
  await tx
    .insert(couponUses)
    .values(use)
    .onConflictDoUpdate({ target: [couponUses.couponId, couponUses.reference], set: { isReleased: false } });
}

export async function releaseUse(tx: Tx, couponId: number, reference: string): Promise<void> {
  await tx.update(couponUses).set({ isReleased: true }).where(isUse(couponId, reference));
}

export const findUsesWithAddresses = (db: Queryable): Promise<UseRow[]> =>
  db.select().from(couponUses).where(sql`array_to_string(${couponUses.customers}, ' ') like '%@%'`);

export async function changeUseCustomers(db: Queryable, { couponId, reference, customers }: UseRow): Promise<void> {
  await db.update(couponUses).set({ customers }).where(isUse(couponId, reference));
}

/** Updates the coupon if the code exists; its uses stay counted. */
export async function saveCoupon(db: Queryable, storeId: number, coupon: NewCoupon): Promise<void> {
  await db
    .insert(coupons)
    .values({ ...coupon, storeId, key: keyOf(coupon.code) })
    .onConflictDoUpdate({ target: [coupons.storeId, coupons.key], set: coupon });
}
