// Products as the merchant sees and changes them.
import { endpoint } from '../endpoint.ts';
import { MAX_PICTURE_BYTES } from '../picture-limits.ts';
import type * as shapes from './staff-catalog-shapes.ts';

export const searchCatalog = endpoint<typeof shapes.searchCatalog>()({
  name: 'searchCatalog',
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

export const uploadPicture = endpoint<typeof shapes.uploadPicture>()({
  name: 'uploadPicture',
  access: 'staff',
  method: 'POST',
  path: 'private/file',
  upload: { maxBytes: MAX_PICTURE_BYTES },
  staff: { permission: 'catalog.w', record: 'none' },
  summary: 'Stores a picture, which a product can then name by its hash',
});
