import { expect, test } from 'vitest';
import type { Language, PagePaths } from '../i18n/language.ts';
import { pageMeta } from './page-meta.ts';

const headOf = (pathname: string, languages: Language[], paths?: PagePaths) => {
  const site = { shopUrl: 'https://shop.test', store: { name: 'Shop', currency: 'USD', languages } };
  const head = pageMeta({ location: { pathname }, matches: [{ loaderData: site }] }, { title: 'Mug', paths });
  const links = head.flatMap((tag) => ('rel' in tag ? [tag as Record<string, string>] : []));
  return {
    title: head.flatMap((tag) => ('title' in tag ? [tag.title] : []))[0],
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map(({ hrefLang = '', href }) => [hrefLang, href]),
    ),
    isIndexed: !head.some((tag) => 'name' in tag && tag.name === 'robots'),
  };
};

const mug = { en: '/product/mug', de: '/product/becher' };

test('a page names all languages it is written in, itself included, and the own one of the store for the others', () => {
  expect(headOf('/de/product/becher', ['de', 'en', 'fr'], mug)).toEqual({
    title: 'Mug – Shop',
    canonical: 'https://shop.test/de/product/becher',
    alternates: {
      de: 'https://shop.test/de/product/becher',
      en: 'https://shop.test/product/mug',
      'x-default': 'https://shop.test/de/product/becher',
    },
    isIndexed: true,
  });
});

test('a page that is not written in its language is not indexed and names the written one', () => {
  expect(headOf('/fr/product/mug', ['en', 'fr', 'de'], mug)).toEqual({
    title: 'Mug – Shop',
    canonical: 'https://shop.test/product/mug',
    alternates: {},
    isIndexed: false,
  });
});

test('a language that the store does not offer has no pages', () => {
  expect(headOf('/de/product/becher', ['en', 'fr'])).toEqual({
    title: 'Seite nicht gefunden',
    canonical: undefined,
    alternates: {},
    isIndexed: false,
  });
});
