// What a shopper typed → what is found: as it stands if that finds anything, else with a slip of the finger forgiven, else
// with fewer of the words.
import type { ShopVisit } from '../store/store.ts';
import { bytesOfFound, countBrands, type FoundProducts, foundNothing } from './found-products.ts';
import { isOneTypo } from './one-typo.ts';
import { placeOf } from './search-place.ts';
import { type SearchTerm, termText, wishesOf, withFewer } from './search-plan.ts';
import { findAll, findSimilarWords, findSynonyms, type Search, type SearchSort } from './search-repository.ts';
import { askedWords, plain, wordsOf } from './search-text.ts';

export interface ReadSearch {
  readonly text: string;
  /** Nothing matches what was typed; these come close. */
  readonly near: boolean;
  readonly found: FoundProducts;
  /** How many of the found each brand has. */
  readonly brands: ReadonlyMap<number, number>;
}

/** The same for every page and filter of a search, so it is kept. */
export const readSearch = (visit: ShopVisit, typed: string, sort: SearchSort): Promise<ReadSearch> =>
  recallFound(visit, 'search', plain(typed), sort, decide);

/** What was typed and nothing else, for those who only filter by it. */
export const readExactly = (visit: ShopVisit, typed: string, sort: SearchSort): Promise<ReadSearch> =>
  recallFound(visit, 'exactly', plain(typed), sort, async (search) => outcome(visit, search, sort, false));

function recallFound(
  visit: ShopVisit,
  name: string,
  text: string,
  sort: SearchSort,
  load: (search: Search, visit: ShopVisit, sort: SearchSort) => Promise<ReadSearch>,
): Promise<ReadSearch> {
  const { store, language, tag } = visit;
  tag('products', 'search');
  return recallSearch(visit, `${name} ${store.id} ${language} ${sort} ${text}`, async () => {
    const wishes = wishesOf(askedWords(text), await recallSynonyms(visit));
    return load({ ...placeOf(visit), text, wishes }, visit, sort);
  });
}

const recallSearch = ({ recall }: ShopVisit, key: string, load: () => Promise<ReadSearch>): Promise<ReadSearch> =>
  recall(key, ['products', 'search', 'store'], load, ({ found }) => bytesOfFound(found) + 1000);

async function decide(exact: Search, visit: ShopVisit, sort: SearchSort): Promise<ReadSearch> {
  const found = await outcome(visit, exact, sort, false);
  if (found.found.ids.length > 0 || exact.wishes.length === 0) return found;
  const corrected: Search = { ...exact, wishes: await forgiveTypos(visit, exact.wishes) };
  const close = await outcome(visit, corrected, sort, true);
  if (close.found.ids.length > 0 || exact.wishes.length === 1) return close;
  for (const wishes of withFewer(corrected.wishes)) {
    const some = await recallSome(visit, wishes, sort);
    if (some.found.ids.length > 0) return { ...some, text: exact.text };
  }
  return close;
}

/** Kept, because many searches in vain have their usual words in common. */
function recallSome(visit: ShopVisit, wishes: readonly SearchTerm[], sort: SearchSort): Promise<ReadSearch> {
  const text = wishes.map(termText).join(' ');
  const key = `some ${visit.store.id} ${visit.language} ${sort} ${JSON.stringify(wishes)}`;
  return recallSearch(visit, key, () => outcome(visit, { ...placeOf(visit), text, wishes }, sort, true));
}

async function outcome({ db }: ShopVisit, search: Search, sort: SearchSort, near: boolean): Promise<ReadSearch> {
  const isEmpty = search.text === '' || (near && search.wishes.length === 0);
  const found = isEmpty ? foundNothing : await findAll(db, search, sort);
  return { text: search.text, near: near && found.ids.length > 0, found, brands: countBrands(found) };
}

/** Each word stays one of the possibilities: the others may be the misspelt ones. */
const forgiveTypos = (visit: ShopVisit, wishes: readonly SearchTerm[]): Promise<SearchTerm[]> =>
  Promise.all(
    wishes.map(async (wish) => {
      const [asked] = wish[0] ?? [];
      if (asked === undefined || wish[0]?.length !== 1) return wish;
      const similar = await findSimilarWords(visit.db, placeOf(visit), asked);
      return [...wish, ...similar.filter((word) => isOneTypo(asked, word)).map((word) => [word])];
    }),
  );

async function recallSynonyms(visit: ShopVisit): Promise<SearchTerm[]> {
  const groups = await visit.recall(`synonyms ${visit.store.id} ${visit.language}`, ['search', 'store'], () =>
    findSynonyms(visit.db, placeOf(visit)),
  );
  return groups.map((terms) => terms.map(wordsOf));
}
