// Pure: an entry of the catalog as flat fields, such as `name.en` or `price`. The import, its preview, the history, undo
// and the export all read and write entries in this form, so none of them can disagree about what a change is.
import { productFields, variantFields } from '@vitrine/contract/catalog/product-fields.ts';
import type { FieldPatchOf, FieldSet, Picture, Sale } from '@vitrine/contract/fields/field.ts';
import { isNearMoment, isValueOf, mergeValue } from '@vitrine/contract/fields/field-values.ts';
import type { EntryChange, HistoryValue } from '../../history/history.ts';

export type Value = HistoryValue;
export type EntryKind = EntryChange['kind'];
/** Present values only; a missing field has no value. */
export type Fields = Readonly<Record<string, Value>>;
/** Fields to change; null removes, a missing field stays. */
export type FieldPatch = Readonly<Record<string, Value>>;

type VariantPatchFields = FieldPatchOf<typeof variantFields>;
/** Changes of the fields of a variant while they are collected. */
export type VariantChanges = { -readonly [Name in keyof VariantPatchFields]: VariantPatchFields[Name] };

export type { Picture };

/** `exact`: pictures are set as given; otherwise those that the patch does not name stay, after the ones it names. */
export function mergeFields(stored: Fields, patch: FieldPatch, { exact = false } = {}): Fields {
  const after: Record<string, Value> = { ...stored };
  for (const [field, value] of Object.entries(patch)) {
    if (value === null) delete after[field];
    else after[field] = exact ? value : merged(field, stored[field], value);
  }
  return after;
}

const kinds: FieldSet = { ...productFields, ...variantFields };

function merged(name: string, stored: Value | undefined, given: Value): Value {
  const field = kinds[name];
  if (field) return mergeValue(field, stored, given);
  // The period of a coupon.
  return (name === 'from' || name === 'until') && isMoment(stored) && isMoment(given) && isNearMoment(stored, given)
    ? stored
    : given;
}

const isMoment = (value: Value | undefined): value is string => typeof value === 'string';

/** In minor units. */
export const priceIn = ({ price }: Fields): number | undefined =>
  isValueOf(variantFields.price, price) ? price : undefined;

export const saleIn = ({ special }: Fields): Sale | undefined =>
  isValueOf(variantFields.special, special) ? special : undefined;

export const picturesIn = (value: Value | undefined): readonly Picture[] =>
  isValueOf(variantFields.images, value) ? value : [];

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

/** Returns the code in `property.CODE.LANGUAGE`. */
export const propertyCode = (field: string): string | undefined => /^property\.(.+)\.[a-z]{2}$/.exec(field)?.[1];

/** Codes that have an `order.CODE`, in that order, such as the values of an option. */
export const valueCodes = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([field]) => field.startsWith('order.'))
    .sort(([, a], [, b]) => Number(a) - Number(b))
    .map(([field]) => field.slice('order.'.length));
