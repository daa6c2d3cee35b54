import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { type MigrationState, readMigrationState } from './migrate.ts';

/** What an operator should know about a PostgreSQL database before the shop uses it. */
export interface PostgresFacts {
  /** Such as 150004. */
  readonly version: number;
  readonly isStandby: boolean;
  /** The same on a primary and its replicas. */
  readonly system: string;
  readonly encoding: string;
  readonly timeZone: string;
  readonly now: Date;
  readonly maxConnections: number;
  /** Whether the role may create schemas in the database and tables in the schema `public`. */
  readonly canCreate: boolean;
  /** Whether search can use pg_trgm: installed, or available to this role. */
  readonly hasTrigrams: boolean;
  /** Tables that the role may not read and write. */
  readonly closedTables: readonly string[];
  readonly migrations: MigrationState;
}

const FACTS = sql`
  select current_setting('server_version_num')::int as version,
    pg_is_in_recovery() as "isStandby",
    (select system_identifier::text from pg_control_system()) as system,
    pg_encoding_to_char(encoding) as encoding,
    current_setting('TimeZone') as "timeZone",
    clock_timestamp() as now,
    current_setting('max_connections')::int as "maxConnections",
    has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as "canCreate",
    exists (select from pg_extension where extname = 'pg_trgm') or exists (
      select from pg_available_extension_versions where name = 'pg_trgm' and (trusted or
        (select rolsuper from pg_roles where rolname = current_user))) as "hasTrigrams",
    array(select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not (has_table_privilege(oid, 'SELECT') and has_table_privilege(oid, 'INSERT')
        and has_table_privilege(oid, 'UPDATE') and has_table_privilege(oid, 'DELETE'))) as "closedTables"
  from pg_database where datname = current_database()`;

export async function inspectPostgres(url: string): Promise<PostgresFacts> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const db = drizzle(client);
    const { rows } = await db.execute<Record<string, unknown>>(FACTS);
    const facts = rows[0] as unknown as Omit<PostgresFacts, 'migrations'>;
    const { now } = facts;
    return { ...facts, now: new Date(now), migrations: await readMigrationState(db) };
  } finally {
    await client.end();
  }
}
