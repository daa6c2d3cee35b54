import { DomainError } from '../../platform/domain-error.ts';
import type { PeriodicJob } from '../../platform/jobs/run-periodically.ts';
import { findStoreByCode, type JobContext } from '../../store/store.ts';
import { requireScheduler } from '../changes/require-scheduler.ts';
import { scheduleErrorCodes } from './bulk-issue.ts';
import { neededFor } from './bulk-patch.ts';
import { findDueJob, findDueJobs, saveScheduleError } from './bulk-repository.ts';

const PERIOD_MS = 15_000;

type BulkJobs = Pick<JobContext, 'db' | 'database' | 'storeCode' | 'shopUrl'>;

/** Makes changes whose moment has come. Safe in several processes: one has the claim, the others find the change made. */
export const startBulkJob = (ctx: JobContext): PeriodicJob =>
  ctx.jobs.repeat('scheduled bulk changes', () => runDueBulk(ctx, ctx.clock()), PERIOD_MS);

export async function runDueBulk(ctx: BulkJobs, now: Date): Promise<void> {
  const store = await findStoreByCode(ctx.db, ctx.storeCode);
  if (!store) return;
  const [language = ctx.storeCode] = store.languages;
  for (const id of await findDueJobs(ctx.db, store.id, now)) {
    // Read again: while the others were made, it may have been moved, or its person removed.
    const job = await findDueJob(ctx.db, store.id, id, now);
    if (!job) continue;
    // Loaded on demand, because it brings everything that an import needs.
    const { runScheduledBulk } = await import('./run-bulk.ts');
    try {
      await requireScheduler(ctx.db, store, job.scheduledBy, neededFor(job.actions));
      await runScheduledBulk({ ...ctx, now, actor: job.madeBy ?? 'schedule', language, isOpen: true }, id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // Other domain errors, such as during an import, let it wait for the next time.
      const problem = scheduleErrorCodes.find((code) => code === error.code);
      if (problem) await saveScheduleError(ctx.db, id, problem);
    }
  }
}
