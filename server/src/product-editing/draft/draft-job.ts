import type { ProductChanges } from '@vitrine/contract/product-editing/edited-product.ts';
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { PeriodicJob } from '../../platform/jobs/run-periodically.ts';
import { findStoreByCode, type JobContext, type StoreRow } from '../../store/store.ts';
import { requireScheduler } from '../changes/require-scheduler.ts';
import { runEdit } from '../edit/lock-for-edit.ts';
import { findDueDrafts, keepUnpublished, takeDueDraft } from './draft-repository.ts';

const PERIOD_MS = 15_000;

type DraftJob = Pick<JobContext, 'db' | 'storeCode' | 'shopUrl'>;

/** Publishes drafts whose moment has come. Safe in several processes: the transaction that publishes a draft removes it. */
export const startDraftJob = (ctx: JobContext): PeriodicJob =>
  ctx.jobs.repeat('scheduled publishing', () => publishDueDrafts(ctx, ctx.clock()), PERIOD_MS);

const neededForDraft = ({ variants = [] }: ProductChanges): readonly Permission[] =>
  variants.some(({ stock }) => stock) ? ['catalog.w', 'stock.w'] : ['catalog.w'];

export async function publishDueDrafts(ctx: DraftJob, now: Date): Promise<void> {
  const store = await findStoreByCode(ctx.db, ctx.storeCode);
  if (!store) return;
  for (const productId of await findDueDrafts(ctx.db, store.id, now)) await publish(ctx, store, productId, now);
}

async function publish(ctx: DraftJob, { languages }: StoreRow, productId: number, now: Date): Promise<void> {
  // Loaded on demand, because it brings everything that an import needs.
  const { applyDraft } = await import('../edit/edit-product.ts');
  try {
    await runEdit(ctx, 'product', async (tx, store) => {
      const draft = await takeDueDraft(tx, productId, now);
      if (!draft) return;
      await requireScheduler(tx, store, draft.staffId, neededForDraft(draft.changes));
      await applyDraft(tx, { shopUrl: ctx.shopUrl, now, actor: draft.savedBy }, store, productId, draft.changes);
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // During an import it waits for the next time.
    if (error.code !== 'history.busy' && error.code !== 'import.writing')
      await keepUnpublished(ctx.db, productId, error.messageIn(languages[0] ?? ctx.storeCode));
  }
}
