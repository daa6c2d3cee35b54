// Categories, brands, options and properties in the back office.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './edit-structure-shapes.ts';

export const listCategoryTree = endpoint<typeof shapes.listCategoryTree>()({
  name: 'listCategoryTree',
  access: 'staff',
  method: 'GET',
  path: 'private/category',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'All categories, hidden ones included',
});

export const listBrands = endpoint<typeof shapes.listBrands>()({
  name: 'listBrands',
  access: 'staff',
  method: 'GET',
  path: 'private/manufacturers',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'All brands',
});

export const listOptions = endpoint<typeof shapes.listOptions>()({
  name: 'listOptions',
  access: 'staff',
  method: 'GET',
  path: 'private/product/options',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'All options with their values',
});

export const listProperties = endpoint<typeof shapes.listProperties>()({
  name: 'listProperties',
  access: 'staff',
  method: 'GET',
  path: 'private/product/properties',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'All properties, such as material',
});

export const readCategoryForEdit = endpoint<typeof shapes.readCategoryForEdit>()({
  name: 'readCategoryForEdit',
  access: 'staff',
  method: 'GET',
  path: 'private/category/{code}',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'A category with everything that can be edited, and its version',
});

export const createCategory = endpoint<typeof shapes.createCategory>()({
  name: 'createCategory',
  access: 'staff',
  method: 'POST',
  path: 'private/category',
  success: 201,
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'A new category, the last of its neighbours',
});

export const updateCategory = endpoint<typeof shapes.updateCategory>()({
  name: 'updateCategory',
  access: 'staff',
  method: 'PUT',
  path: 'private/category/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Changes of a category; refused with the current state when it has changed meanwhile',
});

export const moveCategory = endpoint<typeof shapes.moveCategory>()({
  name: 'moveCategory',
  access: 'staff',
  method: 'PUT',
  path: 'private/category/{code}/move/{parent}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Puts a category below another one, at a place among its neighbours',
});

export const previewCategory = endpoint<typeof shapes.previewCategory>()({
  name: 'previewCategory',
  access: 'staff',
  method: 'GET',
  path: 'private/category/{code}/products',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'How many products a change of the category affects',
});

export const deleteCategory = endpoint<typeof shapes.deleteCategory>()({
  name: 'deleteCategory',
  access: 'staff',
  method: 'DELETE',
  path: 'private/category/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Deletes a category; its products and the categories below it go to others',
});

export const createBrand = endpoint<typeof shapes.createBrand>()({
  name: 'createBrand',
  access: 'staff',
  method: 'POST',
  path: 'private/manufacturer',
  success: 201,
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'A new brand',
});

export const saveBrand = endpoint<typeof shapes.saveBrand>()({
  name: 'saveBrand',
  access: 'staff',
  method: 'PUT',
  path: 'private/manufacturer/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Names and place of a brand; refused with the current state when it has changed meanwhile',
});

export const deleteBrand = endpoint<typeof shapes.deleteBrand>()({
  name: 'deleteBrand',
  access: 'staff',
  method: 'DELETE',
  path: 'private/manufacturer/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Deletes a brand, or merges it: its products get another one',
});

export const createOption = endpoint<typeof shapes.createOption>()({
  name: 'createOption',
  access: 'staff',
  method: 'POST',
  path: 'private/product/option',
  success: 201,
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'A new option, such as a color',
});

export const saveOption = endpoint<typeof shapes.saveOption>()({
  name: 'saveOption',
  access: 'staff',
  method: 'PUT',
  path: 'private/product/option/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Names and values of an option; a value that products have is replaced by another one',
});

export const deleteOption = endpoint<typeof shapes.deleteOption>()({
  name: 'deleteOption',
  access: 'staff',
  method: 'DELETE',
  path: 'private/product/option/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Deletes an option that no product has',
});
