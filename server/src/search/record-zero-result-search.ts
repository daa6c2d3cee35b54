import type { RequestContext } from '../store/store.ts';
import { countMiss } from './zero-result-repository.ts';

const LONGEST = 60;

/** People paste addresses and numbers into any field; such words are nobody's business. */
export const isPersonal = (term: string): boolean => /@|(\d[ .-]?){7,}/.test(term);

/** Counts a search that found nothing, once it is answered, and again each time the kept answer is given. */
export function recordZeroResultSearch(
  { store, language, db, afterResponse }: RequestContext,
  text: string,
  { total, near }: { total: number; near: boolean },
): void {
  if (text === '' || (total > 0 && !near) || isPersonal(text)) return;
  afterResponse(() => countMiss(db, { storeId: store.id, language, term: text.slice(0, LONGEST), near }));
}
