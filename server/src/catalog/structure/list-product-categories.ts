import type { listProductCategories as shape } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { RequestContext } from '../../store/store.ts';
import { readProduct } from '../product/read-product.ts';
import { getCachedCatalogTree, getCachedProductCounts } from './catalog-tree-repository.ts';
import { viewCategory } from './category-view.ts';
import { isCategoryShown } from './visibility.ts';

/** Hidden categories are left out. */
export async function listProductCategories(
  ctx: RequestContext,
  { params }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const product = await readProduct(ctx, { params, query: {}, body: undefined });
  const [tree, counts] = await Promise.all([getCachedCatalogTree(ctx), getCachedProductCounts(ctx)]);
  const categories = product.read().categories.flatMap(({ id }) => {
    const record = tree.categories.get(id);
    return record && isCategoryShown(record, tree.categories) ? [viewCategory(ctx, tree, counts, record)] : [];
  });
  const { length } = categories;
  return { totalPages: 1, number: length, recordsTotal: length, recordsFiltered: length, categories };
}
