// Statements that are built once. Drizzle writes the text of a statement anew for every call, which takes longer than sending it.
import { is, Param, Placeholder, type Query, type SQL } from 'drizzle-orm';
import { PgDatabase, PgDialect, PgPreparedQuery, PgSession, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

interface Statement<C extends PreparedQueryConfig> {
  prepare(name: string): PgPreparedQuery<C>;
}

type Values = Readonly<Record<string, unknown>>;
type Compiled<R> = (db: Queryable, values: Values) => Promise<R>;

const dialect = new PgDialect();
let compiled = 0;

/**
 * Compiles a statement at its first call. Its values are `sql.placeholder(name)`, and `values` gives them. It has a name, so that
 * PostgreSQL keeps its plan as well: one plan must fit all values.
 */
export function compileStatement<C extends PreparedQueryConfig>(
  build: (db: Queryable) => Statement<C>,
): Compiled<C['execute']> {
  let recorded: RecordedQuery | undefined;
  compiled += 1;
  const name = `compiled_${compiled}`;
  return (db, values) => {
    recorded ??= record(build);
    const { query, rest, joinsNotNullableMap } = recorded;
    const [fields, , ...others] = rest;
    const given = { ...query, params: query.params.map((param) => parameterValue(param, values)) };
    const prepared = db._.session.prepareQuery<C>(given, fields, name, ...others);
    return Object.assign(prepared, { joinsNotNullableMap }).execute();
  };
}

/** The same for a statement that is written as text; returns its rows. */
export function compileSql<Row>(text: SQL): Compiled<Row[]> {
  const statement = compileStatement((db) => ({
    prepare: () => db._.session.prepareQuery(dialect.sqlToQuery(text), undefined, undefined, false),
  }));
  return async (db, values) => ((await statement(db, values)) as { rows: Row[] }).rows;
}

/** Each number of rows and each set of columns is a statement of its own; longer lists are built anew. */
const MAX_ROWS = 10;
const MAX_SHAPES = 20;

/** The same for an insert. `build` gets the rows, with placeholders instead of values. */
export function compileInsert<Row extends object, C extends PreparedQueryConfig>(
  build: (db: Queryable, rows: Row[]) => Statement<C> & PromiseLike<C['execute']>,
): (db: Queryable, rows: readonly Row[]) => Promise<C['execute']> {
  const shapes = new Map<string, Compiled<C['execute']>>();
  return async (db, rows) => {
    const values: Record<string, unknown> = {};
    const placeholders = rows.map((row, index) => {
      const given = Object.entries(row).filter(([, value]) => value !== undefined);
      return Object.fromEntries(
        given.map(([column, value]) => {
          const name = `${column} ${index}`;
          values[name] = value;
          return [column, new Placeholder(name)];
        }),
      );
    });
    const shape = Object.keys(values).join();
    const known = shapes.get(shape);
    if (known) return known(db, values);
    if (rows.length > MAX_ROWS || shapes.size === MAX_SHAPES) return build(db, [...rows]);
    const statement = compileStatement((recording) => build(recording, placeholders as Row[]));
    shapes.set(shape, statement);
    return statement(db, values);
  };
}

function parameterValue(param: unknown, values: Values): unknown {
  if (is(param, Placeholder)) {
    const value = values[param.name];
    return value instanceof Date ? value.toISOString() : value;
  }
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const value = values[param.value.name];
  return value === null ? null : param.encoder.mapToDriverValue(value);
}

function record<C extends PreparedQueryConfig>(build: (db: Queryable) => Statement<C>): RecordedQuery {
  const db = new PgDatabase(dialect, new RecordingSession(dialect), undefined) as unknown as Queryable;
  return build(db).prepare('recorded') as unknown as RecordedQuery;
}

type Rest = Parameters<PgSession['prepareQuery']> extends [unknown, ...infer Others] ? Others : never;

/** What Drizzle gives to a session, instead of a query that can run. */
class RecordedQuery extends PgPreparedQuery<PreparedQueryConfig> {
  declare readonly query: Query;
  /** Set by Drizzle. */
  readonly joinsNotNullableMap: Record<string, boolean> | undefined;
  readonly rest: Rest;

  constructor(query: Query, rest: Rest) {
    super(query, undefined, undefined);
    this.rest = rest;
  }

  override execute(): Promise<never> {
    return Promise.reject(new Error('a recorded statement was run'));
  }
}

class RecordingSession extends PgSession {
  override prepareQuery<T extends PreparedQueryConfig>(query: Query, ...rest: Rest): PgPreparedQuery<T> {
    return new RecordedQuery(query, rest) as unknown as PgPreparedQuery<T>;
  }

  override transaction(): Promise<never> {
    return Promise.reject(new Error('a transaction is no statement'));
  }
}
