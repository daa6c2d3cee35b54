import { z } from 'zod';
import {
  brandChanges,
  brandChoice,
  categoryChanges,
  categoryChoice,
  categoryEffect,
  categoryMove,
  categoryOrTop,
  code,
  codeParams,
  deletedCategoryQuery,
  editedCategory,
  newBrand,
  newCategory,
  newOption,
  optionChanges,
  optionChoice,
  propertyChoice,
  targetQuery,
} from './edited-structure.ts';

export const readCategoryForEdit = { params: codeParams, response: editedCategory };
export const createCategory = { body: newCategory, response: editedCategory };
export const updateCategory = { params: codeParams, body: categoryChanges, response: editedCategory };
export const moveCategory = {
  params: z.object({ code, parent: categoryOrTop }),
  body: categoryMove,
  response: z.object({ items: z.array(categoryChoice) }),
};
export const previewCategory = { params: codeParams, response: categoryEffect };
export const deleteCategory = { params: codeParams, query: deletedCategoryQuery, response: z.null() };
export const createBrand = { body: newBrand, response: z.object({ items: z.array(brandChoice) }) };
export const saveBrand = {
  params: codeParams,
  body: brandChanges,
  response: z.object({ items: z.array(brandChoice) }),
};
export const deleteBrand = { params: codeParams, query: targetQuery, response: z.null() };
export const createOption = { body: newOption, response: z.object({ items: z.array(optionChoice) }) };
export const saveOption = {
  params: codeParams,
  body: optionChanges,
  response: z.object({ items: z.array(optionChoice) }),
};
export const deleteOption = { params: codeParams, response: z.null() };
export const listCategoryTree = { response: z.object({ items: z.array(categoryChoice) }) };
export const listBrands = { response: z.object({ items: z.array(brandChoice) }) };
export const listOptions = { response: z.object({ items: z.array(optionChoice) }) };
export const listProperties = { response: z.object({ items: z.array(propertyChoice) }) };
