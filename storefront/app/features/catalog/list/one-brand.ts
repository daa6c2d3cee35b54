/** A server that does not count the products of its brands is not ours, and takes one brand at a time. */
export const takesOneBrand = (brands: readonly { count: number | null }[]): boolean =>
  brands.every(({ count }) => count === null);
