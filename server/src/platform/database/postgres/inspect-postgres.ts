import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { hasOtherSecret } from '../../security/secret.ts';
import { type MigrationState, readMigrationState } from '../migrate.ts';
import { directConfig, pooledConfig, REQUEST_LIMITS } from './connection-config.ts';
import { createDatabase, DIRECT } from './postgres-database.ts';

/** Facts that an operator should know about a PostgreSQL database before the shop uses it. */
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
  /** Whether the shop was started last with another secret than the one in the settings. */
  readonly hasOtherSecret: boolean;
}

const TIMEOUT_MS = 5000;

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

interface InspectOptions {
  /** Whether the address is one of a connection pooler. */
  readonly isPooled?: boolean;
  /** The secret in the settings. */
  readonly secret?: string | undefined;
}

/** Connects as the shop does, so that what refuses the shop refuses here. */
export async function inspectPostgres(
  url: string,
  { isPooled = false, secret }: InspectOptions = {},
): Promise<PostgresFacts> {
  const config = (isPooled ? pooledConfig : directConfig)(url, REQUEST_LIMITS);
  const client = new Client({ ...config, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  client.on('error', () => {});
  await client.connect();
  try {
    const db = createDatabase(client, DIRECT);
    const { rows } = await db.execute<Omit<PostgresFacts, 'migrations' | 'hasOtherSecret'>>(FACTS);
    const [facts] = rows;
    if (!facts) throw new Error('the database does not describe itself');
    const { now, closedTables } = facts;
    const migrations = await readMigrationState(db);
    // A role that may not read the table is told about that first.
    const isOther = closedTables.length === 0 && (await hasOtherSecret(db, secret));
    return { ...facts, now: new Date(now), migrations, hasOtherSecret: isOther };
  } finally {
    await client.end();
  }
}
