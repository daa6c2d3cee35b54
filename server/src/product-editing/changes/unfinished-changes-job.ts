import type { OpenDatabase } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PeriodicJob } from '../../platform/jobs/run-periodically.ts';
import { createStepRunner } from './step-runner.ts';

const PERIOD_MS = 30_000;

/** Finishes imports, undos and bulk changes whose process has ended. Safe in several processes: one takes a change over. */
export function startUnfinishedChangesJob(database: OpenDatabase, storeCode: string, jobs: Jobs): PeriodicJob {
  return jobs.repeat(
    'unfinished imports',
    async () => {
      // Loaded on demand, because it brings everything that an import needs.
      const { finishInterruptedImport } = await import('./run-steps.ts');
      await finishInterruptedImport(database, storeCode, createStepRunner(true, database));
    },
    PERIOD_MS,
  );
}
