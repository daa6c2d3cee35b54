// Loads what merging needs of the stored catalog: addresses, positions, and the entries of each kind.
import type { KnownNames } from '../../catalog/catalog.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { StoreRow } from '../../store/store.ts';
import type { EntryKind, Fields } from './entry-fields.ts';
import type { IssueList } from './issue-list.ts';
import { AddressBook, type MergeOptions, type MergeScope } from './merge-entry.ts';
import {
  findContentAddresses,
  findStoredEntries,
  type StoredEntries,
  type StoredKind,
} from './stored-entries-repository.ts';
import { findLastProductPosition } from './stored-products-repository.ts';

export interface OpenedScope extends MergeScope {
  stored<K extends StoredKind>(db: Queryable, kind: K): Promise<StoredEntries<K>>;
}

/** The known names of the store: all of them, or those that a small change can meet. */
export interface ScopeNames extends Pick<KnownNames, 'productAddresses' | 'categoryAddresses'> {
  /** Kinds whose entries may be added; all when missing. Products always may. */
  readonly kinds?: readonly OrderedKind[];
}

/** For changes that give no names and add nothing. */
export const NO_NAMES: ScopeNames = { productAddresses: new Map(), categoryAddresses: new Map(), kinds: [] };

const orderedKinds = ['brand', 'option', 'property', 'field', 'category', 'page', 'box'] as const;
type OrderedKind = (typeof orderedKinds)[number];

export async function openMergeScope(
  db: Queryable,
  store: StoreRow,
  known: ScopeNames,
  options: MergeOptions,
  list: IssueList,
): Promise<OpenedScope> {
  // Each entry is merged once, so what was read before is still what is stored.
  const read: { [K in StoredKind]?: StoredEntries<K> } = {};
  const stored = async <K extends StoredKind>(from: Queryable, kind: K): Promise<StoredEntries<K>> => {
    const entries = read[kind] ?? (await findStoredEntries(from, store, kind));
    read[kind] = entries;
    return entries;
  };
  const positions = new Map<string, number>([['product', await findLastProductPosition(db, store.id)]]);
  const listOf = (kind: EntryKind, parent: string | null | undefined) =>
    kind === 'category' ? `category ${parent ?? ''}` : kind;
  for (const kind of known.kinds ?? orderedKinds) {
    for (const fields of (await stored(db, kind)).values()) {
      const { position = 0, parent }: Pick<Fields<'category'>, 'position' | 'parent'> = fields;
      const name = listOf(kind, parent);
      positions.set(name, Math.max(positions.get(name) ?? -1, position));
    }
  }
  return {
    languages: store.languages,
    options,
    list,
    addresses: {
      product: new AddressBook(known.productAddresses),
      category: new AddressBook(known.categoryAddresses),
      page: new AddressBook(await findContentAddresses(db, store.id)),
    },
    nextPosition: (kind, parent) => {
      const next = (positions.get(listOf(kind, parent)) ?? -1) + 1;
      positions.set(listOf(kind, parent), next);
      return next;
    },
    stored,
  };
}
