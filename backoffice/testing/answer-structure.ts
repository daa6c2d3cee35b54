import {
  listBrands,
  listCategoryTree,
  listOptions,
  listProperties,
} from '@vitrine/contract/product-editing/edit-structure.ts';
import type { StandInShop } from '../../testing/stand-in-shop.ts';
import { someBrands, someCategories, someOptions, someProperties } from './a-structure.ts';

/** Names of categories, brands, options and properties, which many forms load. */
export function answerStructure(shop: StandInShop): void {
  shop.answer(listCategoryTree, { items: someCategories() });
  shop.answer(listBrands, { items: someBrands() });
  shop.answer(listOptions, { items: someOptions() });
  shop.answer(listProperties, { items: someProperties() });
}
