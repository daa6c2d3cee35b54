import { customFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { expect, test } from 'vitest';
import { suggestColumns } from './suggest-columns.ts';

const field = { help: {}, choices: [], shown: false, filter: false, onInvoice: false };
const fields = [
  { ...field, code: 'material', subject: 'product', kind: 'text', name: { en: 'Material', fr: 'Matière' } },
  { ...field, code: 'motto', subject: 'product', kind: 'texts', name: { en: 'House motto' } },
  { ...field, code: 'glaze', subject: 'variant', kind: 'decimal', name: { en: 'Glaze (mm)' } },
  { ...field, code: 'buyer', subject: 'category', kind: 'text', name: { en: 'Buyer' } },
] as const;
const scope = { languages: ['fr', 'en'], custom: customFieldSets(fields), properties: [], options: [] };
const suggest = (...names: string[]) => suggestColumns(names, scope, fields);

test('columns are suggested by the words of several languages, in the first language of the shop', () => {
  expect(suggest('Artikel-Nr.', 'Désignation', 'PRIX TTC', 'Remarque')).toEqual(['sku', 'name.fr', 'price', '']);
});

test('columns of the merchant’s fields are suggested by code, and by name in any language', () => {
  expect(suggest('MATERIAL', 'house-motto', 'Glaze')).toEqual(['fields.material', 'fields.motto.fr', 'fields.glaze']);
  expect(suggest('matiere', 'fields.motto.en')).toEqual(['fields.material', 'fields.motto.en']);
});

test('a meaning is suggested once, and fields of other entries never', () => {
  expect(suggest('Material', 'Matière', 'Buyer')).toEqual(['fields.material', '', '']);
});
