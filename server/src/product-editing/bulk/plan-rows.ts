// Plans a bulk change for its products as they are now, and stores the plan as the rows of its job.
import type { BulkActions } from '@vitrine/contract/product-editing/bulk-actions.ts';
import { amountsInUnits } from '../../history/history.ts';
import type { CommandContext, StoreRow } from '../../store/store.ts';
import { createStepRunner, SHORT_PAUSE } from '../changes/step-runner.ts';
import { versionOf } from '../edit/product-version.ts';
import { issueText } from '../entries/issue.ts';
import { IssueList } from '../entries/issue-list.ts';
import type { StockRule } from '../entries/merge-entry.ts';
import { mergeProduct } from '../entries/merge-product.ts';
import { NO_NAMES, type OpenedScope, openMergeScope } from '../entries/open-merge-scope.ts';
import { findStoredProducts, type StoredProduct } from '../entries/stored-products-repository.ts';
import { type BulkCustomValues, readBulkCustomValues } from './bulk-custom-values.ts';
import { planProduct } from './bulk-patch.ts';
import {
  addRows,
  type BulkCounts,
  deleteRowsBefore,
  findPlannedSkus,
  type NewBulkRow,
  saveCounts,
} from './bulk-repository.ts';
import { optionsOf } from './read-bulk.ts';

interface PlannedJob {
  readonly id: number;
  readonly actions: BulkActions;
}

const AT_ONCE = 250;

export const ruleOf = ({ stock }: BulkActions): StockRule => stock?.kind ?? 'new';

type Counts = { -readonly [K in keyof BulkCounts]: number };

/** Rows are added from this position on. */
export async function planRows(
  ctx: Pick<CommandContext, 'database' | 'isOpen' | 'language'>,
  store: StoreRow,
  { id, actions }: PlannedJob,
  skus: readonly string[],
  first = 0,
): Promise<BulkCounts> {
  const { database, isOpen = false, language } = ctx;
  const db = database.longRunning;
  const runStep = createStepRunner(isOpen, database, SHORT_PAUSE);
  const options = optionsOf(ruleOf(actions));
  const scope = await openMergeScope(db, store, NO_NAMES, options, new IssueList(store, new Set()));
  const custom = await readBulkCustomValues(db, store, actions);
  const counts = { changed: 0, unchanged: 0, refused: 0, warned: 0 };
  let position = first;
  for (let start = 0; start < skus.length; start += AT_ONCE)
    await runStep(async () => {
      const part = actions.property ? 'properties' : 'sales';
      const stored = await findStoredProducts(db, store, skus.slice(start, start + AT_ONCE), part);
      const rows = [...stored].flatMap(([sku, product]) =>
        planRow({ store, language, actions, scope, custom }, sku, product, counts),
      );
      await addRows(
        db,
        id,
        rows.map((row) => ({ ...row, position: position++ })),
      );
    });
  await saveCounts(db, id, counts);
  return counts;
}

/** For a change whose moment has come: the products that its preview would have changed, as they are now. */
export async function planAgain(
  ctx: Pick<CommandContext, 'database' | 'isOpen' | 'language'>,
  store: StoreRow,
  job: PlannedJob,
): Promise<BulkCounts> {
  const db = ctx.database.longRunning;
  // The old rows are deleted last, so that a process that ends in between loses no product.
  const { skus, next } = await findPlannedSkus(db, job.id);
  const counts = await planRows(ctx, store, job, skus, next);
  await deleteRowsBefore(db, job.id, next);
  return counts;
}

interface RowScope {
  readonly store: StoreRow;
  readonly language: string;
  readonly actions: BulkActions;
  readonly scope: OpenedScope;
  readonly custom: BulkCustomValues;
}

/** Empty when the product stays as it is. */
function planRow(
  { store, language, actions, scope, custom }: RowScope,
  sku: string,
  stored: StoredProduct,
  counts: Counts,
): Omit<NewBulkRow, 'position'>[] {
  const seen = {
    sku,
    name: stored.fields[`name.${store.languages[0]}`] ?? sku,
    version: salesVersionOf(stored, ruleOf(actions)),
  };
  const refused = (refusal: NonNullable<NewBulkRow['refusal']>) => {
    counts.refused += 1;
    return [{ ...seen, patch: null, changes: [], refusal, warned: false }];
  };
  const planned = planProduct(actions, sku, stored, { store, language, custom });
  if ('code' in planned) return refused(planned);
  const list = new IssueList(store, new Set());
  const { changes } = mergeProduct(planned.patch, stored, { ...scope, list });
  const [issue] = list.issues;
  if (issue) return refused({ code: 'product.cannot-save', values: { reason: issueText(issue, language) } });
  if (changes.length === 0) {
    counts.unchanged += 1;
    return [];
  }
  counts.changed += 1;
  if (planned.isLarge) counts.warned += 1;
  return [
    {
      ...seen,
      patch: planned.patch,
      changes: changes.map((change) => amountsInUnits(change, store.currency, custom.sets)),
      refusal: null,
      warned: planned.isLarge,
    },
  ];
}

/** Pieces that are added are added to whatever is there; a stock that is set was compared with the one that was shown. */
export function salesVersionOf(stored: StoredProduct, rule: StockRule): string {
  const pieces = rule === 'set' ? [...stored.variants.values()].map((fields) => fields.stock ?? 0) : [];
  return [versionOf(stored), ...pieces].join(' ');
}
