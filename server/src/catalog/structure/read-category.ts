import type {
  Category,
  listProductCategories as categoriesShape,
  readCategory as shape,
} from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { RequestContext } from '../../store/store.ts';
import { readProduct } from '../product/read-product.ts';
import {
  type CatalogTree,
  type CategoryRecord,
  getCachedCatalogTree,
  getCachedProductCounts,
} from './catalog-tree-repository.ts';
import { viewCategory } from './category-view.ts';
import { isCategoryShown } from './visibility.ts';

export async function readCategory(ctx: RequestContext, { params }: Input<typeof shape>): Promise<Category> {
  const [tree, counts] = await Promise.all([getCachedCatalogTree(ctx), getCachedProductCounts(ctx)]);
  return viewCategory(ctx, tree, counts, findCategory(tree, params.key));
}

/** Finds a shown category by id, friendlyUrl in any language, or code. */
export function findCategory({ categories, categoriesByKey }: CatalogTree, key: string): CategoryRecord {
  const found = categories.get(Number(key)) ?? categoriesByKey.get(key);
  return found && isCategoryShown(found, categories) ? found : throwDomainError('category.not-found');
}

/** Hidden categories are left out. */
export async function listProductCategories(
  ctx: RequestContext,
  { params }: Input<typeof categoriesShape>,
): Promise<ResponseOf<typeof categoriesShape>> {
  const product = await readProduct(ctx, { params, query: {}, body: undefined });
  const [tree, counts] = await Promise.all([getCachedCatalogTree(ctx), getCachedProductCounts(ctx)]);
  const categories = product.read().categories.flatMap(({ id }) => {
    const record = tree.categories.get(id);
    return record && isCategoryShown(record, tree.categories) ? [viewCategory(ctx, tree, counts, record)] : [];
  });
  const { length } = categories;
  return { totalPages: 1, number: length, recordsTotal: length, recordsFiltered: length, categories };
}
