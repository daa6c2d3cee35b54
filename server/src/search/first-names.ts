import type { RequestContext } from '../store/store.ts';
import { toSearchScope } from './search-text.ts';
import { bytesOfNames, listNames, type NameList } from './suggest-names.ts';
import { findFirstNames } from './suggestions-repository.ts';

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
