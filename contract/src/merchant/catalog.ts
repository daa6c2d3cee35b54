// Products as the merchant sees and changes them.
import { endpoint } from '../endpoint.ts';
import { MAX_PICTURE_BYTES } from '../picture-limits.ts';
import type * as shapes from './catalog-shapes.ts';

export const searchCatalogue = endpoint<typeof shapes.searchCatalogue>()({
  name: 'searchCatalogue',
  access: 'staff',
  method: 'GET',
  path: 'private/products',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'Products by text, category, brand, visibility and stock, hidden ones included',
});

export const exportProducts = endpoint<typeof shapes.exportProducts>()({
  name: 'exportProducts',
  access: 'staff',
  method: 'GET',
  path: 'private/products/csv',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'The products of a search as a table, one row for each variant',
});

export const patchProduct = endpoint<typeof shapes.patchProduct>()({
  name: 'patchProduct',
  access: 'staff',
  method: 'PATCH',
  path: 'private/product/{sku}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Changes name or visibility',
});

export const setPrice = endpoint<typeof shapes.setPrice>()({
  name: 'setPrice',
  access: 'staff',
  method: 'POST',
  path: 'private/product/{sku}/price',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'A new price, or a sale with its period',
});

export const setStock = endpoint<typeof shapes.setStock>()({
  name: 'setStock',
  access: 'staff',
  method: 'POST',
  path: 'private/product/{sku}/inventory',
  staff: { permission: 'stock.w', record: 'change' },
  summary: 'Stock as counted; refused when it has changed meanwhile',
});

export const readStock = endpoint<typeof shapes.readStock>()({
  name: 'readStock',
  access: 'staff',
  method: 'GET',
  path: 'private/product/{sku}/inventory',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'Stock of a variant with its latest movements',
});

export const readProductForEdit = endpoint<typeof shapes.readProductForEdit>()({
  name: 'readProductForEdit',
  access: 'staff',
  method: 'GET',
  path: 'private/product/{id}',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'A product with everything that can be edited, and its version',
});

export const createProduct = endpoint<typeof shapes.createProduct>()({
  name: 'createProduct',
  access: 'staff',
  method: 'POST',
  path: 'private/product',
  success: 201,
  staff: { permission: 'catalog.w', depending: ['stock.w'], record: 'change' },
  summary: 'A new product',
});

export const updateProduct = endpoint<typeof shapes.updateProduct>()({
  name: 'updateProduct',
  access: 'staff',
  method: 'PUT',
  path: 'private/product/{id}',
  staff: { permission: 'catalog.w', depending: ['stock.w'], record: 'change' },
  summary: 'Changes of a product as one change; refused with the current state when it has changed meanwhile',
});

export const readDraft = endpoint<typeof shapes.readDraft>()({
  name: 'readDraft',
  access: 'staff',
  method: 'GET',
  path: 'private/drafts/product/{id}',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'Changes of a product that are not published, and the product as it would be',
});

export const saveDraft = endpoint<typeof shapes.saveDraft>()({
  name: 'saveDraft',
  access: 'staff',
  method: 'PUT',
  path: 'private/drafts/product/{id}',
  staff: { permission: 'catalog.w', depending: ['stock.w'], record: 'none' },
  summary: 'Stores changes of a product without making them, or to be made at a moment',
});

export const deleteDraft = endpoint<typeof shapes.deleteDraft>()({
  name: 'deleteDraft',
  access: 'staff',
  method: 'DELETE',
  path: 'private/drafts/product/{id}',
  staff: { permission: 'catalog.w', record: 'none' },
  summary: 'Discards the draft of a product',
});

export const previewDraft = endpoint<typeof shapes.previewDraft>()({
  name: 'previewDraft',
  access: 'staff',
  method: 'POST',
  path: 'private/drafts/product/{id}/preview',
  staff: { permission: 'catalog.w', record: 'none' },
  summary: 'A link to the page of the shop with the draft, for 30 minutes',
});

export const uploadPicture = endpoint<typeof shapes.uploadPicture>()({
  name: 'uploadPicture',
  access: 'staff',
  method: 'POST',
  path: 'private/file',
  upload: { maxBytes: MAX_PICTURE_BYTES },
  staff: { permission: 'catalog.w', record: 'none' },
  summary: 'Stores a picture, which a product can then name by its hash',
});

export const listCategoryTree = endpoint<typeof shapes.listCategoryTree>()({
  name: 'listCategoryTree',
  access: 'staff',
  method: 'GET',
  path: 'private/category',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'All categories, hidden ones included',
});

export const listBrands = endpoint<typeof shapes.listBrands>()({
  name: 'listBrands',
  access: 'staff',
  method: 'GET',
  path: 'private/manufacturers',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'All brands',
});

export const listOptions = endpoint<typeof shapes.listOptions>()({
  name: 'listOptions',
  access: 'staff',
  method: 'GET',
  path: 'private/product/options',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'All options with their values',
});

export const listProperties = endpoint<typeof shapes.listProperties>()({
  name: 'listProperties',
  access: 'staff',
  method: 'GET',
  path: 'private/product/properties',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'All properties, such as material',
});

