import { z } from 'zod';
import { bulkActions, bulkJob, bulkRow, bulkSelection, scheduledBulk } from './bulk-actions.ts';
import { editedProduct, newProduct, productChanges, productDraft, sale, stockMovement } from './edited-product.ts';
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
import { amount, csvFile, idParams, listOf, listQuery, skuParams } from './list-shapes.ts';

const variant = z.object({
  sku: z.string(),
  label: z.string().describe('Its options, such as Blue, M; empty when there is one variant'),
  price: amount,
  sale: sale.nullable(),
  stock: z.int(),
  lowStock: z.boolean(),
  available: z.boolean(),
});

const row = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  visible: z.boolean(),
  archived: z.boolean(),
  category: z.string().nullable(),
  brand: z.string().nullable(),
  slug: z.string(),
  currency: z.string(),
  priceFrom: amount,
  priceTo: amount,
  stock: z.int().describe('Of all variants'),
  missingLanguages: z.array(z.string()),
  variants: z.array(variant),
});
export type CatalogueRow = z.output<typeof row>;

const catalogueFilters = {
  q: z.string().max(200).optional().describe('Name or SKU'),
  category: z.string().max(100).optional().describe('Code; its descendants are included'),
  brand: z.string().max(100).optional().describe('Code'),
  visible: z
    .enum(['yes', 'no', 'archived'])
    .optional()
    .describe('archived: only the archive, which is left out otherwise'),
  stock: z.enum(['out', 'low']).optional().describe('low: at or below the threshold of the product'),
  sort: z.enum(['name', 'newest']).default('name'),
};
export const searchCatalogue = { query: z.object({ ...listQuery, ...catalogueFilters }), response: listOf(row) };
export const exportProducts = { query: z.object(catalogueFilters), response: csvFile };
export const patchProduct = {
  params: skuParams,
  body: z.object({
    name: z.string().trim().min(1).max(120).optional(),
    lang: z.string().max(10).optional().describe("Language of the name; the store's first one when it is missing"),
    visible: z.boolean().optional(),
  }),
  response: row,
};
export const setPrice = {
  params: skuParams,
  body: z.object({ price: amount.optional(), sale: sale.nullable().optional().describe('null ends the sale') }),
  response: row,
};
export const setStock = {
  params: skuParams,
  body: z.object({
    stock: z.int().min(0).max(10_000_000),
    expected: z.int().optional().describe('Stock as it was shown'),
  }),
  response: row,
};
export const readStock = {
  params: skuParams,
  response: z.object({ stock: z.int(), movements: z.array(stockMovement).describe('The newest 100') }),
};
export const readProductForEdit = { params: idParams, response: editedProduct };
export const createProduct = { body: newProduct, response: editedProduct };
export const updateProduct = { params: idParams, body: productChanges, response: editedProduct };
export const readDraft = { params: idParams, response: z.object({ draft: productDraft.nullable() }) };
export const saveDraft = {
  params: idParams,
  body: productChanges.extend({ publishAt: z.iso.datetime().nullable() }),
  response: productDraft,
};
export const deleteDraft = { params: idParams, response: z.null() };
export const previewDraft = { params: idParams, response: z.object({ url: z.string() }) };
export const uploadPicture = {
  query: z.object({ name: z.string().trim().min(1).max(200).describe('Name of the file') }),
  body: z.instanceof(Uint8Array),
  response: z.object({ hash: z.string(), name: z.string(), url: z.string(), width: z.int(), height: z.int() }),
};
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

const jobParams = z.object({ job: z.coerce.number().int().min(1).max(2_147_483_647) });
export const previewBulk = {
  body: z.object({ selection: bulkSelection, actions: bulkActions }),
  response: bulkJob,
};
export const runBulk = { params: jobParams, response: bulkJob };
export const scheduleBulk = {
  params: jobParams,
  body: z.object({ at: z.iso.datetime() }),
  response: bulkJob,
};
export const cancelBulk = { params: jobParams, response: z.null() };
export const listScheduledBulk = { response: z.object({ items: z.array(scheduledBulk) }) };
export const readBulk = { params: jobParams, response: bulkJob };
export const listBulkRows = {
  params: jobParams,
  query: z.object({ ...listQuery, show: z.enum(['all', 'warned', 'refused']).default('all') }),
  response: listOf(bulkRow),
};
