// Values of fields as columns of a table, and back.
import {
  type Field,
  type FieldSet,
  type FieldsOf,
  type FieldValue,
  isPerLanguage,
  type KindPerLanguage,
  type NamesWith,
  type ValueOf,
} from '@vitrine/contract/fields/field.ts';
import { isValueOf, type ValuesOrNull, valuesOrNull } from '@vitrine/contract/fields/field-values.ts';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type WithColumn = { readonly column: string };
type PerLanguage = { readonly kind: KindPerLanguage };
type ColumnOf<F> = F extends { readonly column: infer C extends string } ? C : never;
type StoredValue<F extends Field> = F extends { readonly otherwise: unknown } ? ValueOf<F> : ValueOf<F> | null;

/** The row of an entry, of its fields that have a column. */
export type ColumnsOf<F extends FieldSet> = {
  readonly [N in Exclude<NamesWith<F, WithColumn>, NamesWith<F, PerLanguage>> as ColumnOf<F[N]>]: StoredValue<F[N]>;
};
/** The same of the row that an entry has for each language. */
export type TextColumnsOf<F extends FieldSet> = {
  readonly [N in NamesWith<F, WithColumn> & NamesWith<F, PerLanguage> as ColumnOf<F[N]>]: string | null;
};

type Values = Readonly<Record<string, unknown>>;

interface StoredField {
  readonly name: string;
  readonly column: string;
  readonly field: Field;
}

const storedFields = (fields: FieldSet, perLanguage: boolean): StoredField[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.column !== undefined && isPerLanguage(field) === perLanguage ? [{ name, column: field.column, field }] : [],
  );

export const columnNames = <F extends FieldSet>(fields: F): (keyof ColumnsOf<F> & string)[] =>
  storedFields(fields, false).map(({ column }) => column) as (keyof ColumnsOf<F> & string)[];

export const textColumnNames = <F extends FieldSet>(fields: F): (keyof TextColumnsOf<F> & string)[] =>
  storedFields(fields, true).map(({ column }) => column) as (keyof TextColumnsOf<F> & string)[];

/** The row to save. */
export const columnsFrom = <F extends FieldSet>(fields: F, values: Values): ColumnsOf<F> =>
  Object.fromEntries(
    storedFields(fields, false).map(({ name, column, field }) => [
      column,
      isValueOf(field, values[name]) ? values[name] : (field.otherwise ?? null),
    ]),
  ) as ColumnsOf<F>;

/** The row of one language. */
export const textColumnsFrom = <F extends FieldSet>(fields: F, values: Values, language: string): TextColumnsOf<F> =>
  Object.fromEntries(
    storedFields(fields, true).map(({ name, column, field }) => {
      const value = values[`${name}.${language}`];
      return [column, isValueOf(field, value) ? value : null];
    }),
  ) as TextColumnsOf<F>;

type Stored = Record<string, FieldValue>;
type ReadFields = Readonly<Record<string, Pick<Field, 'kind'> & { readonly column?: string }>>;

/**
 * Values by the name of their field; a column without a value, or an empty list, has none. A field without a column, such as a price, is
 * read under its own name if the statement selects it.
 */
export const valuesFrom = <F extends ReadFields>(fields: F, row: object): FieldsOf<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isPerLanguage(field) ? [] : storedValue(name, field, Reflect.get(row, field.column ?? name)),
    ),
  ) as FieldsOf<F>;

/** Values of a row of one language. */
export const textValuesFrom = <F extends FieldSet, R extends { readonly language: string }>(
  fields: F,
  row: R,
): FieldsOf<F> => textsOf(fields, row, `.${row.language}`) as FieldsOf<F>;

/** Texts of such a row, by the name of their field. */
export const textsFrom = <F extends FieldSet>(fields: F, row: object): { readonly [N in keyof F]?: string } =>
  textsOf(fields, row, '') as { readonly [N in keyof F]?: string };

const textsOf = (fields: FieldSet, row: object, ending: string): Stored =>
  Object.fromEntries(
    storedFields(fields, true).flatMap(({ name, column, field }) =>
      storedValue(name + ending, field, Reflect.get(row, column)),
    ),
  );

const storedValue = (key: string, field: Pick<Field, 'kind'>, value: unknown): (readonly [string, FieldValue])[] =>
  isValueOf(field, value) && value !== '' && !(Array.isArray(value) && value.length === 0) ? [[key, value]] : [];

/** Pairs for json_build_object: names of columns as in Drizzle, and their values. */
export const jsonPairs = (table: PgTable, alias: string, names: readonly string[]): SQL =>
  sql.join(
    Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
      names.includes(name)
        ? [sql`${sql.raw(`'${name}'`)}, ${sql.identifier(alias)}.${sql.identifier(column.name)}`]
        : [],
    ),
    sql`, `,
  );

/** The columns of these names, for a selection. */
export const columnsNamed = <T extends PgTable, N extends keyof T['_']['columns'] & string>(
  table: T,
  names: readonly N[],
): Pick<T['_']['columns'], N> => {
  const all: T['_']['columns'] = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<T['_']['columns'], N>;
};

/** The values of all these fields, by their names; null where the row has none. */
export const shownFrom = <F extends FieldSet>(fields: F, row: object | undefined): ValuesOrNull<F> =>
  valuesOrNull(fields, row === undefined ? {} : valuesFrom(fields, row));
