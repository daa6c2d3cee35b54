// Pure: an entry of the catalog as flat fields, such as `name.en` or `price`. The import, its preview, the history, undo
// and the export all read and write entries in this form, so none of them can disagree about what a change is.
import type { EntryChange, HistoryValue } from '../../history/history.ts';
import { DAY } from '../../platform/clock.ts';

export type Value = HistoryValue;
export type EntryKind = EntryChange['kind'];
/** Present values only; a missing field has no value. */
export type Fields = Readonly<Record<string, Value>>;
/** Fields to change; null removes, a missing field stays. */
export type FieldPatch = Readonly<Record<string, Value>>;

export interface Picture {
  readonly hash: string;
  readonly name: string;
  readonly alt: Readonly<Record<string, string>>;
}

/** `exact`: pictures are set as given; otherwise those that the patch does not name stay, after the ones it names. */
export function mergeFields(stored: Fields, patch: FieldPatch, { exact = false } = {}): Fields {
  const merged: Record<string, Value> = { ...stored };
  for (const [field, value] of Object.entries(patch)) {
    if (value === null) delete merged[field];
    else merged[field] = exact ? value : mergeValue(field, stored[field], value);
  }
  return merged;
}

function mergeValue(field: string, stored: Value | undefined, value: Value): Value {
  if (field === 'images') return joinPictures(picturesIn(stored), picturesIn(value)) as unknown as Value;
  if (field === 'special' && isNearSpecial(stored, value)) return stored ?? value;
  if ((field === 'from' || field === 'until') && isNear(stored, value)) return stored ?? value;
  return value;
}

export const picturesIn = (value: Value | undefined): readonly Picture[] =>
  (Array.isArray(value) ? value : []) as unknown as readonly Picture[];

/** By content; alternative texts merge by language. */
function joinPictures(stored: readonly Picture[], given: readonly Picture[]): Picture[] {
  const known = new Map(stored.map((picture) => [picture.hash, picture]));
  const named = new Set(given.map(({ hash }) => hash));
  return [
    ...given.map((picture) => ({ ...picture, alt: { ...known.get(picture.hash)?.alt, ...picture.alt } })),
    ...stored.filter(({ hash }) => !named.has(hash)),
  ];
}

/** Days relative to the import differ by hours between two imports of one file. */
function isNearSpecial(stored: Value | undefined, given: Value): boolean {
  if (typeof stored !== 'object' || stored === null || typeof given !== 'object' || given === null) return false;
  const [a, b] = [stored as Fields, given as Fields];
  return a.price === b.price && isNear(a.from, b.from) && isNear(a.until, b.until);
}

const isNear = (a: Value | undefined, b: Value | undefined): boolean =>
  typeof a !== 'string' || typeof b !== 'string'
    ? (a ?? null) === (b ?? null)
    : Math.abs(Date.parse(a) - Date.parse(b)) < DAY;

export const textIn = (fields: Fields, field: string): string | null => {
  const value = fields[field];
  return value === undefined || value === null ? null : String(value);
};

export const numberIn = (fields: Fields, field: string): number | null => {
  const value = fields[field];
  return typeof value === 'number' ? value : null;
};

export const listIn = (fields: Fields, field: string): readonly string[] => {
  const value = fields[field];
  return Array.isArray(value) ? value.map(String) : [];
};

/** Texts of `name.en`, `name.fr` and the like, by language. */
export function textsIn(fields: Fields, prefix: string): Map<string, string> {
  const start = `${prefix}.`;
  return new Map(
    Object.entries(fields).flatMap(([field, value]) =>
      field.startsWith(start) && typeof value === 'string' ? [[field.slice(start.length), value] as const] : [],
    ),
  );
}

/** Of `property.CODE.LANGUAGE`. */
export const propertyCode = (field: string): string | undefined => /^property\.(.+)\.[a-z]{2}$/.exec(field)?.[1];

/** Codes that have an `order.CODE`, in that order, such as the values of an option. */
export const valueCodes = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([field]) => field.startsWith('order.'))
    .sort(([, a], [, b]) => Number(a) - Number(b))
    .map(([field]) => field.slice('order.'.length));
