import { daysBefore } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { mergeMovements } from './stock-repository.ts';

/** Long enough for a merchant to explain a difference at a stock count. */
const MOVEMENT_DAYS = 400;

export const mergeOldStockMovements = (db: Database, now: Date): Promise<void> =>
  mergeMovements(db, daysBefore(now, MOVEMENT_DAYS));
