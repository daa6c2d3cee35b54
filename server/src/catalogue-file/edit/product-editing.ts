// Products and what they refer to, and the store, for the routes of the back office. The libraries for Markdown and cleaning are loaded when
// they are used.

import type { Input } from '@vitrine/contract/endpoint.ts';
import type { saveDraft as saveShape } from '@vitrine/contract/merchant/catalog-shapes.ts';
import type { EditedProduct, ProductChanges } from '@vitrine/contract/merchant/edited-product.ts';
import type { StoreChanges, StoreSettings } from '@vitrine/contract/merchant/store-shapes.ts';
import type { CommandContext, StaffContext } from '../../store/store.ts';
import { listBrands, listCategoryTree, listOptions, listProperties } from './list-structure.ts';

const load = () => import('./edit-product.ts');
const loadDrafts = () => import('../draft/drafts.ts');

export const productEditing = {
  readProductForEdit: async (ctx: CommandContext, id: number): Promise<EditedProduct> =>
    (await load()).readProductForEdit(ctx, id),
  createProduct: async (ctx: CommandContext, product: ProductChanges & { readonly sku: string }) =>
    (await load()).createProduct(ctx, product),
  updateProduct: async (ctx: CommandContext, id: number, changes: ProductChanges & { readonly version: string }) =>
    (await load()).updateProduct(ctx, id, changes),
  readDraft: async (ctx: StaffContext, id: number) => (await loadDrafts()).readDraft(ctx, id),
  saveDraft: async (ctx: StaffContext, id: number, draft: Input<typeof saveShape>['body']) =>
    (await loadDrafts()).saveDraft(ctx, id, draft),
  deleteDraft: async (ctx: StaffContext, id: number) => (await loadDrafts()).deleteDraft(ctx, id),
  previewDraft: async (ctx: StaffContext, id: number) => (await loadDrafts()).previewDraft(ctx, id),
  listCategoryTree,
  listBrands,
  listOptions,
  listProperties,
};

const loadStore = () => import('./edit-store.ts');

export const storeEditing = {
  readStoreSettings: async (ctx: CommandContext): Promise<StoreSettings> => (await loadStore()).readStoreSettings(ctx),
  updateStore: async (ctx: CommandContext, changes: StoreChanges) => (await loadStore()).updateStore(ctx, changes),
};
