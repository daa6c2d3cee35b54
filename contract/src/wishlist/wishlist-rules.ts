// Pure: changes of a wishlist, on the device and in the account.

export const MAX_WISHLIST_ITEMS = 200;

interface WishChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/**
 * Adds new SKUs at the front, without duplicates; both lists keep their order. Idempotent, and the resulting set does
 * not depend on the order of merging.
 */
export const changeWishes = (wishes: readonly string[], { add, remove }: WishChange): string[] =>
  [...new Set([...add, ...wishes])].filter((sku) => !remove.includes(sku)).slice(0, MAX_WISHLIST_ITEMS);

/** The additions and removals between two lists. */
export const changesBetween = (before: readonly string[], after: readonly string[]) => ({
  add: after.filter((sku) => !before.includes(sku)),
  remove: before.filter((sku) => !after.includes(sku)),
});
