// Pure: compact result of a search in order, small enough to cache. Filters, pages and counts are computed from it.

export interface FoundProducts {
  readonly ids: Int32Array;
  /** Index into `brands` per product. */
  readonly brandAt: Int32Array;
  /** Distinct brand ids; NO_BRAND if products have none. */
  readonly brands: readonly number[];
  /** In minor units. */
  readonly prices: Int32Array;
  /** False if the words are in so many products that only some of them were read. */
  readonly isComplete: boolean;
}

/** One entry per product in each list. */
export interface FoundLists {
  readonly ids: readonly number[];
  readonly brands: readonly number[];
  readonly prices: readonly number[];
}

export function toFoundProducts({ ids, brands, prices }: FoundLists, isComplete = true): FoundProducts {
  const distinct = [...new Set(brands)];
  const placeOf = new Map(distinct.map((brand, at) => [brand, at]));
  return {
    ids: Int32Array.from(ids),
    brandAt: Int32Array.from(brands, (brand) => placeOf.get(brand) ?? 0),
    brands: distinct,
    prices: Int32Array.from(prices),
    isComplete,
  };
}

export interface FoundFilter {
  readonly manufacturerIds?: readonly number[] | undefined;
  /** In minor units, both ends included. */
  readonly priceFrom?: number | undefined;
  readonly priceUntil?: number | undefined;
}

export interface FoundPage {
  readonly ids: number[];
  /** Number of products that pass the filter, on all pages. */
  readonly total: number;
}

/** No brand has this id. */
export const NO_BRAND = 0;

export const foundNothing = toFoundProducts({ ids: [], brands: [], prices: [] });

export const bytesOfFound = ({ ids }: FoundProducts): number => 12 * ids.length;

export function pageOfFound(
  { ids, brandAt, brands, prices }: FoundProducts,
  { manufacturerIds, priceFrom = 0, priceUntil = Number.MAX_SAFE_INTEGER }: FoundFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): FoundPage {
  const asked = manufacturerIds && new Set(manufacturerIds);
  const chosen = Uint8Array.from(brands, (brand) => (!asked || asked.has(brand) ? 1 : 0));
  const page: number[] = [];
  let total = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const price = prices[at] ?? 0;
    // One combined branch is faster than three, because their outcome cannot be predicted.
    const passes = (chosen[brandAt[at] ?? 0] ?? 0) & Number(price >= priceFrom) & Number(price <= priceUntil);
    if (passes === 0) continue;
    if (total >= offset && page.length < limit) page.push(ids[at] ?? 0);
    total += 1;
  }
  return { ids: page, total };
}

/** Number of results per brand. */
export function countBrands({ brandAt, brands }: FoundProducts): Map<number, number> {
  const counts = new Int32Array(brands.length);
  for (const at of brandAt) counts[at] = (counts[at] ?? 0) + 1;
  const counted = brands.map((brand, at) => [brand, counts[at] ?? 0] as const);
  return new Map(counted.filter(([brand]) => brand !== NO_BRAND));
}

/** Undefined without results. */
export function priceRange({ prices }: FoundProducts): { min: number; max: number } | undefined {
  if (prices.length === 0) return undefined;
  let [min, max] = [Number.MAX_SAFE_INTEGER, 0];
  for (const price of prices) {
    min = Math.min(min, price);
    max = Math.max(max, price);
  }
  return { min, max };
}
