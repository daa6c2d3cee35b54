import * as endpoints from '@vitrine/contract/product-editing/edit-custom-fields.ts';
import * as shapes from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import type { StaffMount } from '../../platform/http/mount-staff.ts';
import type { StaffContext } from '../../store/store.ts';

/** Code for changes is loaded when it is used. */
const fields = () => import('./edit-custom-field.ts');

export function mountCustomFields(mount: StaffMount<StaffContext>): void {
  mount(endpoints.listCustomFields, shapes.listCustomFields, async (ctx) => (await fields()).listCustomFields(ctx));
  mount(endpoints.createCustomField, shapes.createCustomField, async (ctx, { body }) =>
    (await fields()).createCustomField(ctx, body),
  );
  mount(endpoints.saveCustomField, shapes.saveCustomField, async (ctx, { params, body }) =>
    (await fields()).saveCustomField(ctx, params.code, body),
  );
  mount(endpoints.deleteCustomField, shapes.deleteCustomField, async (ctx, { params }) =>
    (await fields()).deleteCustomField(ctx, params.code),
  );
}
