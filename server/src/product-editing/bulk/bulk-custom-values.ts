// Values of the merchant's fields in a bulk change, as products and variants store them.
import {
  type CustomFieldSets,
  customFieldName,
  customFieldSets,
} from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { BulkActions } from '@vitrine/contract/product-editing/bulk-actions.ts';
import { findCustomFields, readSentCustomValues } from '../../custom-fields/custom-fields.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { StoreRow } from '../../store/store.ts';
import type { FieldPatch } from '../entries/entry-fields.ts';
import { richTexts } from '../entries/markdown.ts';

export interface BulkCustomValues {
  readonly sets: CustomFieldSets;
  readonly product: FieldPatch<'product'>;
  readonly variant: FieldPatch<'variant'>;
}

/** Refused when there is no such field any more, or when it does not have such values. */
export async function readBulkCustomValues(
  db: Queryable,
  store: StoreRow,
  { fields = {} }: BulkActions,
): Promise<BulkCustomValues> {
  const sets = customFieldSets(await findCustomFields(db, store.id));
  const isOfVariant = (key: string) => sets.variant[customFieldName(key.split('.')[0] ?? '')] !== undefined;
  const read = (subject: 'product' | 'variant') => {
    const own = Object.entries(fields).filter(([key]) => isOfVariant(key) === (subject === 'variant'));
    return readSentCustomValues(sets[subject], Object.fromEntries(own), store, 'actions.fields', richTexts);
  };
  return { sets, product: read('product'), variant: read('variant') };
}
