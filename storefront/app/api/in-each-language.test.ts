import { expect, test } from 'vitest';
import type { Language } from '../i18n/language.ts';
import { writtenPaths } from './in-each-language.ts';

const page = (language: string | undefined, slug: string) => ({
  description: language === undefined ? {} : { language },
  slug,
});

test('a page has paths only in the languages it is written in', () => {
  const pages = new Map<Language, ReturnType<typeof page>>([
    ['en', page('en', 'mug')],
    ['fr', page('en', 'mug')],
    ['de', page('de', 'becher')],
  ]);
  expect(writtenPaths(pages, ({ slug }) => `/product/${slug}`)).toEqual({ en: '/product/mug', de: '/product/becher' });
});

test('a server that does not say the language of a text is believed', () => {
  const pages = new Map<Language, ReturnType<typeof page>>([['fr', page(undefined, 'mug')]]);
  expect(writtenPaths(pages, ({ slug }) => `/product/${slug}`)).toEqual({ fr: '/product/mug' });
});
