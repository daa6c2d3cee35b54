import { count, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { isBrandPicture, type StoreRow } from '../store/store.ts';
import { stores } from '../store/store-tables.ts';
import { orders, payments } from './orders-tables.ts';

/** These stay in an emptied shop: the store with its settings, the pictures of its brand, the history, the keys of the installation, and the staff. */
const KEPT = [
  'stores',
  'store_credentials',
  'media',
  'secrets',
  'test_secrets',
  'restored_copies',
  'history_changes',
  'history_entries',
  'staff',
  'staff_recovery_codes',
  'staff_passkeys',
  'staff_passkey_challenges',
  'staff_sessions',
  'staff_links',
  'staff_tokens',
  'staff_challenges',
  'staff_networks',
];

/** Orders that were paid with real money: through a provider, or outside the shop. */
export async function countPaidOrders(db: Queryable, testProvider: string): Promise<number> {
  const isReal = or(
    sql`exists (select 1 from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.state} = 'paid'
      and ${ne(payments.provider, testProvider)})`,
    sql`${eq(orders.due, true)} and ${gt(orders.paid, 0)}`,
  );
  const [row] = await db.select({ paid: count() }).from(orders).where(isReal);
  return row?.paid ?? 0;
}

export async function countStores(db: Queryable): Promise<number> {
  const [row] = await db.select({ all: count() }).from(stores);
  return row?.all ?? 0;
}

export async function saveEmptied(tx: Tx, { id, ...store }: StoreRow): Promise<void> {
  await tx.update(stores).set(store).where(eq(stores.id, id));
}

/** Empties every other table, and tells every process to drop its caches. Numbers of orders go on where they were. */
export async function truncateShop(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = current_schema()`,
  );
  const names = rows.filter(({ name }) => !KEPT.includes(name)).map(({ name }) => sql.identifier(name));
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
  await tx.execute(sql`delete from media m where not ${isBrandPicture(sql`m.hash`)}`);
  await tx.execute(sql`select pg_notify('vitrine_changes', 'everything')`);
}
