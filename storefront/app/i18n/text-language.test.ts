import { expect, test } from 'vitest';
import { languageAttributes, textLanguage } from './text-language.ts';

test('a text in the language of the page needs no attributes', () => {
  expect(textLanguage({ language: 'fr' }, 'name', 'fr')).toBeUndefined();
  expect(textLanguage({}, 'name', 'fr')).toBeUndefined();
  expect(textLanguage(null, 'name', 'fr')).toBeUndefined();
});

test('attributes are set only for a language that is told and is not the one of the page', () => {
  expect(languageAttributes('en', 'fr')).toEqual({ lang: 'en', dir: 'ltr' });
  for (const lang of ['fr', null, undefined, '']) expect(languageAttributes(lang, 'fr')).toBeUndefined();
});

test('a text that replaces a missing one says its language, whole or one part of it', () => {
  expect(textLanguage({ language: 'en' }, 'name', 'fr')).toEqual({ lang: 'en', dir: 'ltr' });
  const partly = { language: 'fr', languages: { description: 'en' } };
  expect(textLanguage(partly, 'description', 'fr')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(textLanguage(partly, 'name', 'fr')).toBeUndefined();
  expect(textLanguage({ language: 'xx' }, 'name', 'fr')).toEqual({ lang: 'xx', dir: 'auto' });
});
