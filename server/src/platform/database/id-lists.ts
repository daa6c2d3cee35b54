import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** One parameter for all values: with one for each, writing and reading the statement takes longer than finding the rows. */
export const anyOf = (column: PgColumn, values: Iterable<number | string>): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;

const MIN_LENGTH = 10;

/**
 * Ids for `= any(…)` in a prepared query. PostgreSQL caches the plan for lists of ten ids, but plans shorter lists
 * again for every call, which costs more than the query. A short list is therefore padded with its own ids.
 */
export const padIdList = (ids: readonly number[]): number[] =>
  ids.length === 0
    ? []
    : Array.from({ length: Math.max(MIN_LENGTH, ids.length) }, (_, index) => ids[index % ids.length] as number);
