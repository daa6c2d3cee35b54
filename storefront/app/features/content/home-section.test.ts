import type { HomeSection } from '@vitrine/contract/content/content-shapes.ts';
import { expect, test } from 'vitest';
import { ALL_PRODUCTS, defaultBlocks, homeBlocks } from './home-section.ts';

test('a store without sections of its own shows its categories and products, in the words of the page', () => {
  expect(homeBlocks([], 'http://shop.test', 'en')).toEqual([]);
  expect(defaultBlocks('en').map(({ type, code, title }) => [type, code, title])).toEqual([
    ['categories', null, null],
    ['products', ALL_PRODUCTS, 'All products'],
  ]);
  expect(defaultBlocks('fr')[1]).toMatchObject({ title: 'Tous les produits', link: { to: '/category/all' } });
});

test('texts of a section say their language where it is not the one of the page', () => {
  const section: HomeSection = {
    type: 'hero',
    code: null,
    title: 'Bienvenue',
    text: 'Made here',
    linkText: 'See',
    link: '/category/all',
    languages: { text: 'en', linkText: 'en' },
    images: [{ url: '/a.webp', width: 8, height: 5, alt: 'A lamp', altLanguage: 'en' }],
    items: [
      { title: 'Rapide', text: 'Deux jours', icon: null, language: 'fr' },
      { title: 'Safe', text: 'By card', icon: null, language: 'en' },
    ],
    visible: true,
    sortOrder: 0,
  };
  const english = { lang: 'en', dir: 'ltr' };
  const [block] = homeBlocks([section], 'http://shop.test', 'fr');
  expect(block).toMatchObject({
    textLanguage: english,
    link: { language: english },
    photos: [{ altLanguage: english }],
  });
  expect([block?.titleLanguage, ...(block?.items ?? []).map(({ language }) => language)]).toEqual([
    undefined,
    undefined,
    english,
  ]);
});
