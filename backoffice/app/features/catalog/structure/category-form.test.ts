import type { EditedCategory } from '@vitrine/contract/product-editing/edited-structure.ts';
import { expect, test } from 'vitest';
import { aCustomField } from '../../../../testing/a-custom-field.ts';
import { categoryChanges, checkCategory, valuesOf } from './category-form.ts';

const empty = { slug: null, title: null, metaDescription: null, description: null, headAlt: null };
const category: EditedCategory = {
  code: 'mugs',
  version: 'v1',
  languages: ['en', 'fr'],
  parent: null,
  visible: true,
  featured: false,
  texts: { en: { ...empty, name: 'Mugs', slug: 'mugs' }, fr: { ...empty, name: null } },
  image: { hash: '0123456789abcdef', url: '/a' },
  headImage: null,
  fields: { buyer: 'Ada', rank: 3 },
};
const custom = {
  fields: [
    aCustomField({ code: 'buyer', subject: 'category' }),
    aCustomField({ code: 'rank', subject: 'category', kind: 'count' }),
  ],
  languages: category.languages,
  notation: { currency: 'EUR', digits: 2, locale: 'fr-FR' },
};
const base = valuesOf(category, custom);

test('only what was changed is sent', () => {
  expect(categoryChanges(base, { ...base, 'text:name:fr': ' Tasses ', visible: false }, custom)).toEqual({
    texts: { fr: { name: 'Tasses' } },
    visible: false,
  });
  const head = [{ hash: 'fedcba9876543210', name: 'wide.webp', url: '/b', alt: {} }];
  expect(categoryChanges(base, { ...base, image: [], headImage: head }, custom)).toEqual({
    image: null,
    headImage: { hash: 'fedcba9876543210', name: 'wide.webp' },
  });
  expect(categoryChanges(base, base, custom)).toEqual({});
  expect(categoryChanges(base, { ...base, 'fields.buyer': '', 'fields.rank': '1 200' }, custom)).toEqual({
    fields: { buyer: null, rank: 1200 },
  });
});

test('a name in the first language, and in every language with a text', () => {
  expect(checkCategory(category, base, custom)).toEqual({});
  expect(checkCategory(category, { ...base, 'text:name:en': ' ' }, custom)).toEqual({ 'text:name:en': 'name-empty' });
  expect(checkCategory(category, { ...base, 'text:title:fr': 'Titre' }, custom)).toEqual({
    'text:name:fr': 'name-missing',
  });
  expect(
    checkCategory(category, { ...base, 'text:slug:en': 'Not so', code: 'no spaces', 'fields.rank': '1,5' }, custom),
  ).toEqual({
    'text:slug:en': 'slug',
    code: 'code',
    'fields.rank': { kind: 'whole' },
  });
});
