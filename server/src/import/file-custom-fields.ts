// The fields that the merchant has defined, as a file finds them: stored ones, and those that it defines itself.
import {
  type CustomField,
  type CustomFieldSets,
  customFieldSets,
} from '@vitrine/contract/custom-fields/custom-fields.ts';
import { findCustomFields } from '../custom-fields/custom-fields.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { CatalogFile } from '../product-editing/entries/catalog-file-shape.ts';
import { findStoreByCode } from '../store/store.ts';

export async function findCustomFieldsOf(db: Queryable, storeCode: string): Promise<CustomField[]> {
  const store = await findStoreByCode(db, storeCode);
  return store ? findCustomFields(db, store.id) : [];
}

/** A file adds choices to a field that is stored; it removes none. */
export function customFieldsAfter(
  { fields }: Pick<CatalogFile, 'fields'>,
  stored: readonly CustomField[],
): CustomFieldSets {
  const after = new Map(stored.map((field) => [field.code, field]));
  for (const { code, on, kind, choices } of fields) {
    const before = after.get(code);
    const added = (choices ?? []).map((choice) => ({ code: choice.code, name: {} }));
    after.set(code, {
      ...(before ?? { code, name: {}, help: {}, shown: false, filter: false, onInvoice: false }),
      subject: before?.subject ?? on,
      kind: before?.kind ?? kind,
      choices: [...(before?.choices ?? []), ...added],
    });
  }
  return customFieldSets([...after.values()]);
}
