import * as endpoints from '@vitrine/contract/product-editing/edit-pages.ts';
import * as shapes from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import type { StaffMount } from '../../platform/http/mount-staff.ts';
import type { StaffContext } from '../../store/store.ts';

/** Code for changes is loaded when it is used. */
const pages = () => import('./edit-page.ts');
const boxes = () => import('./edit-box.ts');
const home = () => import('./edit-home.ts');

export function mountPages(mount: StaffMount<StaffContext>): void {
  mount(endpoints.listEditedPages, shapes.listEditedPages, async (ctx) => (await pages()).listEditedPages(ctx));
  mount(endpoints.readPageForEdit, shapes.readPageForEdit, async (ctx, { params }) =>
    (await pages()).readPageForEdit(ctx, params.code),
  );
  mount(endpoints.createPage, shapes.createPage, async (ctx, { body }) => (await pages()).createPage(ctx, body));
  mount(endpoints.updatePage, shapes.updatePage, async (ctx, { params, body }) =>
    (await pages()).updatePage(ctx, params.code, body),
  );
  mount(endpoints.deletePage, shapes.deletePage, async (ctx, { params }) =>
    (await pages()).deletePage(ctx, params.code),
  );
  mount(endpoints.listEditedBoxes, shapes.listEditedBoxes, async (ctx) => (await boxes()).listEditedBoxes(ctx));
  mount(endpoints.saveBox, shapes.saveBox, async (ctx, { params, body }) =>
    (await boxes()).saveBox(ctx, params.code, body),
  );
  mount(endpoints.readHomeForEdit, shapes.readHomeForEdit, async (ctx) => (await home()).readHomeForEdit(ctx));
  mount(endpoints.saveHome, shapes.saveHome, async (ctx, { body }) => (await home()).saveHome(ctx, body));
}
