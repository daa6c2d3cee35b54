import type { Queryable } from '../../platform/database/database.ts';
import type { StoreRow } from '../../store/store.ts';
import { tableScope } from '../export-catalogue.ts';
import type { TableScope } from '../move-in/product-cells.ts';
import { findStoredEntries } from '../stored-entries-repository.ts';

/** Which columns a table of this store's products can have. */
export const findTableScope = (db: Queryable, store: StoreRow): Promise<TableScope> =>
  tableScope(store, (kind) => findStoredEntries(db, store, kind));
