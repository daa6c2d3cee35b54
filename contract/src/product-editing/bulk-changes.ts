// Changes of many products at once.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './bulk-changes-shapes.ts';

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
