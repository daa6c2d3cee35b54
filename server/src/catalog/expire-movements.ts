import { daysBefore } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { mergeMovements } from './stock-repository.ts';

/** Longer than a merchant looks back when a count does not fit. */
const MOVEMENT_DAYS = 400;

export const mergeOldStockMovements = (db: Database, now: Date): Promise<void> =>
  mergeMovements(db, daysBefore(now, MOVEMENT_DAYS));
