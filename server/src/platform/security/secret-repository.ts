import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { secrets } from '../platform-tables.ts';

/** Returns the stored secret of that name; stores the new one if there is none. */
export async function saveSecret(db: Queryable, name: string, newSecret: string): Promise<string> {
  await db.insert(secrets).values({ name, value: newSecret }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  return row?.value ?? newSecret;
}

/** Stores it in place of the earlier one, which is returned; the same when there was none. */
export const replaceSecret = (db: Database, name: string, newSecret: string): Promise<string> =>
  db.transaction(async (tx) => {
    await tx.insert(secrets).values({ name, value: newSecret }).onConflictDoNothing();
    const [row] = await tx.select().from(secrets).where(eq(secrets.name, name)).for('update');
    if (row?.value !== newSecret) await tx.update(secrets).set({ value: newSecret }).where(eq(secrets.name, name));
    return row?.value ?? newSecret;
  });

/** By name; none before the tables are made. */
export async function findSecrets(db: Queryable, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ name: string | null }>(sql`select to_regclass('secrets') as name`);
  if (!rows[0]?.name) return new Map();
  const found = await db
    .select()
    .from(secrets)
    .where(inArray(secrets.name, [...names]));
  return new Map(found.map(({ name, value }) => [name, value]));
}
