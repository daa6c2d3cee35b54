import type { RequestContext } from '../store/store.ts';
import { countZeroResult } from './zero-result-repository.ts';

const MAX_TERM_LENGTH = 60;

/** Shoppers paste email addresses and phone numbers into search fields; these are not stored. */
export const isPersonal = (term: string): boolean => /@|(\d[ .-]?){7,}/.test(term);

/** Counts a zero-result search after each response, also a cached one. */
export function recordZeroResultSearch(
  { store, language, db, afterResponse }: RequestContext,
  text: string,
  { total, near }: { total: number; near: boolean },
): void {
  if (text === '' || (total > 0 && !near) || isPersonal(text)) return;
  afterResponse(() => countZeroResult(db, { storeId: store.id, language, term: text.slice(0, MAX_TERM_LENGTH), near }));
}
