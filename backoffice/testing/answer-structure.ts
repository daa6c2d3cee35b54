import { listCustomFields } from '@vitrine/contract/product-editing/edit-custom-fields.ts';
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import {
  listBrands,
  listCategoryTree,
  listOptions,
  listProperties,
} from '@vitrine/contract/product-editing/edit-structure.ts';
import type { StandInShop } from '../../testing/stand-in-shop.ts';
import { someBrands, someCategories, someOptions, someProperties } from './a-structure.ts';

/** Names of categories, brands, options and properties, and the merchant's fields, which many forms load. */
export function answerStructure(shop: StandInShop, customFields: StaffCustomField[] = []): void {
  shop.answer(listCustomFields, { items: customFields });
  shop.answer(listCategoryTree, { items: someCategories() });
  shop.answer(listBrands, { items: someBrands() });
  shop.answer(listOptions, { items: someOptions() });
  shop.answer(listProperties, { items: someProperties() });
}
