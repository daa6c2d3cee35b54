import type {
  listCategoryManufacturers as categoryShape,
  Manufacturer,
  readManufacturer as oneShape,
  listManufacturers as shape,
} from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { RequestContext } from '../../store/store.ts';
import { countByManufacturer } from '../listing/listing-repository.ts';
import { getCachedCatalogTree } from './catalog-tree-repository.ts';
import { viewManufacturer } from './category-view.ts';
import { findCategory } from './read-category.ts';

/** Brands with at least one shown product. */
export async function listManufacturers(ctx: RequestContext, { query }: Input<typeof shape>) {
  const namePart = query.name?.toLowerCase();
  const all = (await manufacturersOf(ctx, undefined, query)).filter(
    ({ description }) => !namePart || description.name.toLowerCase().includes(namePart),
  );
  const size = query.count === 0 ? Math.max(all.length, 1) : query.count;
  const manufacturers = all.slice(query.page * size, (query.page + 1) * size);
  return {
    totalPages: Math.ceil(all.length / size),
    number: manufacturers.length,
    recordsTotal: all.length,
    recordsFiltered: all.length,
    manufacturers,
  };
}

export async function listCategoryManufacturers(
  ctx: RequestContext,
  { params, query }: Input<typeof categoryShape>,
): Promise<Manufacturer[]> {
  const { id } = findCategory(await getCachedCatalogTree(ctx), params.key);
  return manufacturersOf(ctx, id, query);
}

export async function readManufacturer(ctx: RequestContext, { params }: Input<typeof oneShape>): Promise<Manufacturer> {
  const found = (await manufacturersOf(ctx)).find(({ id, code }) => String(id) === params.key || code === params.key);
  return found ?? throwDomainError('manufacturer.not-found');
}

async function manufacturersOf(ctx: RequestContext, categoryId?: number, limit?: BrandLimit): Promise<Manufacturer[]> {
  ctx.tag('counts');
  return viewManufacturers(ctx, await countByManufacturer(ctx.db, ctx.store.id, categoryId), limit);
}

export interface BrandLimit {
  /** Only this many brands, those with the most products; all if missing. */
  readonly most?: number | undefined;
  /** Brands that are never left out. */
  readonly also?: readonly number[] | undefined;
}

/** Views of the counted brands, in the merchant's order. */
export async function viewManufacturers(
  ctx: RequestContext,
  counts: ReadonlyMap<number, number>,
  limit: BrandLimit = {},
): Promise<Manufacturer[]> {
  const tree = await getCachedCatalogTree(ctx);
  return [...mostFrequent(counts, limit)]
    .flatMap(([id, products]) => {
      const record = tree.manufacturers.get(id);
      return record ? [viewManufacturer(ctx, record, products)] : [];
    })
    .sort(getBrandOrder(ctx));
}

function mostFrequent(
  counts: ReadonlyMap<number, number>,
  { most = counts.size, also = [] }: BrandLimit,
): [number, number][] {
  if (counts.size <= most) return [...counts];
  const chosen = new Set(also);
  const byCount = [...counts].sort(([, a], [, b]) => b - a);
  return [...byCount.slice(0, most), ...byCount.slice(most).filter(([id]) => chosen.has(id))];
}

const collators = new Map<string, Intl.Collator>();

/** By position, then by name. */
function getBrandOrder({ language }: RequestContext) {
  const collator = collators.get(language) ?? new Intl.Collator(language);
  collators.set(language, collator);
  return (a: Manufacturer, b: Manufacturer): number =>
    a.order - b.order || collator.compare(a.description.name, b.description.name);
}
