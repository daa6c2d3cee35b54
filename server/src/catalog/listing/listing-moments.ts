// The moment at which lists of products next change by date alone, because a special price begins or ends or a product goes on
// sale. Whatever is cached of lists expires at it, in every process. What a moment that has come changes in the stored listings
// is changed before the next list is read, also by a process whose turn it is not, and if the job is late.
import { setTimeout as pause } from 'node:timers/promises';
import { TaggedCache } from '../../platform/caches/tagged-cache.ts';
import type { Changes } from '../../platform/changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PeriodicJob } from '../../platform/jobs/run-periodically.ts';
import { findDueProducts, findNextListingMoment, refreshListings } from './listing-refresh-repository.ts';

interface ListingMomentsOptions {
  readonly db: Database;
  /** Where lists are read, perhaps from a replica. */
  readonly publicReads: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly changes: Changes;
}

interface Moment {
  readonly tags: ReadonlySet<string>;
  readonly validUntil: Date | undefined;
}

/** A sale of many thousand products takes longer to be listed: then lists are sent in the order they have, and not cached. */
const MAX_WAIT_MS = 1000;
/** While another process has the rows, or the replica is behind. */
const PAUSE_MS = 50;
const TAGS: ReadonlySet<string> = new Set(['products']);

/** Tags of what is read from the listings. */
export const followsListings = (tags: readonly string[]): boolean =>
  tags.some((tag) => tag === 'products' || tag === 'counts' || tag === 'names' || tag.startsWith('category:'));

export class ListingMoments {
  private readonly options: ListingMomentsOptions;
  private readonly known: TaggedCache<Moment>;
  private refreshing: Promise<void> | undefined;

  constructor(options: ListingMomentsOptions) {
    this.options = options;
    this.known = new TaggedCache({ maxSize: 1000, sizeOf: () => 1, clock: options.clock });
    // A planned sale changes the listing of its product.
    options.changes.subscribe((tags) => this.known.invalidate(tags));
  }

  /** Null if none is planned. In the past if the listings are not up to date yet. */
  async next(): Promise<Date | null> {
    const { validUntil } = await this.known.get('next', async () => ({
      tags: TAGS,
      validUntil: (await this.read()) ?? undefined,
    }));
    return validUntil ?? null;
  }

  private async read(): Promise<Date | null> {
    const { publicReads, clock } = this.options;
    const deadline = performance.now() + MAX_WAIT_MS;
    for (let tries = 0; ; tries += 1) {
      const moment = await findNextListingMoment(publicReads);
      const left = deadline - performance.now();
      if (moment === null || moment > clock() || left <= 0) return moment;
      if (tries > 0) await pause(PAUSE_MS);
      await Promise.race([this.refresh(), pause(left, undefined, { ref: false })]);
    }
  }

  /** One at a time; goes on for those who come later, though the first does not wait for its end. */
  private refresh(): Promise<void> {
    const { db, clock, jobs } = this.options;
    this.refreshing ??= jobs
      .attempt('listings', () => refreshDue(db, clock()))
      .finally(() => {
        this.refreshing = undefined;
      });
    return this.refreshing;
  }
}

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
