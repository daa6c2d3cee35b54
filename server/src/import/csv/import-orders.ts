// Imports the orders of another shop into the archive: all or none. No stock, mail, invoice or payment belongs to them.

import { addArchivedOrders, type ImportedOrder } from '../../archive/archive.ts';
import { diffFields, recordChange } from '../../history/history.ts';
import { readDatabaseTime } from '../../platform/database/in-transaction.ts';
import { applyOrPreview } from '../../product-editing/changes/apply-or-preview.ts';
import type { ImportCaller } from '../../product-editing/changes/import-caller.ts';
import type { CommandContext, StoreRow } from '../../store/store.ts';
import type { ImportResult } from '../import-catalog.ts';

export async function importOrders(
  { database, actor }: ImportCaller & Pick<CommandContext, 'shopUrl'>,
  store: StoreRow,
  orders: readonly ImportedOrder[],
  { name, preview }: { readonly name: string; readonly preview: boolean },
): Promise<ImportResult> {
  const at = await readDatabaseTime(database.longRunning);
  const { created, changed, historyId } = await applyOrPreview(database.longRunning, preview, async (tx) => {
    const saved = await addArchivedOrders(tx, store.id, orders);
    const fields = diffFields(
      {},
      { ...(saved.created > 0 && { new: saved.created }), ...(saved.changed > 0 && { changed: saved.changed }) },
    );
    const run = { storeId: store.id, at, actor, action: `import ${name}` };
    return { ...saved, historyId: await recordChange(tx, run, [{ kind: 'archive', key: name, fields }]) };
  });
  const unchanged = orders.length - created - changed;
  return {
    created: created > 0 ? { order: created } : {},
    changed: changed > 0 ? { order: changed } : {},
    unchanged: unchanged > 0 ? { order: unchanged } : {},
    changes: [],
    warnings: [],
    historyId: preview ? undefined : historyId,
  };
}
