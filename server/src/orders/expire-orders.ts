import { DAY, daysBefore } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { deleteIdempotencyKeys } from './orders-repository.ts';
import { deleteAppliedEvents, deleteStarts } from './payments-repository.ts';

const KEY_DAYS = 7;
/** Providers repeat an event for three days; the rest of the time helps to investigate problems. */
const EVENT_DAYS = 90;

/** Deletes data that only served to count or to recognise repeats. Orders, payments, refunds and disputes are kept. */
export async function deleteExpiredOrderData(db: Database, now: Date): Promise<void> {
  await deleteIdempotencyKeys(db, daysBefore(now, KEY_DAYS));
  await deleteAppliedEvents(db, daysBefore(now, EVENT_DAYS));
  // Starts are counted over ten minutes.
  await deleteStarts(db, new Date(now.getTime() - DAY));
}
