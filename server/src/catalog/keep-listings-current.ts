import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { findDueProducts, refreshListings } from './listing-refresh-repository.ts';

const PERIOD_MS = 15_000;
const AT_ONCE = 1000;

/** Renews listings whose special price or first day of sale has come. Several processes may do it at the same time. */
export function keepListingsCurrent(db: Database, clock: Clock): { stop(): Promise<void> } {
  let working: Promise<void> = refreshDue(db, clock()).catch(() => {});
  // A failure (the database is away) is made good by the next round.
  const timer = setInterval(() => {
    working = working.then(() => refreshDue(db, clock())).catch(() => {});
  }, PERIOD_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
}

export async function refreshDue(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [storeId, ids] of await findDueProducts(tx, now, AT_ONCE)) await refreshListings(tx, storeId, ids, now);
  });
}