export const previewBulk = endpoint<typeof shapes.previewBulk>()({
  name: 'previewBulk',
  access: 'staff',
  method: 'POST',
  path: 'private/products/bulk/preview',
  success: 201,
  staff: { permission: 'catalog.w', depending: ['stock.w'], record: 'none' },
  summary: 'What a change of many products would change; it can be run within an hour',
});

export const runBulk = endpoint<typeof shapes.runBulk>()({
  name: 'runBulk',
  access: 'staff',
  method: 'POST',
  path: 'private/products/bulk/{job}',
  staff: { permission: 'catalog.w', depending: ['stock.w'], record: 'change' },
  summary: 'Makes a previewed change as one change; refused when a product has changed since the preview',
});

export const scheduleBulk = endpoint<typeof shapes.scheduleBulk>()({
  name: 'scheduleBulk',
  access: 'staff',
  method: 'PUT',
  path: 'private/products/bulk/{job}/schedule',
  staff: { permission: 'catalog.w', depending: ['stock.w'], record: 'none' },
  summary: 'Makes a previewed change at a moment, on top of what has changed by then',
});

export const cancelBulk = endpoint<typeof shapes.cancelBulk>()({
  name: 'cancelBulk',
  access: 'staff',
  method: 'DELETE',
  path: 'private/products/bulk/{job}/schedule',
  staff: { permission: 'catalog.w', record: 'none' },
  summary: 'Drops a change that was to be made at a moment',
});

export const listScheduledBulk = endpoint<typeof shapes.listScheduledBulk>()({
  name: 'listScheduledBulk',
  access: 'staff',
  method: 'GET',
  path: 'private/products/bulk',
  staff: { permission: 'catalog.w', record: 'none' },
  summary: 'Changes of many products that are to be made at a moment, or could not be made then',
});

export const readBulk = endpoint<typeof shapes.readBulk>()({
  name: 'readBulk',
  access: 'staff',
  method: 'GET',
  path: 'private/products/bulk/{job}',
  staff: { permission: 'catalog.w', record: 'none' },
  summary: 'How far a change of many products is',
});

export const listBulkRows = endpoint<typeof shapes.listBulkRows>()({
  name: 'listBulkRows',
  access: 'staff',
  method: 'GET',
  path: 'private/products/bulk/{job}/rows',
  staff: { permission: 'catalog.w', record: 'none' },
  summary: 'The products of such a change: from which value to which, or why not',
});

export const readCategoryForEdit = endpoint<typeof shapes.readCategoryForEdit>()({
  name: 'readCategoryForEdit',
  access: 'staff',
  method: 'GET',
  path: 'private/category/{code}',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'A category with everything that can be edited, and its version',
});

export const createCategory = endpoint<typeof shapes.createCategory>()({
  name: 'createCategory',
  access: 'staff',
  method: 'POST',
  path: 'private/category',
  success: 201,
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'A new category, the last of its neighbours',
});

export const updateCategory = endpoint<typeof shapes.updateCategory>()({
  name: 'updateCategory',
  access: 'staff',
  method: 'PUT',
  path: 'private/category/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Changes of a category; refused with the current state when it has changed meanwhile',
});

export const moveCategory = endpoint<typeof shapes.moveCategory>()({
  name: 'moveCategory',
  access: 'staff',
  method: 'PUT',
  path: 'private/category/{code}/move/{parent}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Puts a category below another one, at a place among its neighbours',
});

export const previewCategory = endpoint<typeof shapes.previewCategory>()({
  name: 'previewCategory',
  access: 'staff',
  method: 'GET',
  path: 'private/category/{code}/products',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'How many products a change of the category affects',
});

export const deleteCategory = endpoint<typeof shapes.deleteCategory>()({
  name: 'deleteCategory',
  access: 'staff',
  method: 'DELETE',
  path: 'private/category/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Deletes a category; its products and the categories below it go to others',
});

export const createBrand = endpoint<typeof shapes.createBrand>()({
  name: 'createBrand',
  access: 'staff',
  method: 'POST',
  path: 'private/manufacturer',
  success: 201,
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'A new brand',
});

export const saveBrand = endpoint<typeof shapes.saveBrand>()({
  name: 'saveBrand',
  access: 'staff',
  method: 'PUT',
  path: 'private/manufacturer/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Names and place of a brand; refused with the current state when it has changed meanwhile',
});

export const deleteBrand = endpoint<typeof shapes.deleteBrand>()({
  name: 'deleteBrand',
  access: 'staff',
  method: 'DELETE',
  path: 'private/manufacturer/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Deletes a brand, or merges it: its products get another one',
});

export const createOption = endpoint<typeof shapes.createOption>()({
  name: 'createOption',
  access: 'staff',
  method: 'POST',
  path: 'private/product/option',
  success: 201,
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'A new option, such as a color',
});

export const saveOption = endpoint<typeof shapes.saveOption>()({
  name: 'saveOption',
  access: 'staff',
  method: 'PUT',
  path: 'private/product/option/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Names and values of an option; a value that products have is replaced by another one',
});

export const deleteOption = endpoint<typeof shapes.deleteOption>()({
  name: 'deleteOption',
  access: 'staff',
  method: 'DELETE',
  path: 'private/product/option/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Deletes an option that no product has',
});
