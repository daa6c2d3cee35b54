// Pure: all that a search has found, in order and small enough to be kept. Filters, pages and counts are answered from it.

export interface FoundProducts {
  readonly ids: Int32Array;
  /** The brand of each, as its place among the brands. */
  readonly brandAt: Int32Array;
  /** Each once; NO_BRAND if some have none. */
  readonly brands: readonly number[];
  /** In minor units. */
  readonly prices: Int32Array;
}

/** One of each for every product. */
interface FoundLists {
  readonly ids: readonly number[];
  readonly brands: readonly number[];
  readonly prices: readonly number[];
}

export function foundOf({ ids, brands, prices }: FoundLists): FoundProducts {
  const distinct = [...new Set(brands)];
  const placeOf = new Map(distinct.map((brand, at) => [brand, at]));
  return {
    ids: Int32Array.from(ids),
    brandAt: Int32Array.from(brands, (brand) => placeOf.get(brand) ?? 0),
    brands: distinct,
    prices: Int32Array.from(prices),
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
  /** Of all that pass the filter, on whatever page. */
  readonly total: number;
}

/** Ids begin at one. */
export const NO_BRAND = 0;

export const foundNothing = foundOf({ ids: [], brands: [], prices: [] });

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
    // One question instead of three: which way each would go cannot be foreseen, and a wrong guess costs more than to look.
    const passes = (chosen[brandAt[at] ?? 0] ?? 0) & Number(price >= priceFrom) & Number(price <= priceUntil);
    if (passes === 0) continue;
    if (total >= offset && page.length < limit) page.push(ids[at] ?? 0);
    total += 1;
  }
  return { ids: page, total };
}

/** How many of the found each brand has. */
export function countBrands({ brandAt, brands }: FoundProducts): Map<number, number> {
  const counts = new Int32Array(brands.length);
  for (const at of brandAt) counts[at] = (counts[at] ?? 0) + 1;
  const counted = brands.map((brand, at) => [brand, counts[at] ?? 0] as const);
  return new Map(counted.filter(([brand]) => brand !== NO_BRAND));
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
