import type { ContentPage, HomeSection } from '@vitrine/contract/content/content-shapes.ts';
import { expect, test } from 'vitest';
import { articleTeasers } from './article-teaser.ts';
import { articleView } from './article-view.ts';
import { homeBlocks } from './home-section.ts';

const shopUrl = 'https://shop.example';
const place = { shopUrl, language: 'en' as const };
const page = (code: string, over: object = {}, description: object = {}) =>
  ({
    code,
    visible: true,
    publishedOn: '2026-01-01',
    image: null,
    description: { name: code, friendlyUrl: null, title: null, description: '<p>Text</p>', ...description },
    ...over,
  }) as ContentPage;

test('a summary is the merchant’s, or else the beginning of the text', () => {
  const summaryOf = (description: object) => articleView(page('a', {}, description), null, place).summary;
  expect(summaryOf({ metaDescription: 'For search', highlights: 'For lists' })).toBe('For search');
  expect(summaryOf({ metaDescription: '', highlights: 'For lists' })).toBe('For lists');
  expect(summaryOf({ description: `<p>${'word '.repeat(100)}</p>` }).length).toBeLessThanOrEqual(156);
});

test('reading time is one minute for each 220 words, at least one', () => {
  const minutesOf = (words: number) =>
    articleView(page('a', {}, { description: `<p>${'word '.repeat(words)}</p>` }), null, place).minutes;
  expect([minutesOf(1), minutesOf(220), minutesOf(660)]).toEqual([1, 1, 3]);
});

test('headings have the anchors of the first language', () => {
  const french = page('a', {}, { description: '<h2>Retours</h2><h2>Livraison</h2>' });
  const english = page('a', {}, { description: '<h2>Returns</h2><h2>Delivery</h2>' });
  const { headings } = articleView(french, english, { shopUrl, language: 'fr' });
  expect(headings).toEqual([
    { id: 'returns', text: 'Retours' },
    { id: 'delivery', text: 'Livraison' },
  ]);
});

test('articles are sorted newest first; hidden ones and those without a date are omitted', () => {
  const pages = [
    page('old', { publishedOn: '2025-01-01' }),
    page('new', { publishedOn: '2026-05-01' }, { friendlyUrl: 'the-new' }),
    page('hidden', { visible: false }),
    page('imprint', { publishedOn: null }),
    page('empty', { description: null }),
  ];
  expect(articleTeasers(pages, shopUrl, 'en').map(({ slug }) => slug)).toEqual(['the-new', 'old']);
});

test('sections of the home page are sorted; a link needs an address and a label', () => {
  const section = (sortOrder: number, over: object = {}) =>
    ({
      type: 'text',
      code: null,
      title: String(sortOrder),
      text: null,
      visible: true,
      sortOrder,
      images: [],
      items: [],
      ...over,
    }) as unknown as HomeSection;
  const blocks = homeBlocks(
    [
      section(2, { link: `${shopUrl}/category/all`, linkText: 'All' }),
      section(1, { link: '/elsewhere', linkText: null }),
      section(3, { visible: false }),
    ],
    shopUrl,
    'en',
  );
  expect(blocks.map(({ title, link }) => [title, link])).toEqual([
    ['1', undefined],
    ['2', { text: 'All', to: '/category/all' }],
  ]);
});
