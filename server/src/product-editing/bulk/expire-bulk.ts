import { daysBefore } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { deleteJobsBefore } from './bulk-repository.ts';

/** Previews are of no use after an hour; the result of a run can be looked at for a day. */
export const deleteOldBulkJobs = (db: Database, now: Date): Promise<void> => deleteJobsBefore(db, daysBefore(now, 1));
