import * as endpoints from '@vitrine/contract/product-editing/edit-structure.ts';
import * as shapes from '@vitrine/contract/product-editing/edit-structure-shapes.ts';
import type { StaffMount } from '../../platform/http/mount-staff.ts';
import type { StaffContext } from '../../store/store.ts';
import { listBrands, listCategoryTree, listOptions, listProperties } from './list-structure.ts';

/** Code for changes is loaded when it is used. */
const categories = () => import('./edit-category.ts');
const brands = () => import('./edit-brand.ts');
const options = () => import('./edit-option.ts');

export function mountStructure(mount: StaffMount<StaffContext>): void {
  mount(endpoints.listCategoryTree, shapes.listCategoryTree, listCategoryTree);
  mount(endpoints.listBrands, shapes.listBrands, listBrands);
  mount(endpoints.listOptions, shapes.listOptions, listOptions);
  mount(endpoints.listProperties, shapes.listProperties, listProperties);
  mountCategories(mount);
  mount(endpoints.createBrand, shapes.createBrand, async (ctx, { body }) => (await brands()).createBrand(ctx, body));
  mount(endpoints.saveBrand, shapes.saveBrand, async (ctx, { params, body }) =>
    (await brands()).saveBrand(ctx, params.code, body),
  );
  mount(endpoints.deleteBrand, shapes.deleteBrand, async (ctx, { params, query }) =>
    (await brands()).deleteBrand(ctx, params.code, query.target),
  );
  mount(endpoints.createOption, shapes.createOption, async (ctx, { body }) =>
    (await options()).createOption(ctx, body),
  );
  mount(endpoints.saveOption, shapes.saveOption, async (ctx, { params, body }) =>
    (await options()).saveOption(ctx, params.code, body),
  );
  mount(endpoints.deleteOption, shapes.deleteOption, async (ctx, { params }) =>
    (await options()).deleteOption(ctx, params.code),
  );
}

function mountCategories(mount: StaffMount<StaffContext>): void {
  mount(endpoints.readCategoryForEdit, shapes.readCategoryForEdit, async (ctx, { params }) =>
    (await categories()).readCategoryForEdit(ctx, params.code),
  );
  mount(endpoints.createCategory, shapes.createCategory, async (ctx, { body }) =>
    (await categories()).createCategory(ctx, body),
  );
  mount(endpoints.updateCategory, shapes.updateCategory, async (ctx, { params, body }) =>
    (await categories()).updateCategory(ctx, params.code, body),
  );
  mount(endpoints.moveCategory, shapes.moveCategory, async (ctx, { params, body }) =>
    (await categories()).moveCategory(ctx, params, body),
  );
  mount(endpoints.previewCategory, shapes.previewCategory, async (ctx, { params }) =>
    (await categories()).previewCategory(ctx, params.code),
  );
  mount(endpoints.deleteCategory, shapes.deleteCategory, async (ctx, { params, query }) =>
    (await categories()).deleteCategory(ctx, params.code, query),
  );
}
