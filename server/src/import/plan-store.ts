import { customFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { EntryChange } from '../history/history.ts';
import type { Database } from '../platform/database/database.ts';
import { CatalogFileError } from '../product-editing/entries/catalog-file-error.ts';
import type { EntryPatch, ImportScope } from '../product-editing/entries/entry-patch.ts';
import { createIssue, issueAt } from '../product-editing/entries/issue.ts';
import type { IssueList } from '../product-editing/entries/issue-list.ts';
import { keepCurrency, mergeStore } from '../product-editing/entries/merge-store.ts';
import { newStoreFrom } from '../product-editing/entries/save-entries.ts';
import { findStoreByCode, type NewStore, type StoreRow } from '../store/store.ts';
import { storePatch } from './patches.ts';
import type { CatalogBody } from './read-catalog-file.ts';

export interface PlannedStore {
  readonly store: StoreRow;
  /** The changes that the file makes. */
  readonly patch: EntryPatch<'store'> | null;
  readonly changes: readonly EntryChange[];
}

/** The store as it will be; a new one has no id yet, so nothing is found for it. */
export async function planStore(
  db: Database,
  catalog: CatalogBody,
  { storeCode, now, pictures }: Pick<ImportScope, 'storeCode' | 'now' | 'pictures'>,
  fail: (list: IssueList) => Promise<void>,
): Promise<PlannedStore> {
  const code = catalog.store?.code ?? storeCode;
  const known = await findStoreByCode(db, code);
  const languages = catalog.store?.languages ?? known?.languages ?? [];
  const patch = storePatch(catalog, {
    storeCode,
    languages,
    currency: known?.currency ?? 'EUR',
    now,
    pictures,
    customFields: customFieldSets([]),
  });
  if (!catalog.store && !known) throw new CatalogFileError([issueAt(createIssue('no-store', storeCode))]);
  if (!patch && known) return { store: known, patch: null, changes: [] };
  if (!patch) return throwUndescribed();
  const merged = mergeStore(patch, known);
  await fail(merged.list);
  if (known) await keepCurrency(db, known, merged);
  if (known && !merged.isChanged) return { store: known, patch: null, changes: [] };
  const store = { ...NO_ID, ...known, ...newStoreFrom(code, merged.fields, now) } as StoreRow;
  return { store, patch, changes: [merged.change] };
}

const NO_ID = { id: 0 };

/** The store that a file describes in a new database. */
export function storeOfFile(catalog: CatalogBody, now: Date): NewStore {
  const { code = '', languages = [], currency = 'EUR' } = catalog.store ?? {};
  const scope = { storeCode: code, languages, currency, now, pictures: new Map(), customFields: customFieldSets([]) };
  const patch = storePatch(catalog, scope) ?? throwUndescribed();
  return newStoreFrom(code, mergeStore(patch, undefined).fields, now);
}

const throwUndescribed = (): never => {
  throw new CatalogFileError([issueAt(createIssue('store-undescribed'))]);
};
