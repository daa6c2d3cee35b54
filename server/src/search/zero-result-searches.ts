import { DAY, isoDay } from '../platform/clock.ts';
import type { CommandContext, RequestContext } from '../store/store.ts';
import { countZeroResult, findZeroResultSearches } from './zero-result-repository.ts';

const MAX_TERM_LENGTH = 60;

/** Shoppers paste email addresses and phone numbers into search fields; these are not stored. */
export const isPersonal = (term: string): boolean => /@|(\d[ .-]?){7,}/.test(term);

/** Counts a zero-result search after each response, also a cached one. */
export function recordZeroResultSearch(
  { store, language, primary, afterResponse }: RequestContext,
  text: string,
  { total, near }: { total: number; near: boolean },
): void {
  if (text === '' || (total > 0 && !near) || isPersonal(text)) return;
  afterResponse(() =>
    countZeroResult(primary, { storeId: store.id, language, term: text.slice(0, MAX_TERM_LENGTH), near }),
  );
}

const DAYS = 30;
const MAX_TERMS = 100;

export type ZeroResultSearch = Awaited<ReturnType<typeof findZeroResultSearches>>[number];

/** Zero-result searches of the last thirty days. */
export const listZeroResultSearches = ({ db, storeCode, now }: CommandContext): Promise<ZeroResultSearch[]> =>
  findZeroResultSearches(db, storeCode, isoDay(new Date(now.getTime() - DAYS * DAY)), MAX_TERMS);
