import { setTimeout } from 'node:timers/promises';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction, tryToLockWithin } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { type CommandContext, findStoreByCode, type StoreRow } from '../../store/store.ts';
import type { ImportStep } from '../changes/change-steps.ts';
import { IMPORT_LOCK, MAX_WAIT_MS } from '../changes/import-caller.ts';
import { findNextSteps, findRunningImport } from '../changes/running-import-repository.ts';

const PAUSE_MS = 100;

/** An edit changes one product, which may be saved between two steps of an import, or entries that many products refer to. */
type EditScope = 'product' | 'structure';

/** Before the transaction. Most imports take less than a second: nobody is refused because of one. */
export async function waitForSmallImport(
  { db, storeCode }: Pick<CommandContext, 'db' | 'storeCode'>,
  scope: EditScope,
): Promise<void> {
  for (let waited = 0; waited < MAX_WAIT_MS && (await isExcluded(db, storeCode, scope)); waited += PAUSE_MS)
    await setTimeout(PAUSE_MS);
}

/** One edit at a time, and never beside a step of an import or an undo: each writes whole entries. */
export async function lockForEdit(tx: Tx, storeCode: string, scope: EditScope): Promise<void> {
  if (!(await tryToLockWithin(tx, IMPORT_LOCK, MAX_WAIT_MS))) await throwBusyWithStep(tx, storeCode);
  if (await isExcluded(tx, storeCode, scope)) throwDomainError('history.busy');
}

async function isExcluded(db: Queryable, storeCode: string, scope: EditScope): Promise<boolean> {
  const running = await findRunningImport(db, storeCode);
  // One that ended before it had begun to write leaves only its row.
  if (running === undefined || (running.isSilent && !running.head)) return false;
  return scope === 'structure' || !running.yieldsToEdits;
}

/** The step that is being made is still the first one for everybody else. */
async function throwBusyWithStep(tx: Tx, storeCode: string): Promise<never> {
  const [next] = await findNextSteps(tx, { storeCode }, 1);
  const sku = next && firstProductOf(next.step);
  return sku === undefined
    ? throwDomainError('history.busy')
    : throwDomainError('import.writing', { sku }, { retryAfter: MAX_WAIT_MS / 1000 });
}

function firstProductOf(step: ImportStep): string | undefined {
  if (step.kind === 'products') return step.patches[0]?.entry.key;
  return step.kind === 'undo' ? step.products[0]?.sku : undefined;
}

/** A transaction of one edit, when it is its turn. */
export async function runEdit<T>(
  ctx: Pick<CommandContext, 'db' | 'storeCode'>,
  scope: EditScope,
  work: (tx: Tx, store: StoreRow) => Promise<T>,
): Promise<T> {
  const { db, storeCode } = ctx;
  await waitForSmallImport(ctx, scope);
  return inTransaction(db, async (tx) => {
    await lockForEdit(tx, storeCode, scope);
    return work(tx, (await findStoreByCode(tx, storeCode)) ?? throwDomainError('store.not-found', { code: storeCode }));
  });
}
