import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { type Repeated, repeat } from './repeat.ts';

const PERIOD_MS = 3_600_000;

/** Removes what its time is over for. Several processes may do it at the same time. */
export type Broom = (db: Database, now: Date) => Promise<void>;

/** Once in an hour. What one broom cannot do holds up no other. */
export const keepTidy = (db: Database, clock: Clock, brooms: readonly Broom[]): Repeated =>
  repeat(async () => {
    await Promise.allSettled(brooms.map((sweep) => sweep(db, clock())));
  }, PERIOD_MS);
