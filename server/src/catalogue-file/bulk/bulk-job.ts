import type { Jobs } from '../../platform/jobs.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PeriodicJob } from '../../platform/run-periodically.ts';
import { findStoreByCode, type MerchantContext } from '../../store/store.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { findDueJobs, saveProblem } from './bulk-repository.ts';

const PERIOD_MS = 15_000;

type JobContext = Omit<MerchantContext & CatalogueContext, 'actor' | 'now'>;

/** Makes changes whose moment has come. Safe in several processes: one has the claim, the others find the change made. */
export const startBulkJob = (ctx: JobContext, clock: () => Date, jobs: Jobs): PeriodicJob =>
  jobs.repeat('scheduled bulk changes', () => runDueBulk(ctx, clock()), PERIOD_MS);

export async function runDueBulk(ctx: JobContext, now: Date): Promise<void> {
  const store = await findStoreByCode(ctx.db, ctx.merchant);
  if (!store) return;
  const [language = ctx.merchant] = store.languages;
  for (const { id, madeBy } of await findDueJobs(ctx.db, store.id, now)) {
    // Loaded on demand, because it brings everything that an import needs.
    const { runScheduledBulk } = await import('./run-bulk.ts');
    try {
      await runScheduledBulk({ ...ctx, now, actor: madeBy ?? 'schedule', language }, id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // During an import it waits for the next time.
      if (error.code !== 'history.busy' && error.code !== 'bulk.done')
        await saveProblem(ctx.db, id, error.messageIn(language));
    }
  }
}
