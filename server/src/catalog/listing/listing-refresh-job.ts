import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PeriodicJob } from '../../platform/jobs/run-periodically.ts';
import { findDueProducts, refreshListings } from './listing-refresh-repository.ts';

const PERIOD_MS = 15_000;
const AT_ONCE = 1000;

/** Refreshes listings whose special price or first day of sale has come. Safe in several processes. */
export const startListingRefreshJob = (db: Database, clock: Clock, jobs: Jobs): PeriodicJob =>
  jobs.repeat('listings', () => refreshDue(db, clock()), PERIOD_MS);

/** Some at a time, so that nothing waits long for their rows. */
export async function refreshDue(db: Database, now: Date): Promise<void> {
  let due: number;
  do {
    due = await db.transaction(async (tx) => {
      const products = await findDueProducts(tx, now, AT_ONCE);
      for (const [storeId, ids] of products) await refreshListings(tx, storeId, ids, now);
      return [...products.values()].flat().length;
    });
  } while (due === AT_ONCE);
}
