// Searches in three steps until something is found: as typed, with typo tolerance, with fewer words.
import type { RequestContext } from '../store/store.ts';
import { bytesOfFound, countBrands, type FoundProducts, foundNothing } from './found-products.ts';
import { isOneTypo } from './one-typo.ts';
import { type SearchTerm, termText, wishesOf, withFewer } from './search-plan.ts';
import { findAll, findSimilarWords, findSynonyms, type Search, type SearchSort } from './search-repository.ts';
import { placeOf } from './search-scope.ts';
import { askedWords, plain, wordsOf } from './search-text.ts';

export interface ReadSearch {
  readonly text: string;
  /** True if only similar products were found. */
  readonly near: boolean;
  readonly found: FoundProducts;
  /** Number of results per brand. */
  readonly brands: ReadonlyMap<number, number>;
}

/** Cached, because the result is the same for every page and filter. */
export const readSearch = (ctx: RequestContext, typed: string, sort: SearchSort): Promise<ReadSearch> =>
  getCachedResults(ctx, 'search', plain(typed), sort, decide);

/** Without typo tolerance, for callers that filter by words. */
export const readExactly = (ctx: RequestContext, typed: string, sort: SearchSort): Promise<ReadSearch> =>
  getCachedResults(ctx, 'exactly', plain(typed), sort, async (search) => outcome(ctx, search, sort, false));

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
    const wishes = wishesOf(askedWords(text), await getCachedSynonyms(ctx));
    return load({ ...placeOf(ctx), text, wishes }, ctx, sort);
  });
}

const getCachedSearch = (
  { cache }: RequestContext,
  key: string,
  load: () => Promise<ReadSearch>,
): Promise<ReadSearch> => cache(key, ['products', 'search', 'store'], load, ({ found }) => bytesOfFound(found) + 1000);

async function decide(exact: Search, ctx: RequestContext, sort: SearchSort): Promise<ReadSearch> {
  const found = await outcome(ctx, exact, sort, false);
  if (found.found.ids.length > 0 || exact.wishes.length === 0) return found;
  const corrected: Search = { ...exact, wishes: await forgiveTypos(ctx, exact.wishes) };
  const close = await outcome(ctx, corrected, sort, true);
  if (close.found.ids.length > 0 || exact.wishes.length === 1) return close;
  for (const wishes of withFewer(corrected.wishes)) {
    const some = await getCachedSome(ctx, wishes, sort);
    if (some.found.ids.length > 0) return { ...some, text: exact.text };
  }
  return close;
}

/** Cached, because many zero-result searches share their frequent words. */
function getCachedSome(ctx: RequestContext, wishes: readonly SearchTerm[], sort: SearchSort): Promise<ReadSearch> {
  const text = wishes.map(termText).join(' ');
  const key = `some ${ctx.store.id} ${ctx.language} ${sort} ${JSON.stringify(wishes)}`;
  return getCachedSearch(ctx, key, () => outcome(ctx, { ...placeOf(ctx), text, wishes }, sort, true));
}

async function outcome({ db }: RequestContext, search: Search, sort: SearchSort, near: boolean): Promise<ReadSearch> {
  const isEmpty = search.text === '' || (near && search.wishes.length === 0);
  const found = isEmpty ? foundNothing : await findAll(db, search, sort);
  return { text: search.text, near: near && found.ids.length > 0, found, brands: countBrands(found) };
}

/** Retains each word as an alternative, because another word may be the misspelled one. */
const forgiveTypos = (ctx: RequestContext, wishes: readonly SearchTerm[]): Promise<SearchTerm[]> =>
  Promise.all(
    wishes.map(async (wish) => {
      const [asked] = wish[0] ?? [];
      if (asked === undefined || wish[0]?.length !== 1) return wish;
      const similar = await findSimilarWords(ctx.db, placeOf(ctx), asked);
      return [...wish, ...similar.filter((word) => isOneTypo(asked, word)).map((word) => [word])];
    }),
  );

async function getCachedSynonyms(ctx: RequestContext): Promise<SearchTerm[]> {
  const groups = await ctx.cache(`synonyms ${ctx.store.id} ${ctx.language}`, ['search', 'store'], () =>
    findSynonyms(ctx.db, placeOf(ctx)),
  );
  return groups.map((terms) => terms.map(wordsOf));
}
