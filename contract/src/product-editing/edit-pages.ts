// Pages, posts, text boxes and the home page in the back office.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './edit-pages-shapes.ts';

export const listEditedPages = endpoint<typeof shapes.listEditedPages>()({
  name: 'listEditedPages',
  access: 'staff',
  method: 'GET',
  path: 'private/pages',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'All pages and posts, hidden ones included',
});

export const readPageForEdit = endpoint<typeof shapes.readPageForEdit>()({
  name: 'readPageForEdit',
  access: 'staff',
  method: 'GET',
  path: 'private/pages/{code}',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'A page or post with everything that can be edited, and its version',
});

export const createPage = endpoint<typeof shapes.createPage>()({
  name: 'createPage',
  access: 'staff',
  method: 'POST',
  path: 'private/pages',
  success: 201,
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'A new page or post',
});

export const updatePage = endpoint<typeof shapes.updatePage>()({
  name: 'updatePage',
  access: 'staff',
  method: 'PUT',
  path: 'private/pages/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Changes of a page or post; refused with the current state when it has changed meanwhile',
});

export const deletePage = endpoint<typeof shapes.deletePage>()({
  name: 'deletePage',
  access: 'staff',
  method: 'DELETE',
  path: 'private/pages/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Deletes a page or post; the history can bring it back',
});

export const listEditedBoxes = endpoint<typeof shapes.listEditedBoxes>()({
  name: 'listEditedBoxes',
  access: 'staff',
  method: 'GET',
  path: 'private/boxes',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'The texts that stand in fixed places of the shop, also those that were never written',
});

export const saveBox = endpoint<typeof shapes.saveBox>()({
  name: 'saveBox',
  access: 'staff',
  method: 'PUT',
  path: 'private/boxes/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Changes of a text box; refused with the current state when it has changed meanwhile',
});

export const readHomeForEdit = endpoint<typeof shapes.readHomeForEdit>()({
  name: 'readHomeForEdit',
  access: 'staff',
  method: 'GET',
  path: 'private/home',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'The sections of the home page with everything that can be edited, and its version',
});

export const saveHome = endpoint<typeof shapes.saveHome>()({
  name: 'saveHome',
  access: 'staff',
  method: 'PUT',
  path: 'private/home',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'All sections of the home page in their order; refused with the current state when it has changed meanwhile',
});
