// Products and their drafts in the editor.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './edit-products-shapes.ts';

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
