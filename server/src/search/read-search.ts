// Searches in three steps until something is found: as typed, with typo tolerance, with fewer words.
import type { RequestContext } from '../store/store.ts';
import { bytesOfFound, countBrands, type FoundProducts, foundNothing } from './found-products.ts';
import { isOneTypo, shortForms } from './one-typo.ts';
import { type SearchTerm, termText, toSearchTerms, withFewerTerms } from './search-plan.ts';
import {
  findAll,
  findListed,
  findSimilarWords,
  findSynonyms,
  findWholeWords,
  type Search,
  type SearchSort,
} from './search-repository.ts';
import { normalize, searchedWords, toSearchScope, wordsOf } from './search-text.ts';
import { getCachedFirstNames, isLargeShop } from './suggestions/known-names.ts';
import { bestNames, namesWith, readTyped } from './suggestions/suggest-names.ts';

export interface ReadSearch {
  /** The words that found the products: as typed, corrected, or fewer of them. */
  readonly search: Search;
  readonly text: string;
  /** True if only similar products were found. */
  readonly near: boolean;
  readonly found: FoundProducts;
  /** Number of results per brand. */
  readonly brands: ReadonlyMap<number, number>;
}

/** Cached, because the result is the same for every page and filter. */
export const readSearch = (ctx: RequestContext, typed: string, sort: SearchSort): Promise<ReadSearch> =>
  getCachedResults(ctx, 'search', normalize(typed), sort, searchInSteps);

/** Without typo tolerance, for callers that filter by words. */
export const readExactSearch = (ctx: RequestContext, typed: string, sort: SearchSort): Promise<ReadSearch> =>
  getCachedResults(ctx, 'exactly', normalize(typed), sort, async (search) => runSearch(ctx, search, sort, false));

function getCachedResults(
  ctx: RequestContext,
  name: string,
  text: string,
  sort: SearchSort,
  load: (search: Search, ctx: RequestContext, sort: SearchSort) => Promise<ReadSearch>,
): Promise<ReadSearch> {
  const { store, language, tag } = ctx;
  tag('products', 'search');
  return getCachedSearch(ctx, `${name} ${store.id} ${language} ${sort} ${text}`, async () => {
    const terms = toSearchTerms(searchedWords(text), await getCachedSynonyms(ctx));
    return load({ ...toSearchScope(ctx), text, terms }, ctx, sort);
  });
}

const getCachedSearch = (
  { cache }: RequestContext,
  key: string,
  load: () => Promise<ReadSearch>,
): Promise<ReadSearch> => cache(key, ['products', 'search', 'store'], load, ({ found }) => bytesOfFound(found) + 1000);

async function searchInSteps(exact: Search, ctx: RequestContext, sort: SearchSort): Promise<ReadSearch> {
  const found = await runSearch(ctx, exact, sort, false);
  if (found.found.ids.length > 0 || exact.terms.length === 0) return found;
  const corrected: Search = { ...exact, terms: await addSimilarWords(ctx, exact.terms), isLoose: true };
  const close = await runSearch(ctx, corrected, sort, true);
  if (close.found.ids.length > 0 || exact.terms.length === 1) return close;
  for (const terms of withFewerTerms(corrected.terms)) {
    const some = await getCachedPartialSearch(ctx, terms, sort);
    if (some.found.ids.length > 0) return { ...some, text: exact.text };
  }
  return close;
}

/** Cached, because many zero-result searches share their frequent words. */
function getCachedPartialSearch(
  ctx: RequestContext,
  terms: readonly SearchTerm[],
  sort: SearchSort,
): Promise<ReadSearch> {
  const text = terms.map(termText).join(' ');
  const key = `some ${ctx.store.id} ${ctx.language} ${sort} ${JSON.stringify(terms)}`;
  return getCachedSearch(ctx, key, () =>
    runSearch(ctx, { ...toSearchScope(ctx), text, terms, isLoose: true }, sort, true),
  );
}

async function runSearch(ctx: RequestContext, search: Search, sort: SearchSort, near: boolean): Promise<ReadSearch> {
  const isEmpty = search.text === '' || (near && search.terms.length === 0);
  const found = isEmpty ? foundNothing : await findBounded(ctx, search, sort);
  return { search, text: search.text, near: near && found.ids.length > 0, found, brands: countBrands(found) };
}

/** In a large shop a word that so many of the first names have is in many thousand products. */
const FREQUENT = 60;
/** Maximum number of results in a large shop. */
const MOST_FOUND = 500;

/**
 * A large shop does not read everything that a frequent word finds. The first products in the merchant's order that have
 * the words in their names come first: these names are in memory, so that neither texts nor their index are read.
 */
async function findBounded(ctx: RequestContext, search: Search, sort: SearchSort): Promise<FoundProducts> {
  const names = await getCachedFirstNames(ctx);
  if (!isLargeShop(names) || search.terms.length === 0) return findAll(ctx.db, search, sort);
  const typed = readTyped(search.text);
  const first = namesWith(names, typed);
  if (first.length < FREQUENT) return findAll(ctx.db, search, sort, { most: MOST_FOUND });
  const best = bestNames(first, typed, first.length);
  const found = sort === 'best' ? findListed(ctx.db, best) : findAll(ctx.db, search, sort, { among: best });
  return { ...(await found), isComplete: false };
}

/** Retains each word as an alternative, because another word may be the misspelled one. */
const addSimilarWords = (ctx: RequestContext, terms: readonly SearchTerm[]): Promise<SearchTerm[]> =>
  Promise.all(
    terms.map(async (term) => {
      const [asked] = term[0] ?? [];
      if (asked === undefined || term[0]?.length !== 1) return term;
      const similar = await findSimilarWords(ctx.db, toSearchScope(ctx), asked);
      const words = [...similar.filter((word) => isOneTypo(asked, word)), ...(await findShortWords(ctx, asked))];
      return [...term, ...[...new Set(words)].map((word) => [word])];
    }),
  );

/** Short words are in no list of words: the few forms are looked up in the index. */
async function findShortWords(ctx: RequestContext, typed: string): Promise<string[]> {
  const forms = shortForms(typed);
  return forms.length === 0 ? [] : findWholeWords(ctx.db, toSearchScope(ctx), forms);
}

async function getCachedSynonyms(ctx: RequestContext): Promise<SearchTerm[]> {
  const groups = await ctx.cache(`synonyms ${ctx.store.id} ${ctx.language}`, ['search', 'store'], () =>
    findSynonyms(ctx.db, toSearchScope(ctx)),
  );
  return groups.map((terms) => terms.map(wordsOf));
}
