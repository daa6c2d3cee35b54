import type {
  listCategoryManufacturers as categoryShape,
  Manufacturer,
  readManufacturer as oneShape,
  listManufacturers as shape,
} from '@vitrine/contract/catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { getCachedCatalogTree } from './catalog-tree-repository.ts';
import { viewManufacturer } from './category-view.ts';
import { countByManufacturer } from './listing-repository.ts';
import { findCategory } from './read-category.ts';

/** Brands with at least one shown product. */
export async function listManufacturers(ctx: RequestContext, { query }: Input<typeof shape>) {
  const namePart = query.name?.toLowerCase();
  const all = (await manufacturersOf(ctx)).filter(
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
  { params }: Input<typeof categoryShape>,
): Promise<Manufacturer[]> {
  const { id } = findCategory(await getCachedCatalogTree(ctx), params.key);
  return manufacturersOf(ctx, id);
}

export async function readManufacturer(ctx: RequestContext, { params }: Input<typeof oneShape>): Promise<Manufacturer> {
  const found = (await manufacturersOf(ctx)).find(({ id, code }) => String(id) === params.key || code === params.key);
  return found ?? refuse('manufacturer.not-found');
}

async function manufacturersOf(ctx: RequestContext, categoryId?: number): Promise<Manufacturer[]> {
  ctx.tag('products');
  return viewManufacturers(ctx, await countByManufacturer(ctx.db, ctx.store.id, categoryId));
}

/** Views of the counted brands. */
export async function viewManufacturers(
  ctx: RequestContext,
  counts: ReadonlyMap<number, number>,
): Promise<Manufacturer[]> {
  const tree = await getCachedCatalogTree(ctx);
  return [...tree.manufacturers.values()]
    .filter(({ id }) => counts.has(id))
    .map((record) => viewManufacturer(ctx, record, counts.get(record.id) ?? 0))
    .sort((a, b) => a.order - b.order || a.description.name.localeCompare(b.description.name, ctx.language));
}
