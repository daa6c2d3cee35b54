import type {
  listCategoryManufacturers as categoryShape,
  Manufacturer,
  readManufacturer as oneShape,
  listManufacturers as shape,
} from '@vitrine/contract/catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';
import { viewManufacturer } from './category-view.ts';
import { countByManufacturer } from './listing-repository.ts';
import { findCategory } from './read-category.ts';
import { recallStructure } from './structure.ts';

/** Brands that have something on show. */
export async function listManufacturers(visit: ShopVisit, { query }: Input<typeof shape>) {
  const wanted = query.name?.toLowerCase();
  const all = (await manufacturersOf(visit)).filter(
    ({ description }) => !wanted || description.name.toLowerCase().includes(wanted),
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
  visit: ShopVisit,
  { params }: Input<typeof categoryShape>,
): Promise<Manufacturer[]> {
  const { id } = findCategory(await recallStructure(visit), params.key);
  return manufacturersOf(visit, id);
}

export async function readManufacturer(visit: ShopVisit, { params }: Input<typeof oneShape>): Promise<Manufacturer> {
  const found = (await manufacturersOf(visit)).find(({ id, code }) => String(id) === params.key || code === params.key);
  return found ?? refuse('manufacturer.not-found');
}

async function manufacturersOf(visit: ShopVisit, categoryId?: number): Promise<Manufacturer[]> {
  visit.tag('products');
  return viewManufacturers(visit, await countByManufacturer(visit.db, visit.store.id, categoryId));
}

/** The brands that were counted, as lists of brands show them. */
export async function viewManufacturers(
  visit: ShopVisit,
  counts: ReadonlyMap<number, number>,
): Promise<Manufacturer[]> {
  const structure = await recallStructure(visit);
  return [...structure.manufacturers.values()]
    .filter(({ id }) => counts.has(id))
    .map((record) => viewManufacturer(visit, record, counts.get(record.id) ?? 0))
    .sort((a, b) => a.order - b.order || a.description.name.localeCompare(b.description.name, visit.language));
}
