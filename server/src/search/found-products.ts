// Pure: all that a search has found, in order and small enough to be kept. Filters, pages and counts are answered from it.

export interface FoundProducts {
  readonly ids: Int32Array;
  /** The brand of each; NO_BRAND where it has none. */
  readonly brands: Int32Array;
  /** In minor units. */
  readonly prices: Int32Array;
}

export interface FoundFilter {
  readonly manufacturerIds?: readonly number[] | undefined;
  /** In minor units, both ends included. */
  readonly priceFrom?: number | undefined;
  readonly priceUntil?: number | undefined;
}

export interface FoundPage {
  readonly ids: number[];
  /** Of all that pass the filter, on whatever page. */
  readonly total: number;
}

/** Ids begin at one. */
export const NO_BRAND = 0;

export const foundNothing: FoundProducts = {
  ids: new Int32Array(),
  brands: new Int32Array(),
  prices: new Int32Array(),
};

export const bytesOfFound = ({ ids }: FoundProducts): number => 12 * ids.length;

export function pageOfFound(
  { ids, brands, prices }: FoundProducts,
  { manufacturerIds, priceFrom = 0, priceUntil = Number.MAX_SAFE_INTEGER }: FoundFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): FoundPage {
  const chosen = manufacturerIds && new Set(manufacturerIds);
  const page: number[] = [];
  let total = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const price = prices[at] ?? 0;
    if (price < priceFrom || price > priceUntil) continue;
    if (chosen && !chosen.has(brands[at] ?? NO_BRAND)) continue;
    if (total >= offset && page.length < limit) page.push(ids[at] ?? 0);
    total += 1;
  }
  return { ids: page, total };
}

/** How many of the found each brand has. */
export function countBrands({ brands }: FoundProducts): Map<number, number> {
  const counts = new Map<number, number>();
  for (const brand of brands) if (brand !== NO_BRAND) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return counts;
}

/** Undefined when nothing was found. */
export function priceRange({ prices }: FoundProducts): { min: number; max: number } | undefined {
  if (prices.length === 0) return undefined;
  let [min, max] = [Number.MAX_SAFE_INTEGER, 0];
  for (const price of prices) {
    min = Math.min(min, price);
    max = Math.max(max, price);
  }
  return { min, max };
}
