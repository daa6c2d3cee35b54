// Pure: the version of a product or another entry, which changes with everything that can be edited, by people, files and commands alike.
import { createHash } from 'node:crypto';
import type { Fields } from '../entries/entry-fields.ts';
import type { Value } from '../entries/fields.ts';
import type { StoredProduct } from '../entries/stored-products-repository.ts';

/** Orders change these; a count of the stock has its own check. */
const MOVING = new Set(['stock', 'sold']);

export const versionOf = ({ fields, variants }: StoredProduct): string =>
  hashOf([ordered(fields), [...variants].map(([sku, own]) => [sku, ordered(own)])]);

/** The version of any other entry. */
export const versionOfEntry = (fields: Fields): string => hashOf(ordered(fields));

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** The database does not keep the order of keys. */
function ordered(value: Value | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (Array.isArray(value)) return value.map(ordered);
  return Object.entries(value)
    .filter(([key]) => !MOVING.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, ordered(part)]);
}
