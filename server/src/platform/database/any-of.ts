import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** One parameter for all values: with one for each, writing and reading the statement takes longer than finding the rows. */
export const anyOf = (column: PgColumn, values: Iterable<number | string>): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;
