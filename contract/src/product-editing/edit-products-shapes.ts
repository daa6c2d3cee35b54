import { z } from 'zod';
import { idParams } from '../staff/list-shapes.ts';
import { editedProduct, newProduct, productChanges, productDraft } from './edited-product.ts';

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
