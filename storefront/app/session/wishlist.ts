// What a shopper would like to have, as SKUs, the newest first. It is kept on the device because the shopper asked for it;
// a customer's account has it as well (follow-wishes.client.ts).
import { MAX_WISHLIST_ITEMS } from '@vitrine/contract/wishlist-rules.ts';
import { storedValue } from './stored-value.ts';

/** A list as it is kept, and as it stands in a link that is shared. */
export const wishesIn = (text: string | null, max = MAX_WISHLIST_ITEMS): string[] =>
  [...new Set((text ?? '').split(',').filter((sku) => /^[^\s,]{1,100}$/.test(sku)))].slice(0, max);

const list = storedValue(
  () => 'vitrine.wishlist',
  wishesIn,
  (skus) => skus.join() || null,
);

export const wishes = list.read;
export const onWishes = list.onChange;
export const setWishlist = list.keep;

/** Puts these first, in their order. */
export const addWishes = (skus: readonly string[]): boolean => list.keep(wishesIn([...skus, ...wishes()].join()));

export const removeWish = (sku: string): boolean => list.keep(wishes().filter((other) => other !== sku));
