// Pure: fields that decide how a product is sold. They are read and written without its texts, pictures and properties, so that
// thousands of products can be changed at once.
import type { EntryChange } from '../history/history.ts';
import type { ProductPatch } from './entry-patch.ts';
import type { StoredProduct } from './stored-products-repository.ts';

const ofProduct: readonly string[] = ['visible', 'brand', 'categories', 'lowStock'];
const ofVariant: readonly string[] = ['price', 'special', 'stock', 'available'];

export const hasSalesFieldsOnly = ({
  kind,
  fields,
}: Pick<EntryChange, 'kind'> & { readonly fields: object }): boolean => {
  const known = kind === 'product' ? ofProduct : kind === 'variant' ? ofVariant : [];
  return Object.keys(fields).every((field) => known.includes(field));
};

export const isSalesPatch = ({ entry, dropsProperties, variants, reviews }: ProductPatch): boolean =>
  !dropsProperties && reviews.length === 0 && [entry, ...variants].every(hasSalesFieldsOnly);

/** What is new needs everything. */
export const isSoldAlready = ({ variants }: ProductPatch, stored: StoredProduct | undefined): boolean =>
  stored !== undefined && stored.variants.size > 0 && variants.every(({ key }) => stored.variants.has(key));
