// What a shopper typed → what to look for: as it stands if that finds anything, else with a slip of the finger forgiven,
// else with fewer of the words.
import type { ShopVisit } from '../store/store.ts';
import { isOneTypo } from './one-typo.ts';
import { type Wish, wishesOf } from './search-plan.ts';
import { findSimilarWords, findSynonyms, type Search, type SearchPlace, summarize } from './search-repository.ts';
import { askedWords, plain, wordsOf } from './search-text.ts';

export interface ReadSearch {
  readonly search: Search;
  /** Nothing matches what was typed; these come close. */
  readonly near: boolean;
  readonly total: number;
  /** Found products by brand. */
  readonly brands: ReadonlyMap<number, number>;
  /** In minor units; undefined when nothing was found. */
  readonly prices: { readonly min: number; readonly max: number } | undefined;
}

/** The same for every page, order and filter of a search, so it is kept. */
export function readSearch(visit: ShopVisit, typed: string): Promise<ReadSearch> {
  const { store, language } = visit;
  const text = plain(typed);
  visit.tag('products', 'search');
  return visit.recall(`search ${store.id} ${language} ${text}`, ['products', 'search', 'store'], () =>
    decide(visit, text),
  );
}

/** What was typed and nothing else, for those who only filter by it. */
export async function readExactly(visit: ShopVisit, typed: string): Promise<Search> {
  const place = placeOf(visit);
  const text = plain(typed);
  visit.tag('products', 'search');
  return { ...place, text, wishes: wishesOf(askedWords(text), await recallSynonyms(visit)), needs: 'all' };
}

const placeOf = ({ store, language }: ShopVisit): SearchPlace => ({ storeId: store.id, language });

async function decide(visit: ShopVisit, text: string): Promise<ReadSearch> {
  const exact = await readExactly(visit, text);
  const found = await outcome(visit, exact, false);
  if (found.total > 0 || exact.wishes.length === 0) return found;
  const corrected = { ...exact, wishes: await forgiveTypos(visit, exact.wishes) };
  const close = await outcome(visit, corrected, true);
  if (close.total > 0 || exact.wishes.length === 1) return close;
  const telling = corrected.wishes.filter(([asked = []]) => asked.join('').length >= 3);
  return outcome(visit, { ...corrected, wishes: telling, needs: 'any' }, true);
}

async function outcome({ db }: ShopVisit, search: Search, near: boolean): Promise<ReadSearch> {
  const rows = search.text === '' || (near && search.wishes.length === 0) ? [] : await summarize(db, search);
  return {
    search,
    near: near && rows.length > 0,
    total: rows.reduce((sum, { products }) => sum + products, 0),
    brands: new Map(
      rows.flatMap(({ manufacturerId, products }) => (manufacturerId === null ? [] : [[manufacturerId, products]])),
    ),
    prices:
      rows.length === 0
        ? undefined
        : {
            min: Math.min(...rows.map(({ minPrice }) => minPrice)),
            max: Math.max(...rows.map(({ maxPrice }) => maxPrice)),
          },
  };
}

/** Each word stays one of the possibilities: the others may be the misspelt ones. */
const forgiveTypos = (visit: ShopVisit, wishes: readonly Wish[]): Promise<Wish[]> =>
  Promise.all(
    wishes.map(async (wish) => {
      const [asked] = wish[0] ?? [];
      if (asked === undefined || wish[0]?.length !== 1) return wish;
      const similar = await findSimilarWords(visit.db, placeOf(visit), asked);
      return [...wish, ...similar.filter((word) => isOneTypo(asked, word)).map((word) => [word])];
    }),
  );

async function recallSynonyms(visit: ShopVisit): Promise<Wish[]> {
  const groups = await visit.recall(`synonyms ${visit.store.id} ${visit.language}`, ['search', 'store'], () =>
    findSynonyms(visit.db, placeOf(visit)),
  );
  return groups.map((terms) => terms.map(wordsOf));
}
