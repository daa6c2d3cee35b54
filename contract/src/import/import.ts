// Importing a file into the catalog, and exporting the catalog into one.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './import-shapes.ts';

export const uploadImport = endpoint<typeof shapes.uploadImport>()({
  name: 'uploadImport',
  access: 'staff',
  method: 'POST',
  path: 'private/import',
  success: 201,
  upload: { maxBytes: 50 * 1024 * 1024, isStreamed: true },
  staff: { permission: 'import.w', record: 'none' },
  summary: 'Stores a file for an import: CSV, YAML, or a ZIP file of a catalog folder. Nothing is changed',
});

export const readImport = endpoint<typeof shapes.readImport>()({
  name: 'readImport',
  access: 'staff',
  method: 'GET',
  path: 'private/import/{id}',
  staff: { permission: 'import.w', record: 'none' },
  summary: 'An import: its file, its progress, and what it would change or has changed',
});

export const previewImport = endpoint<typeof shapes.previewImport>()({
  name: 'previewImport',
  access: 'staff',
  method: 'POST',
  path: 'private/import/{id}/preview',
  staff: { permission: 'import.w', depending: ['stock.w', 'settings.w'], record: 'none' },
  summary: 'Checks the file and finds out what it would change; nothing is changed',
});

export const listImportChanges = endpoint<typeof shapes.listImportChanges>()({
  name: 'listImportChanges',
  access: 'staff',
  method: 'GET',
  path: 'private/import/{id}/changes',
  staff: { permission: 'import.w', record: 'none' },
  summary: 'What a previewed import would change, from which value to which: the first 2000 entries',
});

export const readImportReport = endpoint<typeof shapes.readImportReport>()({
  name: 'readImportReport',
  access: 'staff',
  method: 'GET',
  path: 'private/import/{id}/report',
  staff: { permission: 'import.w', record: 'none' },
  summary: 'What could not be carried over from the file of another shop, by line, as text',
});

export const runImport = endpoint<typeof shapes.runImport>()({
  name: 'runImport',
  access: 'staff',
  method: 'POST',
  path: 'private/import/{id}/run',
  staff: { permission: 'import.w', depending: ['stock.w', 'settings.w'], danger: true, record: 'change' },
  summary: 'Makes the changes of the preview; refused when they would be others by now',
});

export const exportCatalog = endpoint<typeof shapes.exportCatalog>()({
  name: 'exportCatalog',
  access: 'staff',
  method: 'GET',
  path: 'private/export',
  staff: { permission: 'catalog.r', depending: ['settings.w'], record: 'none' },
  summary:
    'Catalog and content with all pictures as a ZIP file, which can be imported again; settings and coupons for those who may change settings',
});
