// Imports the orders of another shop into the archive: all or none. No stock, mail, invoice or payment belongs to them.

import { addArchivedOrders, type ImportedOrder } from '../../archive/archive.ts';
import { diffFields, recordChange } from '../../history/history.ts';
import { readDatabaseTime } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { applyOrPreview } from '../../product-editing/changes/apply-or-preview.ts';
import type { ImportCaller } from '../../product-editing/changes/import-caller.ts';
import type { CommandContext, StoreRow } from '../../store/store.ts';
import type { ImportResult } from '../import-catalog.ts';

export interface PersonalImport {
  readonly name: string;
  readonly preview: boolean;
  /** The plan of a preview; refused when other rows would be saved by now. */
  readonly plan: string | undefined;
}

/** Stands for what is saved. */
export function checkedPlan(saved: Readonly<Record<string, number>>, wanted: string | undefined): string {
  const plan = JSON.stringify(saved);
  if (wanted !== undefined && wanted !== plan) throwDomainError('import.changed');
  return plan;
}

export async function importOrders(
  { database, actor }: ImportCaller & Pick<CommandContext, 'shopUrl'>,
  store: StoreRow,
  orders: readonly ImportedOrder[],
  { name, preview, plan: wanted }: PersonalImport,
): Promise<ImportResult> {
  const at = await readDatabaseTime(database.longRunning);
  const { created, changed, plan, historyId } = await applyOrPreview(database.longRunning, preview, async (tx) => {
    const saved = await addArchivedOrders(tx, store.id, orders);
    const plan = checkedPlan({ created: saved.created, changed: saved.changed }, wanted);
    const fields = diffFields(
      {},
      { ...(saved.created > 0 && { new: saved.created }), ...(saved.changed > 0 && { changed: saved.changed }) },
    );
    const run = { storeId: store.id, at, actor, action: `import ${name}` };
    return { ...saved, plan, historyId: await recordChange(tx, run, [{ kind: 'archive', key: name, fields }]) };
  });
  const unchanged = orders.length - created - changed;
  return {
    created: created > 0 ? { order: created } : {},
    changed: changed > 0 ? { order: changed } : {},
    unchanged: unchanged > 0 ? { order: unchanged } : {},
    changes: [],
    plan,
    warnings: [],
    historyId: preview ? undefined : historyId,
  };
}
