import type { Database } from '../platform/database/database.ts';
import { findUnsearchable, refreshDocuments, type SearchedStore } from './documents-repository.ts';

const AT_ONCE = 500;

/** Creates the search documents of products saved by a release that wrote none, or others. Does nothing afterwards. */
export async function searchOldProducts(db: Database, stores: readonly SearchedStore[]): Promise<void> {
  for (;;) {
    const missing = await findUnsearchable(db, AT_ONCE);
    if (missing.size === 0) return;
    await db.transaction(async (tx) => {
      for (const [storeId, ids] of missing) {
        const store = stores.find(({ id }) => id === storeId);
        if (store) await refreshDocuments(tx, store, ids);
      }
    });
    if (![...missing.keys()].every((id) => stores.some((store) => store.id === id))) return;
  }
}
