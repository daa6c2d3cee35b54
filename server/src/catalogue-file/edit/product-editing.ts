// Products and what they refer to, for the routes of the back office. The libraries for Markdown and cleaning are loaded when
// they are used.
import type { EditedProduct, ProductChanges } from '@vitrine/contract/merchant/edited-product.ts';
import type { MerchantContext } from '../../store/store.ts';
import { listBrands, listCategoryTree, listOptions } from './list-structure.ts';

const load = () => import('./edit-product.ts');

export const productEditing = {
  readProductForEdit: async (ctx: MerchantContext, id: number): Promise<EditedProduct> =>
    (await load()).readProductForEdit(ctx, id),
  createProduct: async (ctx: MerchantContext, product: ProductChanges & { readonly sku: string }) =>
    (await load()).createProduct(ctx, product),
  updateProduct: async (ctx: MerchantContext, id: number, changes: ProductChanges & { readonly version: string }) =>
    (await load()).updateProduct(ctx, id, changes),
  listCategoryTree,
  listBrands,
  listOptions,
};
