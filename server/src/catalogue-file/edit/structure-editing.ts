// Categories, brands and options, for the routes of the back office. What an import needs is loaded when it is used.

import type * as brand from './edit-brand.ts';
import type * as category from './edit-category.ts';
import type * as option from './edit-option.ts';

/** The use case of that name, loaded with its first call. */
const later =
  <A extends readonly unknown[], R>(load: () => Promise<(...given: A) => Promise<R>>) =>
  async (...given: A): Promise<R> =>
    (await load())(...given);

const ofCategory =
  <K extends keyof typeof category>(name: K) =>
  async (): Promise<(typeof category)[K]> =>
    (await import('./edit-category.ts'))[name];
const ofBrand =
  <K extends keyof typeof brand>(name: K) =>
  async (): Promise<(typeof brand)[K]> =>
    (await import('./edit-brand.ts'))[name];
const ofOption =
  <K extends keyof typeof option>(name: K) =>
  async (): Promise<(typeof option)[K]> =>
    (await import('./edit-option.ts'))[name];

export const structureEditing = {
  readCategoryForEdit: later(ofCategory('readCategoryForEdit')),
  createCategory: later(ofCategory('createCategory')),
  updateCategory: later(ofCategory('updateCategory')),
  moveCategory: later(ofCategory('moveCategory')),
  previewCategory: later(ofCategory('previewCategory')),
  deleteCategory: later(ofCategory('deleteCategory')),
  createBrand: later(ofBrand('createBrand')),
  saveBrand: later(ofBrand('saveBrand')),
  deleteBrand: later(ofBrand('deleteBrand')),
  createOption: later(ofOption('createOption')),
  saveOption: later(ofOption('saveOption')),
  deleteOption: later(ofOption('deleteOption')),
};
