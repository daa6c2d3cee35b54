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
