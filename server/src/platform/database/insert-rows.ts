import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

interface Renewal<T extends PgTable> {
  /** The columns of a unique index. */
  readonly target: readonly PgColumn[];
  /** What a known row gets from the new one. */
  readonly columns: readonly (keyof T['$inferInsert'] & string)[];
}

/**
 * One parameter for all rows: with one for each value, reading the statement takes longer than writing the rows. Columns that no
 * row has get their default.
 */
export async function insertRows<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
  renewal?: Renewal<T>,
): Promise<void> {
  if (rows.length === 0) return;
  const all = getTableColumns(table);
  const given = Object.entries(all).filter(([key]) => rows.some((row) => Reflect.get(row, key) !== undefined));
  const names = list(given.map(([, column]) => sql.identifier(column.name)));
  const types = list(given.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`));
  const values = rows.map((row) => Object.fromEntries(given.map(([key, { name }]) => [name, Reflect.get(row, key)])));
  const renewed = renewal?.columns.map((key) => {
    const name = sql.identifier(all[key]?.name ?? key);
    return sql`${name} = excluded.${name}`;
  });
  const onConflict = renewal
    ? sql`on conflict (${list(renewal.target.map(({ name }) => sql.identifier(name)))}) do update set ${list(renewed ?? [])}`
    : sql``;
  await db.execute(sql`insert into ${table} (${names})
    select ${names} from json_to_recordset(${JSON.stringify(values)}::json) as given (${types}) ${onConflict}`);
}

const list = (parts: readonly (SQL | ReturnType<typeof sql.identifier>)[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
