import { eq } from 'drizzle-orm';
import type { Queryable } from './database/database.ts';
import { secrets } from './platform-tables.ts';

/** The secret of that name: the one that is kept, or else this one from now on. */
export async function saveSecret(db: Queryable, name: string, fresh: string): Promise<string> {
  await db.insert(secrets).values({ name, value: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  return row?.value ?? fresh;
}
