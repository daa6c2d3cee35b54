import * as shapes from '@vitrine/contract/catalog/catalog-shapes.ts';
import { listAt, numberAt, textAt } from '../read-body.ts';
import { hasChildrenAndParent, hasEntries, isText } from '../rules.ts';
import type { Visit } from '../visit.ts';

export async function checkCategories(visit: Visit): Promise<void> {
  const { probe, query } = visit;
  const list = await probe.call({
    name: 'categories',
    endpoint: 'listCategories',
    path: `category/?count=20&page=0&${query}`,
    expect: { status: 200, shape: shapes.listCategories.response, rules: [hasEntries('categories')] },
  });
  await probe.call({
    name: 'categories, before the store is known',
    endpoint: 'listCategories',
    path: 'category/?count=20&page=0&store=&lang=undefined',
    expect: { status: 200, shape: shapes.listCategories.response },
  });
  const [first] = listAt(list, 'categories');
  const id = numberAt(first, 'id');
  visit.categoryId = id;
  visit.categorySlug = textAt(first, 'description', 'friendlyUrl');
  if (id === undefined) {
    for (const endpoint of ['readCategory', 'listCategoryManufacturers', 'listCategoryVariants'] as const)
      probe.skip(endpoint, endpoint, 'the shop shows no category');
    return;
  }
  const rules = [hasChildrenAndParent, isText('description', 'title')];
  await probe.call({
    name: 'a category by its id',
    endpoint: 'readCategory',
    path: `category/${id}?${query}`,
    expect: { status: 200, shape: shapes.readCategory.response, rules },
  });
  await probe.call({
    name: 'a category by its friendlyUrl',
    endpoint: 'readCategory',
    path: `category/${encodeURIComponent(visit.categorySlug ?? id)}?${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.readCategory.response, rules },
  });
  await probe.call({
    name: 'a category that does not exist',
    endpoint: 'readCategory',
    path: `category/999999999?${query}`,
    expect: { status: 404 },
  });
  await probe.call({
    name: 'brands of a category',
    endpoint: 'listCategoryManufacturers',
    path: `category/${id}/manufacturers/?${query}`,
    expect: { status: 200, shape: shapes.listCategoryManufacturers.response },
  });
  await probe.call({
    name: 'brands of a category, newer name',
    endpoint: 'listCategoryManufacturers',
    path: `category/${id}/manufacturer?${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.listCategoryManufacturers.response },
  });
  await probe.call({
    name: 'options of a category',
    endpoint: 'listCategoryVariants',
    path: `category/${id}/variants/?${query}`,
    expect: { status: 200, shape: shapes.listCategoryVariants.response },
  });
  await probe.call({
    name: 'options of a category, newer name',
    endpoint: 'listCategoryVariants',
    path: `/api/v2/category/${id}/variations?${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.listCategoryVariants.response },
  });
  await checkBrands(visit);
}

async function checkBrands({ probe, query }: Visit): Promise<void> {
  const list = await probe.call({
    name: 'brands',
    endpoint: 'listManufacturers',
    path: `manufacturers/?page=0&count=10&${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.listManufacturers.response },
  });
  const id = numberAt(list, 'manufacturers', 0, 'id');
  if (id === undefined) return probe.skip('a brand', 'readManufacturer', 'the shop has no brand');
  await probe.call({
    name: 'a brand',
    endpoint: 'readManufacturer',
    path: `manufacturer/${id}?${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.readManufacturer.response },
  });
}
