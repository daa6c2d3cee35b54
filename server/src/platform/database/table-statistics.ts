// Statistics of tables, from which queries are planned, and the space of deleted rows. PostgreSQL looks after both by itself, a
// minute or more after a large change; the embedded database never does.
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Nobody can use the embedded database meanwhile, and reading a larger table takes too long. */
const MAX_VACUUMED_BYTES = 32 * 1024 * 1024;

/** Tables whose size differs from the one for which their statistics were made. */
async function findOutdated(db: Database): Promise<{ readonly name: string; readonly bytes: number }[]> {
  const { rows } = (await db.execute(sql`
    select name, bytes from (
      select oid::regclass::text as name, pg_relation_size(oid)::float as bytes, relpages,
        pg_relation_size(oid) / current_setting('block_size')::int as pages
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as tables
    where abs(pages - relpages) > relpages / 10.0 + 1 order by bytes`)) as unknown as {
    rows: { name: string; bytes: number }[];
  };
  return rows;
}

/** After a large change, one table at a time. */
export async function refreshStatistics(
  db: Database,
  inSteps: (step: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  for (const { name, bytes } of await findOutdated(db)) {
    const command = bytes <= MAX_VACUUMED_BYTES ? 'vacuum (analyze)' : 'analyze';
    await inSteps(() => db.execute(sql.raw(`${command} ${name}`)));
  }
}

/** For a database that nobody uses yet. */
export async function makeStatistics(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze)`);
}
