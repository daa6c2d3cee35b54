// Pure: how a list of wishes changes, on the device and in the account alike.

export const MAX_WISHLIST_ITEMS = 200;

interface WishChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/**
 * The new ones come first, each wish is there once, and both lists keep their order. Whichever of two lists is taken in
 * first, the same wishes are there in the end; taken in again, nothing changes.
 */
export const changeWishes = (wishes: readonly string[], { add, remove }: WishChange): string[] =>
  [...new Set([...add, ...wishes])].filter((sku) => !remove.includes(sku)).slice(0, MAX_WISHLIST_ITEMS);

/** What makes one list out of the other, in any order. */
export const changesBetween = (before: readonly string[], after: readonly string[]) => ({
  add: after.filter((sku) => !before.includes(sku)),
  remove: before.filter((sku) => !after.includes(sku)),
});
