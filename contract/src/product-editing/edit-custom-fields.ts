// Custom fields in the back office: what the merchant defines. Values are part of the entries that have them.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './edit-custom-fields-shapes.ts';

export const listCustomFields = endpoint<typeof shapes.listCustomFields>()({
  name: 'listCustomFields',
  access: 'staff',
  method: 'GET',
  path: 'private/fields',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'All custom fields, with the number of entries that have a value',
});

export const createCustomField = endpoint<typeof shapes.createCustomField>()({
  name: 'createCustomField',
  access: 'staff',
  method: 'POST',
  path: 'private/field',
  success: 201,
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'A new custom field of products, variants, categories, customers or orders',
});

export const saveCustomField = endpoint<typeof shapes.saveCustomField>()({
  name: 'saveCustomField',
  access: 'staff',
  method: 'PUT',
  path: 'private/field/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary:
    'Names, choices, marks and place of a custom field; refused with the current state when it has changed meanwhile',
});

export const deleteCustomField = endpoint<typeof shapes.deleteCustomField>()({
  name: 'deleteCustomField',
  access: 'staff',
  method: 'DELETE',
  path: 'private/field/{code}',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Deletes a custom field that nothing has a value of',
});
