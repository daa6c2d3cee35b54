import { UNDO_DAYS } from '../history/history.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { deleteUnusedPictures } from './unused-pictures-repository.ts';

/** Somebody may still have a form open, or its draft in a browser. */
const UNUSED_DAYS = 7;

export const deleteOldPictures = (db: Database, now: Date): Promise<void> =>
  deleteUnusedPictures(db, daysBefore(now, UNUSED_DAYS), daysBefore(now, UNDO_DAYS + 1));
