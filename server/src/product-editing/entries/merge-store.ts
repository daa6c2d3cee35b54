// Merges what a file says about the store with what is stored.

import type { EntryChange } from '../../history/history.ts';
import { hasOrders } from '../../orders/orders.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { StoreRow } from '../../store/store.ts';
import type { Fields } from './entry-fields.ts';
import type { EntryPatch } from './entry-patch.ts';
import { IssueList } from './issue-list.ts';
import { AddressBook, type MergeOptions, mergeEntry } from './merge-entry.ts';
import { storeFields } from './stored-entries-repository.ts';

export interface MergedStore {
  readonly fields: Fields<'store'>;
  readonly isChanged: boolean;
  readonly change: EntryChange;
  readonly list: IssueList;
}

/** The settings of a store are one entry of many fields: replacing it as a whole would remove the delivery rules. */
export function mergeStore(
  patch: EntryPatch<'store'>,
  known: StoreRow | undefined,
  { exact = false }: Pick<MergeOptions, 'exact'> = {},
): MergedStore {
  const languages = patch.fields.languages ?? known?.languages ?? [];
  const list = new IssueList({ currency: 'EUR', languages }, new Set());
  const none = new AddressBook(new Map());
  const { fields, changes } = mergeEntry(patch, known && storeFields(known), {
    languages,
    options: { replace: false, stock: 'new', exact },
    list,
    addresses: { product: none, category: none, page: none },
    nextPosition: () => 0,
  });
  return {
    fields,
    isChanged: !known || Object.keys(changes).length > 0,
    change: { kind: 'store', key: patch.key, fields: changes },
    list,
  };
}

/** A shop has one currency, and amounts of an order are in it. */
export async function keepCurrency(db: Queryable, { id }: StoreRow, { change }: MergedStore): Promise<void> {
  if (change.fields.currency && (await hasOrders(db, id))) throwDomainError('store.currency-fixed');
}
