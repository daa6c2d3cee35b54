// Imports the orders of another shop into the archive: all or none. No stock, mail, invoice or payment belongs to them.
import { addArchivedOrders, type ImportedOrder } from '../../archive/archive.ts';
import type { StoreRow } from '../../store/store.ts';
import type { ImportResult } from '../import-catalogue.ts';
import { applyOrPreview } from './apply-or-preview.ts';
import type { MoveInContext } from './move-in-scope.ts';

export async function importOrders(
  { database }: MoveInContext,
  store: StoreRow,
  orders: readonly ImportedOrder[],
  preview: boolean,
): Promise<ImportResult> {
  const { created, changed } = await applyOrPreview(database.longRunning, preview, (tx) =>
    addArchivedOrders(tx, store.id, orders),
  );
  const unchanged = orders.length - created - changed;
  return {
    created: created > 0 ? { order: created } : {},
    changed: changed > 0 ? { order: changed } : {},
    unchanged: unchanged > 0 ? { order: unchanged } : {},
    changes: [],
    warnings: [],
    historyId: undefined,
  };
}
