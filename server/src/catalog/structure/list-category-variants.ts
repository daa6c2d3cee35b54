import type { listCategoryVariants as shape } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { RequestContext } from '../../store/store.ts';
import { findOfferedValueIds } from '../listing/listing-repository.ts';
import { translatedName } from '../product/product-view.ts';
import { getCachedCatalogTree } from './catalog-tree-repository.ts';
import { findCategory } from './read-category.ts';

/** Options for filters: only values that a product of the category has. */
export async function listCategoryVariants(
  ctx: RequestContext,
  { params }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const tree = await getCachedCatalogTree(ctx);
  const { id } = findCategory(tree, params.key);
  ctx.tag(`category:${id}`);
  const offered = new Set(await findOfferedValueIds(ctx.db, id));
  const nameOf = (entity: Parameters<typeof translatedName>[1]) => translatedName(ctx, entity).name;
  return [...tree.options.values()]
    .map((option) => ({
      id: option.id,
      name: nameOf(option),
      code: option.code,
      options: [...tree.optionValues.values()]
        .filter((value) => value.optionId === option.id && offered.has(value.id))
        .map((value) => ({
          name: nameOf(value),
          code: value.code,
          order: value.position,
          description: nameOf(value),
          option: option.id,
          value: value.id,
        })),
    }))
    .filter(({ options }) => options.length > 0);
}
