import { eq } from 'drizzle-orm';
import type { Queryable } from './database/database.ts';
import { secrets } from './platform-tables.ts';

/** Returns the stored secret of that name; stores the new one if there is none. */
export async function saveSecret(db: Queryable, name: string, newSecret: string): Promise<string> {
  await db.insert(secrets).values({ name, value: newSecret }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  return row?.value ?? newSecret;
}
