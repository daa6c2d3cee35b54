import type { listCategoryVariants as shape } from '@vitrine/contract/catalog-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { ShopVisit } from '../store/store.ts';
import { findOfferedValueIds } from './listing-repository.ts';
import { findCategory } from './read-category.ts';
import { recallStructure } from './structure.ts';
import { inLanguage } from './text.ts';

/** Options as filters: only values that some product of the category has. */
export async function listCategoryVariants(
  visit: ShopVisit,
  { params }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  visit.tag('products');
  const structure = await recallStructure(visit);
  const { id } = findCategory(structure, params.key);
  const offered = new Set(await findOfferedValueIds(visit.db, id));
  const nameOf = (thing: { code: string; texts: { language: string; name: string }[] }) =>
    inLanguage(thing.texts, visit.language, visit.store.languages[0] ?? 'en')?.name ?? thing.code;
  return [...structure.options.values()]
    .map((option) => ({
      id: option.id,
      name: nameOf(option),
      code: option.code,
      options: [...structure.optionValues.values()]
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
