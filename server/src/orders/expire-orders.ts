import { DAY, daysBefore } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { deleteIdempotencyKeys } from './orders-repository.ts';
import { deleteAppliedEvents, deleteStarts } from './payments-repository.ts';

const KEY_DAYS = 7;
/** Providers send an event again for three days; a longer memory helps to find out what happened. */
const EVENT_DAYS = 90;

/** Removes what only served to count or to recognise repeats. Orders, payments, refunds and disputes stay. */
export async function deleteExpiredOrderData(db: Database, now: Date): Promise<void> {
  await deleteIdempotencyKeys(db, daysBefore(now, KEY_DAYS));
  await deleteAppliedEvents(db, daysBefore(now, EVENT_DAYS));
  // Counted over ten minutes.
  await deleteStarts(db, new Date(now.getTime() - DAY));
}
