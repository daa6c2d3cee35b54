import { DAY, isoDay } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { findMisses } from './zero-result-repository.ts';

const DAYS = 30;
const MOST = 100;

export type ZeroResultSearch = Awaited<ReturnType<typeof findMisses>>[number];

/** Zero-result searches of the last thirty days. */
export const listZeroResultSearches = (
  { db }: OpenDatabase,
  merchant: string,
  now = new Date(),
): Promise<ZeroResultSearch[]> => findMisses(db, merchant, isoDay(new Date(now.getTime() - DAYS * DAY)), MOST);
