import { type Clock, DAY } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { deleteEndedLimits } from '../platform/limits.ts';
import { type Repeated, repeat } from '../platform/repeat.ts';
import { forgetOldPlaces } from './place-repository.ts';
import { deleteEnded } from './session-repository.ts';
import { PLACE_DAYS } from './throttle-login.ts';

const PERIOD_MS = 3_600_000;

/** What is over opens nothing already; once in an hour it is swept away. Several processes may do it at the same time. */
export const sweepAccounts = (db: Database, clock: Clock): Repeated =>
  repeat(() => dropExpired(db, clock()), PERIOD_MS);

export async function dropExpired(db: Database, now: Date): Promise<void> {
  await deleteEnded(db, now);
  await deleteEndedLimits(db, now);
  await forgetOldPlaces(db, new Date(now.getTime() - PLACE_DAYS * DAY));
}
