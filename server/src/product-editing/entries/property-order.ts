// Pure: the order of the properties of a product. The history does not keep the order of fields, so a removed property is recorded
// with its place, and an undo states it as `order.CODE`.
import type { FieldChanges } from '../../history/history.ts';
import type { FieldPatch, Fields } from './entry-fields.ts';
import { filterFields, propertyCode, valueCodes } from './fields.ts';

type Places = Readonly<Record<`order.${string}`, number | null>>;

/** Codes of the properties of a product, in their order. */
export const propertyCodes = (fields: Fields<'product'>): string[] => [
  ...new Set(Object.keys(fields).flatMap((field) => propertyCode(field) ?? [])),
];

/** Adds where the properties stood that are gone afterwards. */
export function withPlaces(changes: FieldChanges, before: Fields<'product'>, after: Fields<'product'>): FieldChanges {
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
export const placesBefore = (changes: FieldChanges): Places =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, { at }]) =>
      at === undefined ? [] : [[`order.${propertyCode(field)}`, at]],
    ),
  );

/** The fields of a patch without the places that it states. */
export const withoutPlaces = (patch: FieldPatch<'product'>): FieldPatch<'product'> =>
  filterFields(patch, (field) => !field.startsWith('order.'));

export function placeProperties(fields: Fields<'product'>, places: Places): Fields<'product'> {
  const placed = valueCodes(places);
  if (placed.length === 0) return fields;
  const codes = propertyCodes(fields).filter((code) => !placed.includes(code));
  for (const code of placed) codes.splice(places[`order.${code}`] ?? codes.length, 0, code);
  const ofCode = (code: string | undefined) => filterFields(fields, (field) => propertyCode(field) === code);
  return Object.assign({}, ...[undefined, ...codes].map(ofCode));
}
