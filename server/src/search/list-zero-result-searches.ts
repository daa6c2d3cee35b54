import { DAY, isoDay } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { findZeroResultSearches } from './zero-result-repository.ts';

const DAYS = 30;
const MAX_TERMS = 100;

export type ZeroResultSearch = Awaited<ReturnType<typeof findZeroResultSearches>>[number];

/** Zero-result searches of the last thirty days. */
export const listZeroResultSearches = (
  { db }: OpenDatabase,
  merchant: string,
  now = new Date(),
): Promise<ZeroResultSearch[]> =>
  findZeroResultSearches(db, merchant, isoDay(new Date(now.getTime() - DAYS * DAY)), MAX_TERMS);
