// Statements that are built once. Drizzle writes the text of a statement anew for every call, which takes longer than sending it.
import { DrizzleQueryError, is, Param, Placeholder, type Query, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core';
import type { NamedStatement, Queryable } from './database.ts';

type Values = Readonly<Record<string, unknown>>;
type Columns = Readonly<Record<string, PgColumn>>;
type Run<R> = (db: Queryable, values: Values) => Promise<R>;

/** A value of a statement by its name: a placeholder where the statement is built. */
export type Given = (name: string) => Placeholder;

/** A query of Drizzle, which runs when it is awaited. */
interface Built<R> extends PromiseLike<R> {
  toSQL(): Query;
}

interface CompiledStatement {
  readonly run: Run<unknown>;
  /** The same as Drizzle runs it. */
  readonly build: (db: Queryable, given: Given) => PromiseLike<unknown>;
}

/** By name, so that a test can compare each with Drizzle. The values of an insert are its `rows`. */
export const compiledStatements = new Map<string, CompiledStatement>();

function register(name: string, statement: CompiledStatement): void {
  if (compiledStatements.has(name)) throw new Error(`two statements have the name ${name}`);
  compiledStatements.set(name, statement);
}

const dialect = new PgDialect();

/**
 * Compiles a statement at its first call. PostgreSQL keeps its plan under the name: one plan must fit all values. `columns` are
 * what the statement selects or returns, in this order.
 */
export function compileStatement<C extends Columns, R>(
  name: string,
  columns: C,
  build: (db: Queryable, given: Given, columns: C) => Built<R>,
): Run<R> {
  const run = compileOnce<R>(name, (db) => build(db, sql.placeholder, columns).toSQL(), columns);
  register(name, { run, build: (db, given) => build(db, given, columns) });
  return run;
}

/** The same for a statement that is written as text; returns its rows as they are. */
export function compileSql<Row>(name: string, write: (given: Given) => SQL): Run<Row[]> {
  const run = compileOnce<Row[]>(name, () => dialect.sqlToQuery(write(sql.placeholder)));
  register(name, { run, build: (db, given) => db.execute(write(given)) });
  return run;
}

/** Each number of rows and each set of columns is a statement of its own; longer lists are built anew. */
const MAX_ROWS = 10;
const MAX_SHAPES = 20;

/** The same for an insert. `build` gets the rows, with placeholders instead of values. */
export function compileInsert<Row extends object, C extends Columns, R>(
  name: string,
  columns: C,
  build: (db: Queryable, rows: Row[], columns: C) => Built<R>,
): (db: Queryable, rows: readonly Row[]) => Promise<R> {
  const shapes = new Map<string, Run<R>>();
  const run = async (db: Queryable, rows: readonly Row[]): Promise<R> => {
    const values: Record<string, unknown> = {};
    const placeholders = rows.map((row, index) => {
      const given = Object.entries(row).filter(([, value]) => value !== undefined);
      return Object.fromEntries(
        given.map(([column, value]) => {
          const placeholder = `${column} ${index}`;
          values[placeholder] = value;
          return [column, sql.placeholder(placeholder)];
        }),
      );
    });
    const shape = Object.keys(values).join();
    const known = shapes.get(shape);
    if (known) return known(db, values);
    if (rows.length > MAX_ROWS || shapes.size === MAX_SHAPES) return build(db, [...rows], columns);
    const statement = compileOnce<R>(
      `${name}_${shapes.size + 1}`,
      (any) => build(any, placeholders as Row[], columns).toSQL(),
      columns,
    );
    shapes.set(shape, statement);
    return statement(db, values);
  };
  register(name, {
    run: (db, { rows }) => run(db, rows as Row[]),
    build: (db, given) => build(db, given('rows') as unknown as Row[], columns),
  });
  return run;
}

/** `write` writes the text with the database of the first call; it is the same for all. */
function compileOnce<R>(name: string, write: (db: Queryable) => Query, columns?: Columns): Run<R> {
  let compiled: Run<unknown[]> | undefined;
  return (db, values) => {
    compiled ??= compile(name, write(db), columns);
    return compiled(db, values) as Promise<R>;
  };
}

function compile(name: string, { sql: text, params }: Query, columns: Columns | undefined): Run<unknown[]> {
  const encoders = params.map(encoderOf);
  const fields = Object.entries(columns ?? {});
  const statement: NamedStatement = { name, text, ...(columns && { rowMode: 'array' }) };
  const send = async (db: Queryable, values: unknown[]) => {
    try {
      return await db.runNamed(statement, values);
    } catch (error) {
      throw error instanceof Error ? new DrizzleQueryError(text, values, error) : error;
    }
  };
  return async (db, values) => {
    const rows = await send(
      db,
      encoders.map((encode) => encode(values)),
    );
    return columns ? rows.map((row) => decode(fields, row as unknown[])) : rows;
  };
}

/** Drizzle's own placeholders encode null as well, which fails for dates and stores the JSON value null. */
function encoderOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder))
    return (values) => {
      const value = givenValue(values, param);
      return value instanceof Date ? value.toISOString() : value;
    };
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { value: placeholder, encoder } = param;
  return (values) => {
    const value = givenValue(values, placeholder);
    return value === null ? null : encoder.mapToDriverValue(value);
  };
}

function givenValue(values: Values, { name }: Placeholder): unknown {
  const value = values[name];
  if (value === undefined) throw new Error(`a statement was given no ${name}`);
  return value;
}

function decode(fields: readonly (readonly [string, PgColumn])[], row: readonly unknown[]): unknown {
  const decoded: Record<string, unknown> = {};
  let at = 0;
  for (const [key, column] of fields) {
    const value = row[at];
    decoded[key] = value === null ? null : column.mapFromDriverValue(value);
    at += 1;
  }
  return decoded;
}
