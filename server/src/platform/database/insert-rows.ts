import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

interface Renewal<T extends PgTable> {
  /** The columns of a unique index. */
  readonly target: readonly PgColumn[];
  /** The columns that a known row gets from the new one. */
  readonly columns: readonly (keyof T['$inferInsert'] & string)[];
  /** Further values for a known row. */
  readonly computed?: readonly SQL[];
  /** A row that has these values already is not written, nor its indexes. */
  readonly onlyChanged?: boolean;
}

/** `keep`: a known row stays as it is. */
export async function insertRows<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
  renewal?: Renewal<T> | 'keep',
): Promise<void> {
  if (rows.length > 0) await db.execute(insertionOf(table, rows, renewal));
}

/** Returns these columns of the rows as they are stored, in the same order. */
export async function insertAndReturn<T extends PgTable, R>(
  db: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
  returning: SQL<R>,
  renewal?: Renewal<T>,
): Promise<R[]> {
  if (rows.length === 0) return [];
  const saved = await db.execute<R>(sql`${insertionOf(table, rows, renewal)} returning ${returning}`);
  return saved.rows;
}

/**
 * One parameter for all rows: with one for each value, reading the statement takes longer than writing the rows. Columns that no
 * row has get their default.
 */
function insertionOf<T extends PgTable>(
  table: T,
  rows: readonly T['$inferInsert'][],
  renewal: Renewal<T> | 'keep' | undefined,
): SQL {
  const all = getTableColumns(table);
  const given = Object.entries(all).filter(([key]) => rows.some((row) => Reflect.get(row, key) !== undefined));
  const names = list(given.map(([, column]) => sql.identifier(column.name)));
  const types = list(given.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`));
  const values = rows.map((row) => Object.fromEntries(given.map(([key, { name }]) => [name, Reflect.get(row, key)])));
  return sql`insert into ${table} (${names})
    select ${names} from json_to_recordset(${JSON.stringify(values)}::json) as given (${types}) ${onConflict(all, renewal)}`;
}

function onConflict<T extends PgTable>(
  all: ReturnType<typeof getTableColumns<T>>,
  renewal: Renewal<T> | 'keep' | undefined,
): SQL {
  if (renewal === undefined) return sql``;
  if (renewal === 'keep') return sql`on conflict do nothing`;
  const { target, columns, computed = [], onlyChanged = false } = renewal;
  const renewed = columns.flatMap((key) => all[key] ?? []);
  const set = renewed.map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  const differs = renewed.map((column) => sql`${column} is distinct from excluded.${sql.identifier(column.name)}`);
  return sql`on conflict (${list(target.map(({ name }) => sql.identifier(name)))}) do update set ${list([...set, ...computed])}
    ${onlyChanged ? sql`where ${sql.join(differs, sql` or `)}` : sql``}`;
}

const list = (parts: readonly (SQL | ReturnType<typeof sql.identifier>)[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
