// Reads and writes whole tables as JSON rows. The tables are those the database has, so a new feature needs nothing here.
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { restoredCopies, secrets } from '../platform/platform-tables.ts';

export interface StoredTable {
  readonly name: string;
  /** Without columns that the database computes. */
  readonly columns: readonly string[];
  /** Column whose numbers the database gives out. */
  readonly identity: string | null;
  /** The primary key, as an order that is the same on every database. */
  readonly order: readonly string[];
}

async function rowsOf<T>(db: Queryable, query: ReturnType<typeof sql>): Promise<T[]> {
  return (await db.execute<T>(query)).rows;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** All tables, those that others refer to first. */
export async function findTables(db: Queryable): Promise<StoredTable[]> {
  const columns = await rowsOf<{ name: string; column: string; identity: boolean }>(
    db,
    sql`select c.table_name as name, c.column_name as column, c.is_identity = 'YES' as identity
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      order by c.table_name, c.ordinal_position`,
  );
  const references = await rowsOf<{ name: string; to: string }>(
    db,
    sql`select k.conrelid::regclass::text as name, k.confrelid::regclass::text as to from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`,
  );
  const keys = await rowsOf<{ name: string; column: string; isText: boolean }>(
    db,
    sql`select k.table_name as name, k.column_name as column, d.data_type = 'text' as "isText"
      from information_schema.key_column_usage k join information_schema.table_constraints c
        using (constraint_schema, constraint_name)
        join information_schema.columns d
          on d.table_schema = k.table_schema and d.table_name = k.table_name and d.column_name = k.column_name
      where k.table_schema = 'public' and c.constraint_type = 'PRIMARY KEY' order by k.ordinal_position`,
  );
  const keyOf = Map.groupBy(keys, ({ name }) => name);
  const tables = [...Map.groupBy(columns, ({ name }) => name)].map(([name, all]) => ({
    name,
    columns: all.map(({ column }) => column),
    identity: all.find(({ identity }) => identity)?.column ?? null,
    order: (keyOf.get(name) ?? []).map(({ column, isText }) => quoted(column) + (isText ? ' collate "C"' : '')),
  }));
  const needs = Map.groupBy(references, ({ name }) => name.replaceAll('"', ''));
  const sorted: StoredTable[] = [];
  const add = (table: StoredTable): void => {
    if (sorted.includes(table)) return;
    for (const { to } of needs.get(table.name) ?? []) {
      const other = tables.find(({ name }) => name === to.replaceAll('"', ''));
      if (other) add(other);
    }
    sorted.push(table);
  };
  for (const table of tables) add(table);
  return sorted;
}

/** How many migrations the database has. */
export async function countMigrations(db: Queryable): Promise<number> {
  const [table] = await rowsOf<{ known: string | null }>(
    db,
    sql`select to_regclass('drizzle.migrations')::text as known`,
  );
  if (!table?.known) return 0;
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from drizzle.migrations`);
  return row?.count ?? 0;
}

/**
 * This transaction reads the state of its beginning, whatever is changed meanwhile. Times are written alike by
 * every database.
 */
export async function readSnapshot(tx: Tx): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read read only`);
  await tx.execute(sql`set local timezone to 'UTC'`);
}

/** Rows are fetched together up to about this many characters, and this many rows. */
const FETCHED_LENGTH = 8 * 1024 * 1024;
const FETCHED_ROWS = 500;

/** Rows as JSON texts, some at a time, in the same order on every database. Large ones are fetched few at once. */
export async function* readRows(tx: Tx, { name, columns, order }: StoredTable): AsyncGenerator<string[]> {
  const list = columns.map(quoted).join(', ');
  const ordered = order.length === 0 ? '' : ` order by ${order.join(', ')}`;
  await tx.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for select row_to_json(r)::text as row from (select ${list} from ${quoted(name)}${ordered}) r`,
    ),
  );
  let atOnce = 1;
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${atOnce} from backup_rows`));
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
    const longest = Math.max(...rows.map(({ row }) => row.length));
    atOnce = Math.max(1, Math.min(FETCHED_ROWS, atOnce * 4, Math.floor(FETCHED_LENGTH / longest)));
  }
  await tx.execute(sql`close backup_rows`);
}

/** Rows of one call must not refer to rows of a later one. */
export async function writeRows(tx: Tx, { name, columns }: StoredTable, rows: readonly string[]): Promise<void> {
  const list = columns.map(quoted).join(', ');
  await tx.execute(
    sql`insert into ${sql.raw(quoted(name))} (${sql.raw(list)}) overriding system value
      select ${sql.raw(list)} from json_populate_recordset(null::${sql.raw(quoted(name))}, ${`[${rows.join(',')}]`}::json)`,
  );
}

/** Rows come as they were: counts and copies that triggers keep are among them. */
export async function switchTriggers(tx: Tx, tables: readonly StoredTable[], state: 'disable' | 'enable') {
  for (const { name } of tables) await tx.execute(sql.raw(`alter table ${quoted(name)} ${state} trigger user`));
}

async function findSequence(tx: Tx, table: string, column: string): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(
    tx,
    sql`select pg_get_serial_sequence(${quoted(table)}, ${column}) as name`,
  );
  return row?.name ?? '';
}

/** The number that the next row will get; null for a table whose rows are not numbered. */
export async function readNextNumber(tx: Tx, { name, identity }: StoredTable): Promise<number | null> {
  if (identity === null) return null;
  const [row] = await rowsOf<{ next: number }>(
    tx,
    sql.raw(`select (last_value + is_called::int)::float8 as next from ${await findSequence(tx, name, identity)}`),
  );
  return row?.next ?? null;
}

/**
 * Numbers given out from now on follow those that are taken, and begin with `next` at least: the number of a row that is not
 * there any more can still be part of something, such as the key of a mail that was sent.
 */
export async function continueNumbers(tx: Tx, { name, identity }: StoredTable, next: number): Promise<void> {
  if (identity === null) return;
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${quoted(name)}, ${identity}),
      greatest(${next}::bigint, (select coalesce(max(${sql.raw(quoted(identity))}), 0) + 1 from ${sql.raw(quoted(name))})), false)`,
  );
}

export async function isEmpty(db: Queryable, { name }: StoredTable): Promise<boolean> {
  return (await rowsOf(db, sql.raw(`select 1 from ${quoted(name)} limit 1`))).length === 0;
}

export async function markAsCopy(tx: Tx, restoredAt: Date): Promise<void> {
  await tx.insert(restoredCopies).values({ restoredAt });
}

/** The backup has those of its shop: links in mails were made with them. */
export async function deleteSecrets(tx: Tx): Promise<void> {
  await tx.delete(secrets);
}

export const isRestoredCopy = async (db: Queryable): Promise<boolean> =>
  (await db.select().from(restoredCopies).limit(1)).length > 0;

export async function endCopy(db: Queryable): Promise<void> {
  await db.delete(restoredCopies);
}
