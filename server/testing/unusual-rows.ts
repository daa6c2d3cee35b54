// Rows with given texts in every column that holds text, of every table, that refer to each other as the schema asks for.
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgArray, PgJsonb, type PgTable, PgText } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../src/platform/database/database.ts';

type Row = Record<string, unknown>;

/** Numbers for which a check of the database refuses 0. */
const ONE = ['quantity', 'rating', 'amount'];
const MOMENT = new Date('2026-11-18T10:00:00.123Z');

/** Whether people or programs can store a text of their own in it. */
export const holdsText = (column: AnyPgColumn): boolean =>
  is(column, PgText) || is(column, PgJsonb) || (is(column, PgArray) && is(column.baseColumn, PgText));

/** Tables that others refer to first. */
export function inOrder(tables: readonly PgTable[]): PgTable[] {
  const sorted: PgTable[] = [];
  const add = (table: PgTable): void => {
    if (sorted.includes(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) add(foreignTable as PgTable);
    }
    sorted.push(table);
  };
  for (const table of tables) add(table);
  return sorted;
}

/** As many rows of each table as there are texts; row n has text n, distinguished by column and row. */
export function makeRows(tables: readonly PgTable[], texts: readonly string[]): ReadonlyMap<PgTable, Row[]> {
  const rowsOf = new Map<PgTable, Row[]>();
  for (const table of inOrder(tables)) {
    const { columns, foreignKeys } = getTableConfig(table);
    const rows = texts.map((text, index): Row => {
      const row: Row = {};
      for (const column of columns) {
        if (column.generated === undefined) row[column.name] = valueFor(column, text, index + 1);
      }
      for (const { reference } of foreignKeys) {
        const key = reference();
        const referred = rowsOf.get(key.foreignTable as PgTable)?.[index];
        for (const [at, column] of key.columns.entries())
          row[column.name] = referred?.[key.foreignColumns[at]?.name ?? ''] ?? (column.notNull ? index + 1 : null);
      }
      return row;
    });
    rowsOf.set(table, rows);
  }
  return rowsOf;
}

function valueFor(column: AnyPgColumn, text: string, number: number): unknown {
  const marked = `${text}${number}`;
  if (is(column, PgText)) return marked;
  if (is(column, PgArray)) return is(column.baseColumn, PgText) ? [marked, text] : [number];
  if (is(column, PgJsonb)) {
    // Half a character is refused in JSON, and replaced in other texts.
    const stored = text.toWellFormed();
    return { [`${stored}${number}`]: [stored, number, null, { text: stored }] };
  }
  const type = column.getSQLType();
  if (type === 'boolean') return false;
  if (type === 'bytea') return Buffer.from(marked);
  if (type === 'date') return '2026-11-18';
  if (type.startsWith('timestamp')) return new Date(MOMENT.getTime() + number);
  if (column.primary || column.name === 'id' || column.name.endsWith('_id')) return number;
  return ONE.includes(column.name) ? 1 : 0;
}

export const nameOf = (table: PgTable): string => getTableName(table);

/** Sets every column as given, also those of which no column of the row has a value of its own. */
async function insert(db: Queryable, table: PgTable, rows: readonly Row[]): Promise<void> {
  const byKey = Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name] as const);
  const values = rows.map((row) =>
    Object.fromEntries(byKey.flatMap(([key, name]) => (name in row ? [[key, row[name]]] : []))),
  );
  await db.insert(table).overridingSystemValue().values(values);
}

/** Stores the rows of `makeRows`. */
export async function fillTables(db: Database, tables: readonly PgTable[], texts: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    // Without triggers, which would add rows and refuse some.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [table, rows] of makeRows(tables, texts)) {
      if (nameOf(table) !== 'restored_copies') await insert(tx, table, rows);
    }
  });
}
