import type { RequestContext } from '../../store/store.ts';
import { toSearchScope } from '../search-text.ts';
import {
  bytesOfNames,
  type FoundNames,
  filterNames,
  isBeginning,
  listNames,
  type NamedProduct,
  type NameList,
  prefixesOf,
  type Typed,
} from './suggest-names.ts';
import { findBeginning, findFirstNames, findNames, findNamesWithWords } from './suggestions-repository.ts';

/** Number of first products searched in memory: frequent texts are found among them. */
const FIRST_NAMES = 20_000;

/** In the merchant's order. */
export const getCachedFirstNames = (ctx: RequestContext): Promise<NameList> =>
  ctx.cache(
    `first names ${ctx.store.id} ${ctx.language}`,
    ['names', 'store'],
    async () => listNames(await findFirstNames(ctx.db, toSearchScope(ctx), FIRST_NAMES)),
    bytesOfNames,
  );

/** A shop with more products than these names reads only some of what a frequent word finds. */
export const isLargeShop = ({ ids }: NameList): boolean => ids.length >= FIRST_NAMES;

// Names beyond the first ones of a large shop. Shoppers send every letter: if the names of a shorter text are complete and
// cached, they are filtered without a query.

/** If names have so many words, names with parts of these words are not wanted. */
const SEVERAL = 2;

/** The cheapest lookup first; the others only if it finds too few. */
export async function findFurtherNames(
  ctx: Pick<RequestContext, 'db' | 'store' | 'language' | 'cache'>,
  typed: Typed,
  count: number,
): Promise<NamedProduct[]> {
  const found = new Map<number, NamedProduct>();
  const enough = typed.cores.length >= SEVERAL ? 1 : count;
  for (const lookup of lookups) {
    for (const name of await getCachedNames(ctx, lookup, typed, count)) found.set(name.id, name);
    if (found.size >= enough) break;
  }
  return [...found.values()];
}

interface Lookup {
  readonly name: string;
  readonly find: typeof findNames;
  /** Leaves the products of a shorter text that match the longer one. */
  readonly filter: (names: readonly NamedProduct[], typed: Typed) => readonly NamedProduct[];
}

const lookups: readonly Lookup[] = [
  { name: 'beginning', find: findBeginning, filter: (names, typed) => names.filter(isBeginning(typed)) },
  { name: 'with words', find: findNamesWithWords, filter: filterNames },
  { name: 'names', find: findNames, filter: filterNames },
];

async function getCachedNames(
  { db, store, language, cache }: Pick<RequestContext, 'db' | 'store' | 'language' | 'cache'>,
  { name, find, filter }: Lookup,
  typed: Typed,
  count: number,
): Promise<readonly NamedProduct[]> {
  const keyOf = (text: string) => `${name} ${store.id} ${language} ${count} ${text}`;
  for (const text of prefixesOf(typed.text)) {
    const before = cache.peek(keyOf(text)) as FoundNames | undefined;
    if (before?.isComplete) return filter(before.names, typed);
  }
  const { names } = await cache(
    keyOf(typed.text),
    ['products', 'search'],
    () => find(db, toSearchScope({ store, language }), typed, count),
    (found) => 200 + 150 * found.names.length,
  );
  return names;
}
