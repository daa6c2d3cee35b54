import { daysBefore } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { deleteRunsBefore } from './history-repository.ts';

const HISTORY_DAYS = 400;

/** A merchant may look a year back; older runs are deleted. */
export const deleteOldHistory = (db: Database, now: Date): Promise<void> =>
  deleteRunsBefore(db, daysBefore(now, HISTORY_DAYS));
