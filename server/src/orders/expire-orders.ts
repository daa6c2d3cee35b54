import { daysBefore } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { forgetKeys } from './orders-repository.ts';

const KEY_DAYS = 7;

/** Removes what only served to recognise repeats. */
export const expireOrders = (db: Database, now: Date): Promise<void> => forgetKeys(db, daysBefore(now, KEY_DAYS));
