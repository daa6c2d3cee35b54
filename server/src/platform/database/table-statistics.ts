// Statistics of tables, from which queries are planned, and the space of deleted rows. PostgreSQL looks after both by itself, a
// minute or more after a large change; the embedded database never does.
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Nobody can use the embedded database meanwhile, and reading a larger table takes too long. */
const MAX_VACUUMED_BYTES = 32 * 1024 * 1024;

/** Tables whose size differs from the one for which their statistics were made, or with many changes since. */
async function findOutdated(db: Database): Promise<{ readonly name: string; readonly bytes: number }[]> {
  // Changes are counted with the next statement; without it, up to a second later.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ name: string; bytes: number }>(sql`
    select name, bytes from (
      select oid::regclass::text as name, pg_relation_size(oid)::float as bytes, relpages, reltuples,
        pg_relation_size(oid) / current_setting('block_size')::int as pages, coalesce(n_mod_since_analyze, 0) as changes
      from pg_class left join pg_stat_user_tables on relid = oid
      where relkind = 'r' and relnamespace = 'public'::regnamespace) as tables
    where abs(pages - relpages) > relpages / 10.0 + 1 or changes > reltuples / 10.0 + 50 order by bytes`);
  return rows;
}

/** After a large change, one table at a time. */
export async function refreshStatistics(
  db: Database,
  runStep: (step: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  for (const { name, bytes } of await findOutdated(db)) {
    const command = bytes <= MAX_VACUUMED_BYTES ? 'vacuum (analyze)' : 'analyze';
    await runStep(() => db.execute(sql.raw(`${command} ${name}`)));
  }
}

/** For a database that nobody uses yet. */
export async function makeStatistics(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze)`);
}
