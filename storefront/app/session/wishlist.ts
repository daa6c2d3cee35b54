// What a shopper would like to have, as SKUs, the newest first. It is kept on the device because the shopper asked for it;
// an account will take it over from here.
import { storedValue } from './stored-value.ts';

const most = 50;

/** A list as it is kept, and as it stands in a link that is shared. */
export const wishesIn = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').filter((sku) => /^[^\s,]{1,100}$/.test(sku)))].slice(0, most);

const list = storedValue(
  () => 'vitrine.wishlist',
  wishesIn,
  (skus) => skus.join() || null,
);

export const wishes = list.read;
export const onWishes = list.onChange;

/** Puts these first, in their order. */
export const addWishes = (skus: readonly string[]): boolean => list.keep(wishesIn([...skus, ...wishes()].join()));

export const removeWish = (sku: string): boolean => list.keep(wishes().filter((other) => other !== sku));
