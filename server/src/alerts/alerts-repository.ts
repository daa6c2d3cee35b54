import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { variants } from '../catalog/catalog-tables.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import type { DataSubject } from '../store/store.ts';
import { alerts } from './alerts-tables.ts';

export type AlertRow = typeof alerts.$inferSelect;
export type NewAlert = Pick<
  AlertRow,
  'storeId' | 'variantId' | 'kind' | 'email' | 'language' | 'seenPrice' | 'hadPreOrder' | 'askedAt'
>;

const isWaiting = and(isNotNull(alerts.confirmedAt), isNull(alerts.notifiedAt), isNull(alerts.stoppedAt));

/** Creates an alert, or returns the open one: its place in the queue and its first price stay. */
export async function saveAlert(tx: Tx, alert: NewAlert): Promise<AlertRow> {
  const [row] = await tx
    .insert(alerts)
    .values({ ...alert, key: randomBytes(16).toString('hex') })
    .onConflictDoUpdate({
      target: [alerts.variantId, alerts.kind, alerts.email],
      targetWhere: sql`told_at is null and stopped_at is null`,
      set: { language: alert.language },
    })
    .returning();
  if (!row) throw new Error('an alert was not saved');
  return row;
}

export async function confirmByKey(
  db: Queryable,
  storeId: number,
  key: string,
  now: Date,
): Promise<AlertRow | undefined> {
  const [row] = await db
    .update(alerts)
    .set({ confirmedAt: sql`coalesce(${alerts.confirmedAt}, ${now.toISOString()})` })
    .where(and(eq(alerts.storeId, storeId), eq(alerts.key, key), isNull(alerts.stoppedAt)))
    .returning();
  return row;
}

export async function stopByKey(db: Queryable, storeId: number, key: string, now: Date): Promise<AlertRow | undefined> {
  const [row] = await db
    .update(alerts)
    .set({ stoppedAt: sql`coalesce(${alerts.stoppedAt}, ${now.toISOString()})` })
    .where(and(eq(alerts.storeId, storeId), eq(alerts.key, key)))
    .returning();
  return row;
}

/** One process at a time sends alerts. The others wait instead of skipping, because they may see later changes. */
export async function lockAlertJob(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('vitrine alerts'))`);
}

export async function findAwaitedVariants(db: Queryable): Promise<number[]> {
  const rows = await db.selectDistinct({ variantId: alerts.variantId }).from(alerts).where(isWaiting);
  return rows.map(({ variantId }) => variantId);
}

/** Oldest first. */
export const findWaiting = (tx: Tx, variantId: number): Promise<AlertRow[]> =>
  tx
    .select()
    .from(alerts)
    .where(and(eq(alerts.variantId, variantId), isWaiting))
    .orderBy(asc(alerts.askedAt), asc(alerts.id));

export async function countNotified(tx: Tx, variantId: number, since: Date): Promise<number> {
  const [row] = await tx
    .select({ notified: sql<number>`count(*)::int` })
    .from(alerts)
    .where(and(eq(alerts.variantId, variantId), gt(alerts.notifiedAt, since)));
  return row?.notified ?? 0;
}

export async function markNotified(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .update(alerts)
    .set({ notifiedAt: now })
    .where(inArray(alerts.id, [...ids]));
}

/** Number of active alerts per variant, the most requested first. */
export function countDemand(db: Queryable, storeId: number) {
  const countOf = (condition: ReturnType<typeof and>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const waiting = countOf(isWaiting);
  return db
    .select({
      variantId: alerts.variantId,
      stock: variants.stock,
      forStock: countOf(and(isWaiting, eq(alerts.kind, 'stock'))),
      forPrice: countOf(and(isWaiting, eq(alerts.kind, 'price'))),
      notified: countOf(isNotNull(alerts.notifiedAt)),
    })
    .from(alerts)
    .innerJoin(variants, eq(variants.id, alerts.variantId))
    .where(eq(alerts.storeId, storeId))
    .groupBy(alerts.variantId, variants.stock)
    .orderBy(sql`${waiting} desc`, asc(alerts.variantId));
}

const ofCustomer = ({ storeId, emails }: DataSubject) =>
  and(
    eq(alerts.storeId, storeId),
    inArray(
      alerts.email,
      emails.map((email) => email.toLowerCase()),
    ),
  );

export const findAlertsOf = (db: Queryable, customer: DataSubject) =>
  db
    .select({
      sku: variants.sku,
      kind: alerts.kind,
      email: alerts.email,
      askedAt: alerts.askedAt,
      confirmedAt: alerts.confirmedAt,
      stoppedAt: alerts.stoppedAt,
      notifiedAt: alerts.notifiedAt,
    })
    .from(alerts)
    .innerJoin(variants, eq(variants.id, alerts.variantId))
    .where(ofCustomer(customer))
    .orderBy(asc(alerts.id));

export async function deleteAlertsOf(tx: Tx, customer: DataSubject): Promise<void> {
  await tx.delete(alerts).where(ofCustomer(customer));
}

/** Alerts that were never confirmed, were sent, or were stopped must not be stored any longer. */
export async function deleteAlertsBefore(db: Queryable, before: Date): Promise<void> {
  const neverConfirmed = and(isNull(alerts.confirmedAt), lt(alerts.askedAt, before));
  await db.delete(alerts).where(or(neverConfirmed, lt(alerts.notifiedAt, before), lt(alerts.stoppedAt, before)));
}
