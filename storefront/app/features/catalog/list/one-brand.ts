/** Servers without brand counts are not ours and filter by one brand only. */
export const takesOneBrand = (brands: readonly { count: number | null }[]): boolean =>
  brands.every(({ count }) => count === null);
