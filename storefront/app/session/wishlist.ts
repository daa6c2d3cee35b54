// The wishlist as SKUs, the newest first, stored on this device; for a customer also in the account
// (sync-wishlist.client.ts).
import { MAX_WISHLIST_ITEMS } from '@vitrine/contract/wishlist-rules.ts';
import { storedValue } from './stored-value.ts';

/** Parses a list as it is stored and as it appears in a shared link. */
export const parseWishlist = (text: string | null, max = MAX_WISHLIST_ITEMS): string[] =>
  [...new Set((text ?? '').split(',').filter((sku) => /^[^\s,]{1,100}$/.test(sku)))].slice(0, max);

const list = storedValue(
  () => 'vitrine.wishlist',
  parseWishlist,
  (skus) => skus.join() || null,
);

export const getWishlist = list.read;
export const onWishlistChange = list.onChange;
export const setWishlist = list.set;

/** Adds SKUs at the front, in their order. */
export const addToWishlist = (skus: readonly string[]): boolean =>
  list.set(parseWishlist([...skus, ...getWishlist()].join()));

export const removeFromWishlist = (sku: string): boolean => list.set(getWishlist().filter((other) => other !== sku));
