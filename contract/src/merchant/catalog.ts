// Products as the merchant sees and changes them.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './catalog-shapes.ts';

export const searchCatalogue = endpoint<typeof shapes.searchCatalogue>()({
  name: 'searchCatalogue',
  access: 'merchant',
  method: 'GET',
  path: 'private/products',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'Products by text, category, brand, visibility and stock, hidden ones included',
});

export const exportProducts = endpoint<typeof shapes.exportProducts>()({
  name: 'exportProducts',
  access: 'merchant',
  method: 'GET',
  path: 'private/products/csv',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'The products of a search as a table, one row for each variant',
});

export const patchProduct = endpoint<typeof shapes.patchProduct>()({
  name: 'patchProduct',
  access: 'merchant',
  method: 'PATCH',
  path: 'private/product/{sku}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Changes name or visibility',
});

export const setPrice = endpoint<typeof shapes.setPrice>()({
  name: 'setPrice',
  access: 'merchant',
  method: 'POST',
  path: 'private/product/{sku}/price',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'A new price, or a sale with its period',
});

export const setStock = endpoint<typeof shapes.setStock>()({
  name: 'setStock',
  access: 'merchant',
  method: 'POST',
  path: 'private/product/{sku}/inventory',
  staff: { permission: 'stock.w', record: 'change' },
  summary: 'Stock as counted; refused when it has changed meanwhile',
});

export const readStock = endpoint<typeof shapes.readStock>()({
  name: 'readStock',
  access: 'merchant',
  method: 'GET',
  path: 'private/product/{sku}/inventory',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'Stock of a variant with its latest movements',
});

export const readProductForEdit = endpoint<typeof shapes.readProductForEdit>()({
  name: 'readProductForEdit',
  access: 'merchant',
  method: 'GET',
  path: 'private/product/{id}',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'A product with everything that can be edited, and its version',
});

export const createProduct = endpoint<typeof shapes.createProduct>()({
  name: 'createProduct',
  access: 'merchant',
  method: 'POST',
  path: 'private/product',
  success: 201,
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'A new product',
});

export const updateProduct = endpoint<typeof shapes.updateProduct>()({
  name: 'updateProduct',
  access: 'merchant',
  method: 'PUT',
  path: 'private/product/{id}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Changes of a product as one change; refused with the current state when it has changed meanwhile',
});

export const readDraft = endpoint<typeof shapes.readDraft>()({
  name: 'readDraft',
  access: 'merchant',
  method: 'GET',
  path: 'private/drafts/product/{id}',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'Changes of a product that are not published, and the product as it would be',
});

export const saveDraft = endpoint<typeof shapes.saveDraft>()({
  name: 'saveDraft',
  access: 'merchant',
  method: 'PUT',
  path: 'private/drafts/product/{id}',
  staff: { permission: 'catalog.w', record: 'none' },
  summary: 'Stores changes of a product without making them, or to be made at a moment',
});

export const deleteDraft = endpoint<typeof shapes.deleteDraft>()({
  name: 'deleteDraft',
  access: 'merchant',
  method: 'DELETE',
  path: 'private/drafts/product/{id}',
  staff: { permission: 'catalog.w', record: 'none' },
  summary: 'Discards the draft of a product',
});

export const previewDraft = endpoint<typeof shapes.previewDraft>()({
  name: 'previewDraft',
  access: 'merchant',
  method: 'POST',
  path: 'private/drafts/product/{id}/preview',
  staff: { permission: 'catalog.w', record: 'none' },
  summary: 'A link to the page of the shop with the draft, for 30 minutes',
});

export const uploadPicture = endpoint<typeof shapes.uploadPicture>()({
  name: 'uploadPicture',
  access: 'merchant',
  method: 'POST',
  path: 'private/file',
  upload: { maxBytes: 15 * 1024 * 1024 },
  staff: { permission: 'catalog.w', record: 'none' },
  summary: 'Stores a picture, which a product can then name by its hash',
});

export const listCategoryTree = endpoint<typeof shapes.listCategoryTree>()({
  name: 'listCategoryTree',
  access: 'merchant',
  method: 'GET',
  path: 'private/category',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'All categories, hidden ones included',
});

export const listBrands = endpoint<typeof shapes.listBrands>()({
  name: 'listBrands',
  access: 'merchant',
  method: 'GET',
  path: 'private/manufacturers',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'All brands',
});

export const listOptions = endpoint<typeof shapes.listOptions>()({
  name: 'listOptions',
  access: 'merchant',
  method: 'GET',
  path: 'private/product/options',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'All options with their values',
});
