// Pure: what is done with the fields of any entry. The import, its preview, the history, undo and the export all read and write
// entries in this form, so none of them can disagree about what a change is.
import { isNearMoment, mergeValue } from '@vitrine/contract/fields/field-values.ts';
import type { HistoryValue } from '../../history/history.ts';
import { type EntryKind, entryFields, type FieldPatch, type Fields } from './entry-fields.ts';

export type Value = HistoryValue;
export type Values = Readonly<Record<string, Value>>;

/** `exact`: pictures are set as given; otherwise those that the patch does not name stay, after the ones it names. */
export function mergeFields<K extends EntryKind>(
  kind: K,
  stored: Fields<K>,
  patch: FieldPatch<K>,
  { exact = false } = {},
): Fields<K> {
  const before: Values = stored;
  const after: Record<string, Value> = { ...before };
  for (const [field, value] of Object.entries<Value>(patch)) {
    if (value === null) delete after[field];
    else after[field] = exact ? value : merged(kind, field, before[field], value);
  }
  return after as Fields<K>;
}

type Kinds = Readonly<Record<string, Parameters<typeof mergeValue>[0]>>;

function merged(kind: EntryKind, name: string, stored: Value | undefined, given: Value): Value {
  const kinds: Kinds = entryFields[kind];
  if (kind !== 'coupon' || (name !== 'from' && name !== 'until'))
    return kinds[name] ? mergeValue(kinds[name], stored, given) : given;
  return isMoment(stored) && isMoment(given) && isNearMoment(stored, given) ? stored : given;
}

const isMoment = (value: Value | undefined): value is string => typeof value === 'string';

/** The fields of a kind that pass, such as those of an entry without the values it loses. */
export const filterFields = <F extends Values>(fields: F, isKept: (field: string, value: Value) => boolean): F =>
  Object.fromEntries(Object.entries(fields).filter(([field, value]) => isKept(field, value))) as F;

/** Without what is undefined: only what is stated is changed. */
export const stated = <T extends object>(given: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };

/** Texts of `name.en`, `name.fr` and the like, by language; or values of `option.color`, by code. */
export function textsIn<F extends Values, P extends string>(
  fields: F,
  prefix: `${P}.${string}` extends keyof F ? P : never,
): Map<string, string> {
  const start = `${prefix}.`;
  return new Map(
    Object.entries(fields).flatMap(([field, value]) =>
      field.startsWith(start) && typeof value === 'string' ? [[field.slice(start.length), value] as const] : [],
    ),
  );
}

/** Returns the code in `property.CODE.LANGUAGE`. */
export const propertyCode = (field: string): string | undefined => /^property\.(.+)\.[a-z]{2}$/.exec(field)?.[1];

/** Codes that have an `order.CODE`, in that order, such as the values of an option. */
export const valueCodes = (fields: Readonly<Record<`order.${string}`, number | null>>): string[] =>
  Object.entries(fields)
    .filter(([field]) => field.startsWith('order.'))
    .sort(([, a], [, b]) => Number(a) - Number(b))
    .map(([field]) => field.slice('order.'.length));

/** Pages have other names for texts that products and categories have, too. */
const sharedNames: Readonly<Record<string, string>> = {
  text: 'description',
  summary: 'highlights',
  imageAlt: 'headAlt',
};
const ownNames = Object.fromEntries(Object.entries(sharedNames).map(([own, shared]) => [shared, own]));

export const sharedNameOf = (name: string): string => sharedNames[name] ?? name;

/** `text.en` becomes `description.en`, or the other way round. */
const renamed = <F>(fields: object, names: Readonly<Record<string, string>>): F =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field.replace(/^\w+(?=\.)/, (name) => names[name] ?? name), value]),
  ) as F;

export const withSharedNames = (page: Fields<'page'>): Fields<'category'> => renamed(page, sharedNames);

export const withPageNames = (fields: FieldPatch<'category'>): FieldPatch<'page'> => renamed(fields, ownNames);
