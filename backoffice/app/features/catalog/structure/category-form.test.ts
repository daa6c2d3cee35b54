import type { EditedCategory } from '@vitrine/contract/product-editing/edited-structure.ts';
import { expect, test } from 'vitest';
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
  fields: {},
};
const base = valuesOf(category);

test('only what was changed is sent', () => {
  expect(categoryChanges(base, { ...base, 'text:name:fr': ' Tasses ', visible: false })).toEqual({
    texts: { fr: { name: 'Tasses' } },
    visible: false,
  });
  const head = [{ hash: 'fedcba9876543210', name: 'wide.webp', url: '/b', alt: {} }];
  expect(categoryChanges(base, { ...base, image: [], headImage: head })).toEqual({
    image: null,
    headImage: { hash: 'fedcba9876543210', name: 'wide.webp' },
  });
  expect(categoryChanges(base, base)).toEqual({});
});

test('a name in the first language, and in every language with a text', () => {
  expect(checkCategory(category, base)).toEqual({});
  expect(checkCategory(category, { ...base, 'text:name:en': ' ' })).toEqual({ 'text:name:en': 'name-empty' });
  expect(checkCategory(category, { ...base, 'text:title:fr': 'Titre' })).toEqual({ 'text:name:fr': 'name-missing' });
  expect(checkCategory(category, { ...base, 'text:slug:en': 'Not so', code: 'no spaces' })).toEqual({
    'text:slug:en': 'slug',
    code: 'code',
  });
});
