// Pure: fields that decide how a product is sold, and its properties. They are read and written without its texts and pictures, so
// that thousands of products can be changed at once.
import { placementFields, salesFields } from '@vitrine/contract/catalog/product-fields.ts';
import { customFieldCode } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { namesOf } from '@vitrine/contract/fields/field.ts';
import type { EntryChange } from '../../history/history.ts';
import type { ProductPatch } from './entry-patch.ts';
import type { ProductPart, StoredProduct } from './stored-products-repository.ts';

const ofProduct: readonly string[] = namesOf(placementFields);
const ofVariant: readonly string[] = namesOf(salesFields);

/** The field `order` of a product is about its properties. */
const isProperty = (field: string): boolean => field.startsWith('property.') || field.startsWith('order.');

/** The smallest part of products that has all these fields. */
export function partWith(entries: readonly (Pick<EntryChange, 'kind'> & { readonly fields: object })[]): ProductPart {
  let part: ProductPart = 'sales';
  for (const { kind, fields } of entries) {
    const known = kind === 'product' ? ofProduct : kind === 'variant' ? ofVariant : [];
    for (const field of Object.keys(fields)) {
      if (known.includes(field) || (known.length > 0 && customFieldCode(field) !== undefined)) continue;
      if (kind !== 'product' || !isProperty(field)) return 'whole';
      part = 'properties';
    }
  }
  return part;
}

export const partOf = (patches: readonly ProductPatch[]): ProductPart =>
  patches.some(({ dropsProperties, reviews }) => dropsProperties || reviews.length > 0)
    ? 'whole'
    : partWith(patches.flatMap(({ entry, variants }) => [entry, ...variants]));

/** New products need every field. */
export const isSoldAlready = ({ variants }: ProductPatch, stored: StoredProduct | undefined): boolean =>
  stored !== undefined && stored.variants.size > 0 && variants.every(({ key }) => stored.variants.has(key));
