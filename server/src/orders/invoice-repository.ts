import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import type { OrderRow } from './orders-repository.ts';
import { invoices } from './orders-tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** Key of the advisory lock; no other lock of the shop uses it. */
const LOCK = 7_260_114;

/** The invoice of an order; the first call issues it with the next number. */
export async function findOrIssueInvoice(tx: Tx, order: OrderRow, now: Date): Promise<InvoiceRow> {
  // Serialized, so that invoice numbers have no gaps or duplicates.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::int, ${order.storeId}::int)`);
  const [known] = await tx.select().from(invoices).where(eq(invoices.orderId, order.id));
  if (known) return known;
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${invoices.number}), 0)::int` })
    .from(invoices)
    .where(eq(invoices.storeId, order.storeId));
  const row = { storeId: order.storeId, number: (last?.number ?? 0) + 1, orderId: order.id, issuedAt: now };
  await tx.insert(invoices).values(row);
  return row;
}
