// The wishlist as SKUs, the newest first, stored on this device; for a customer also in the account
// (sync-wishlist.client.ts).
import { MAX_WISHLIST_ITEMS } from '@vitrine/contract/wishlist/wishlist-rules.ts';
import { storedValue } from './stored-value.ts';

/** Parses a list as it is stored and as it appears in a shared link. */
export const parseWishlist = (text: string | null, max = MAX_WISHLIST_ITEMS): string[] =>
  limited((text ?? '').split(',').map(decoded), max);

/** A SKU may have commas and spaces. */
export const writeWishlist = (skus: readonly string[]): string => skus.map(encodeURIComponent).join();

const limited = (skus: readonly string[], max = MAX_WISHLIST_ITEMS): string[] =>
  [...new Set(skus.filter((sku) => sku.trim() !== '' && /^\P{C}{1,100}$/u.test(sku)))].slice(0, max);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const wishlistStorageKey = 'vitrine.wishlist';

const list = storedValue(
  () => wishlistStorageKey,
  parseWishlist,
  (skus) => writeWishlist(skus) || null,
);

export const getWishlist = list.read;
export const onWishlistChange = list.onChange;
export const setWishlist = list.set;

/** Adds SKUs at the front, in their order. */
export const addToWishlist = (skus: readonly string[]): boolean => list.set(limited([...skus, ...getWishlist()]));

export const removeFromWishlist = (sku: string): boolean => list.set(getWishlist().filter((other) => other !== sku));
