import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { compileStatement } from '../platform/database/compiled-statement.ts';
import type { Queryable } from '../platform/database/database.ts';
import { shippingQuotes } from './checkout-tables.ts';

export type QuoteRow = typeof shippingQuotes.$inferSelect;

/** Quotes are unique per cart, place and method, so repeated requests add no rows. */
export async function saveQuotes(
  db: Queryable,
  quotes: readonly Omit<QuoteRow, 'id'>[],
): Promise<ReadonlyMap<string, number>> {
  if (quotes.length === 0) return new Map();
  const rows = await db
    .insert(shippingQuotes)
    .values([...quotes])
    .onConflictDoUpdate({
      target: [shippingQuotes.cartId, shippingQuotes.country, shippingQuotes.zone, shippingQuotes.method],
      set: { postalCode: sql`excluded.postal_code` },
    })
    .returning({ id: shippingQuotes.id, method: shippingQuotes.method });
  return new Map(rows.map(({ id, method }) => [method, id]));
}

const selectQuote = compileStatement('find_quote', getTableColumns(shippingQuotes), (db, given, columns) =>
  db
    .select(columns)
    .from(shippingQuotes)
    .where(and(eq(shippingQuotes.cartId, given('cartId')), eq(shippingQuotes.id, given('id')))),
);

/** A quote belongs to its cart: another cart cannot use it. */
export async function findQuote(db: Queryable, cartId: number, id: number): Promise<QuoteRow | undefined> {
  const [row] = await selectQuote(db, { cartId, id });
  return row;
}

/** The quote an order names; undefined when it names none, or none of this cart. */
export async function findChosenQuote(
  db: Queryable,
  cartId: number,
  named: number | string | null | undefined,
): Promise<QuoteRow | undefined> {
  const id = Number(named || 0);
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? findQuote(db, cartId, id) : undefined;
}

export async function moveQuotes(db: Queryable, from: number, to: number): Promise<void> {
  await db.update(shippingQuotes).set({ cartId: to }).where(eq(shippingQuotes.cartId, from));
}
