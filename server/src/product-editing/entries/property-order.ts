// Pure: the order of the properties of a product. The history does not keep the order of fields, so a removed property is recorded
// with its place, and an undo states it as `order.CODE`.
import type { FieldChanges } from '../../history/history.ts';
import { type FieldPatch, type Fields, numberIn, propertyCode, type Value, valueCodes } from './fields.ts';

/** Codes of the properties of a product, in their order. */
export const propertyCodes = (fields: Fields): string[] => [
  ...new Set(Object.keys(fields).flatMap((field) => propertyCode(field) ?? [])),
];

/** Adds where the properties stood that are gone afterwards. */
export function withPlaces(changes: FieldChanges, before: Fields, after: Fields): FieldChanges {
  if (!Object.entries(changes).some(([field, { to }]) => to === null && propertyCode(field) !== undefined))
    return changes;
  const left = new Set(propertyCodes(after));
  const places = new Map(propertyCodes(before).map((code, at) => [code, left.has(code) ? undefined : at]));
  return Object.fromEntries(
    Object.entries(changes).map(([field, change]) => {
      const at = places.get(propertyCode(field) ?? '');
      return [field, at === undefined ? change : { ...change, at }];
    }),
  );
}

/** Returns the places of removed properties, as an undo states them. */
export const placesBefore = (changes: FieldChanges): FieldPatch =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, { at }]) =>
      at === undefined ? [] : [[`order.${propertyCode(field)}`, at]],
    ),
  );

/** The places that a patch states, and its other fields. */
export function splitPlaces(patch: FieldPatch): { readonly places: FieldPatch; readonly fields: FieldPatch } {
  const isPlace = ([field]: readonly [string, Value]) => field.startsWith('order.');
  const entries = Object.entries(patch);
  return {
    places: Object.fromEntries(entries.filter(isPlace)),
    fields: Object.fromEntries(entries.filter((entry) => !isPlace(entry))),
  };
}

export function placeProperties(fields: Fields, places: FieldPatch): Fields {
  const placed = valueCodes(places);
  if (placed.length === 0) return fields;
  const codes = propertyCodes(fields).filter((code) => !placed.includes(code));
  for (const code of placed) codes.splice(numberIn(places, `order.${code}`) ?? codes.length, 0, code);
  const fieldsOf = Map.groupBy(Object.entries(fields), ([field]) => propertyCode(field));
  return Object.fromEntries([undefined, ...codes].flatMap((code) => fieldsOf.get(code) ?? []));
}
