import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, OpenDatabase, Queryable, Tx } from '../platform/database/database.ts';
import { StartError } from '../platform/start-error.ts';
import { type DeliveryMethod, type DeliveryRule, storeCredentials, stores, type TaxRule } from './store-tables.ts';

export type StoreRow = typeof stores.$inferSelect;
export type NewStore = typeof stores.$inferInsert;

export type { DeliveryMethod, DeliveryRule, TaxRule };

/** The name of a shop that nobody has named yet. */
export const NO_NAME = 'My shop';

export const findStores = (db: Queryable): Promise<StoreRow[]> => db.select().from(stores).orderBy(asc(stores.id));

export async function findStoreByCode(db: Queryable, code: string): Promise<StoreRow | undefined> {
  const [row] = await db.select().from(stores).where(eq(stores.code, code));
  return row;
}

export const hasStore = async (db: Queryable): Promise<boolean> =>
  (await db.select({ id: stores.id }).from(stores).limit(1)).length > 0;

/** Inserts the store or updates the one with the same code. */
export async function saveStore(db: Queryable, store: NewStore): Promise<StoreRow> {
  const { code: _, ...rest } = store;
  const [row] = await db
    .insert(stores)
    .values(store)
    .onConflictDoUpdate({ target: stores.code, set: rest })
    .returning();
  if (!row) throw new Error(`store ${store.code} was not saved`);
  return row;
}

/** Whether a picture is part of the brand of a store, by its hash. */
export const isBrandPicture = (hash: SQL): SQL => sql`exists (select from stores s where ${hash} in
  (s.logo->>'hash', s.logo_dark->>'hash', s.site_icon->>'hash', s.site_icon->>'small'))`;

/** Every page of a shop whose default store is missing would fail. */
export async function requireStore(db: Database, code: string): Promise<void> {
  const codes = (await findStores(db)).map((store) => store.code);
  if (codes.includes(code)) return;
  throw new StartError(`MERCHANT is ${code}, but the database has no such store. It has ${codes.join(', ')}.`);
}

/**
 * Creates a store without products in a new database, so that there are pages and commands before the first import,
 * which describes the real one. Returns whether it did.
 */
export const createEmptyStore = (database: OpenDatabase, code: string): Promise<boolean> =>
  database.exclusively(async (db) => {
    if (await hasStore(db)) return false;
    await saveStore(db, {
      code,
      name: NO_NAME,
      currency: 'USD',
      languages: ['en'],
      country: 'US',
      sizeUnit: 'CM',
      weightUnit: 'KG',
      shipsTo: [],
      social: {},
      opensWhenComplete: true,
    });
    return true;
  });

type CredentialRow = typeof storeCredentials.$inferSelect;

export const findCredentials = (db: Queryable, storeId: number): Promise<CredentialRow[]> =>
  db.select().from(storeCredentials).where(eq(storeCredentials.storeId, storeId));

export async function upsertCredential(tx: Tx, row: CredentialRow): Promise<void> {
  const { encrypted, savedAt } = row;
  await tx
    .insert(storeCredentials)
    .values(row)
    .onConflictDoUpdate({
      target: [storeCredentials.storeId, storeCredentials.name],
      set: { encrypted, savedAt },
    });
}

export async function deleteCredential(tx: Tx, storeId: number, name: string): Promise<void> {
  await tx.delete(storeCredentials).where(and(eq(storeCredentials.storeId, storeId), eq(storeCredentials.name, name)));
}
