import type { EntryChange } from '../history/history.ts';
import { hasOrders } from '../orders/orders.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { findStoreByCode, type StoreRow } from '../store/store.ts';
import { CatalogueFileError } from './catalogue-file-error.ts';
import type { EntryPatch, ImportScope } from './entry-patch.ts';
import { fault, problemAt } from './fault.ts';
import { type MergedStore, mergeStore } from './merge-store.ts';
import { storePatch } from './patches.ts';
import type { ProblemList } from './problem-list.ts';
import type { CatalogueBody } from './read-catalogue-file.ts';
import { newStoreFrom } from './save-entries.ts';

export interface PlannedStore {
  readonly store: StoreRow;
  /** What the file changes. */
  readonly patch: EntryPatch | null;
  readonly changes: readonly EntryChange[];
}

/** The store as it will be; a new one has no id yet, so nothing is found for it. */
export async function planStore(
  db: Database,
  catalogue: CatalogueBody,
  { storeCode, now, pictures }: Pick<ImportScope, 'storeCode' | 'now' | 'pictures'>,
  fail: (list: ProblemList) => Promise<void>,
): Promise<PlannedStore> {
  const code = catalogue.store?.code ?? storeCode;
  const known = await findStoreByCode(db, code);
  const languages = catalogue.store?.languages ?? known?.languages ?? [];
  const patch = storePatch(catalogue, { storeCode, languages, currency: known?.currency ?? 'EUR', now, pictures });
  if (!catalogue.store && !known) throw new CatalogueFileError([problemAt(fault('no-store', storeCode))]);
  if (!patch && known) return { store: known, patch: null, changes: [] };
  if (!patch) throw new CatalogueFileError([problemAt(fault('store-undescribed'))]);
  const merged = mergeStore(patch, known);
  await fail(merged.list);
  if (known) await keepCurrency(db, known, merged);
  if (known && !merged.isChanged) return { store: known, patch: null, changes: [] };
  const store = { ...NO_ID, ...known, ...newStoreFrom(code, merged.fields, now) } as StoreRow;
  return { store, patch, changes: [merged.change] };
}

const NO_ID = { id: 0 };

/** A shop has one currency, and amounts of an order are in it. */
export async function keepCurrency(db: Queryable, { id }: StoreRow, { change }: MergedStore): Promise<void> {
  if (change.fields.currency && (await hasOrders(db, id))) refuse('store.currency-fixed');
}
