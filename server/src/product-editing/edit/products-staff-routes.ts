import * as endpoints from '@vitrine/contract/product-editing/edit-products.ts';
import * as shapes from '@vitrine/contract/product-editing/edit-products-shapes.ts';
import type { StaffMount } from '../../platform/http/mount-staff.ts';
import type { StaffContext } from '../../store/store.ts';

/** The libraries for Markdown and cleaning are loaded when they are used. */
const products = () => import('./edit-product.ts');
const drafts = () => import('../draft/drafts.ts');

export function mountProducts(mount: StaffMount<StaffContext>): void {
  mount(endpoints.readProductForEdit, shapes.readProductForEdit, async (ctx, { params }) =>
    (await products()).readProductForEdit(ctx, params.id),
  );
  mount(endpoints.createProduct, shapes.createProduct, async (ctx, { body }) =>
    (await products()).createProduct(ctx, body),
  );
  mount(endpoints.updateProduct, shapes.updateProduct, async (ctx, { params, body }) =>
    (await products()).updateProduct(ctx, params.id, body),
  );
  mount(endpoints.readDraft, shapes.readDraft, async (ctx, { params }) => (await drafts()).readDraft(ctx, params.id));
  mount(endpoints.saveDraft, shapes.saveDraft, async (ctx, { params, body }) =>
    (await drafts()).saveDraft(ctx, params.id, body),
  );
  mount(endpoints.deleteDraft, shapes.deleteDraft, async (ctx, { params }) =>
    (await drafts()).deleteDraft(ctx, params.id),
  );
  mount(endpoints.previewDraft, shapes.previewDraft, async (ctx, { params }) =>
    (await drafts()).previewDraft(ctx, params.id),
  );
}
