import type { Category } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { ContentPage } from '@vitrine/contract/content/content-shapes.ts';
import { expect, test } from 'vitest';
import { menuCategories, menuPages, ownLinks } from './frame-data.ts';

const category = (name: string, sortOrder: number, rest: Partial<Category> = {}) =>
  ({
    id: sortOrder,
    sortOrder,
    visible: true,
    image: null,
    description: { name, friendlyUrl: name.toLowerCase() },
    children: [],
    ...rest,
  }) as unknown as Category;
const page = (name: string, rest: Partial<ContentPage> = {}) =>
  ({
    visible: true,
    linkToMenu: true,
    description: { name, friendlyUrl: name.toLowerCase() },
    ...rest,
  }) as unknown as ContentPage;

test('the store menu has the visible categories in order, with their visible children (SCREEN-16)', () => {
  const children = [category('Cups', 2), category('Unseen', 1, { visible: false }), category('Mugs', 0)];
  const shown = menuCategories(
    [category('Light', 5), category('Hidden', 1, { visible: false }), category('Kitchen', 3, { children })],
    String,
    'en',
  );
  expect(shown.map(({ name, slug }) => [name, slug])).toEqual([
    ['Kitchen', 'kitchen'],
    ['Light', 'light'],
  ]);
  expect(shown[0]?.children.map(({ name }) => name)).toEqual(['Mugs', 'Cups']);
});

test('the menu of a shop with many categories has at most 200 links, and children of each category', () => {
  const many = (count: number, rest: Partial<Category> = {}) =>
    Array.from({ length: count }, (_, at) => category(`Room${at}`, at, rest));
  const linksOf = (categories: Category[]) =>
    menuCategories(categories, String, 'en').map(({ children }) => 1 + children.length);
  expect(linksOf(many(3, { children: many(30) }))).toEqual([25, 25, 25]);
  expect(linksOf(many(40, { children: many(30) }))).toEqual(Array(40).fill(5));
  expect(linksOf(many(300, { children: many(30) }))).toEqual(Array(200).fill(1));
});

test('names in another language than the page have their language', () => {
  const description = { name: 'Küche', friendlyUrl: 'kueche', language: 'de' } as Category['description'];
  const children = [category('Mugs', 0, { description: { ...description, language: 'fr' } })];
  const [kitchen] = menuCategories([category('Kitchen', 0, { description, children })], String, 'fr');
  expect(kitchen?.nameLanguage).toEqual({ lang: 'de', dir: 'ltr' });
  expect(kitchen?.children[0]?.nameLanguage).toBeUndefined();
});

test('the Blogs menu has visible pages with a description that are not excluded (SCREEN-17, SCREEN-18)', () => {
  const pages = [
    page('Lamps'),
    page('Draft', { visible: false }),
    page('Empty', { description: null }),
    page('Imprint', { linkToMenu: false }),
  ];
  expect(menuPages(pages, 'en')).toEqual([{ name: 'Lamps', slug: 'lamps' }]);
  expect(menuPages(pages.slice(1), 'en')).toEqual([]);
});

test('pages with links of their own are linked if the merchant has written them', () => {
  const none = { about: null, legal: null, delivery: null, returns: null, cookies: null };
  expect(ownLinks([])).toEqual(none);
  const written = (code: string, rest: Partial<ContentPage> = {}) =>
    page(code, { code, linkToMenu: false, publishedOn: null, ...rest });
  expect(ownLinks([written('about-us', { visible: false }), written('legal-policies')])).toEqual({
    ...none,
    legal: '/legal-policies',
    delivery: '/legal-policies#delivery',
    returns: '/legal-policies#returns',
  });
  expect(ownLinks([written('about-us'), written('returns'), written('cookies')])).toEqual({
    ...none,
    about: '/about-us',
    returns: '/content/returns',
    cookies: '/content/cookies',
  });
});
