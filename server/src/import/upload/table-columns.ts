import { customFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { findCustomFields } from '../../custom-fields/custom-fields.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findStoredEntries } from '../../product-editing/entries/stored-entries-repository.ts';
import type { StoreRow } from '../../store/store.ts';
import type { TableScope } from '../csv/product-cells.ts';
import { tableScope } from '../export/export-catalog.ts';

/** Which columns a table of this store's products can have. */
export const findTableScope = async (db: Queryable, store: StoreRow): Promise<TableScope> =>
  tableScope(store, customFieldSets(await findCustomFields(db, store.id)), (kind) =>
    findStoredEntries(db, store, kind),
  );
