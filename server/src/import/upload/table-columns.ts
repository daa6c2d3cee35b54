import type { Queryable } from '../../platform/database/database.ts';
import { findStoredEntries } from '../../product-editing/entries/stored-entries-repository.ts';
import type { StoreRow } from '../../store/store.ts';
import type { TableScope } from '../csv/product-cells.ts';
import { tableScope } from '../export/export-catalog.ts';

/** Which columns a table of this store's products can have. */
export const findTableScope = (db: Queryable, store: StoreRow): Promise<TableScope> =>
  tableScope(store, (kind) => findStoredEntries(db, store, kind));
