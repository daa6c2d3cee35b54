import * as content from '@vitrine/contract/content/content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('lists visible pages only (USE-6)', async () => {
  const { items, recordsTotal } = await shop.call(content.listPages, { query: { page: 0, count: 200 } });
  expect(items.map(({ code }) => code)).toEqual(['story']);
  expect(recordsTotal).toBe(1);
});

test('a page is found by code and by its address in any language (DATA-3, API-20)', async () => {
  for (const path of ['content/pages/story', 'content/pages/name/our-story', 'content/pages/notre-histoire?lang=fr']) {
    expect(await shop.get(path), path).toMatchObject({
      status: 200,
      body: { code: 'story', publishedOn: '2026-01-01' },
    });
  }
  const page = await shop.call(content.readPage, { params: { key: 'story' }, query: { lang: 'fr' } });
  expect(page.description).toMatchObject({ language: 'fr', name: 'Notre histoire', description: '<h2>Bonjour</h2>' });
});

test.each(['content/pages/draft', 'content/pages/nothing', 'content/boxes/nothing'])(
  '%s is not found',
  async (path) => {
    expect(await shop.get(path)).toMatchObject({ status: 404, body: { code: 'content.not-found' } });
  },
);

test.each([
  'content/pages/',
  'content/pages/?lang=en',
  'content/pages/?page=-1&count=5',
  'content/pages/?page=0&count=x',
])('%s is refused', async (path) => {
  expect(await shop.get(path)).toMatchObject({ status: 400, body: { message: expect.stringMatching(/\w/) } });
});

test('boxes and the home page use the requested language (SCREEN-48, API-23, API-24)', async () => {
  expect((await shop.get('content/boxes/headerMessage/?lang=fr')).body).toMatchObject({
    code: 'headerMessage',
    description: { description: '<p>Livraison offerte</p>' },
  });
  const { sections } = await shop.call(content.readHomeConfiguration, { query: { lang: 'fr' } });
  expect(sections.map(({ type, title }) => [type, title])).toEqual([
    ['hero', 'Bienvenue'],
    ['products', null],
  ]);
  expect((await shop.get('content/images')).body).toEqual({ path: null, content: [] });
});

test('a text of the home page that is missing in a language is in the store’s own, and its language is said', async () => {
  await shop.importYaml(`
home:
  - { type: hero, title: { en: Welcome, fr: Bienvenue }, text: { en: Made here }, linkText: { en: See }, link: /category/all }
  - type: promises
    items:
      - { title: { en: Fast, fr: Rapide }, text: { en: Two days, fr: Deux jours } }
      - { title: { en: Safe }, text: { en: By card } }`);
  const { sections } = await shop.call(content.readHomeConfiguration, { query: { lang: 'fr' } });
  expect(sections).toMatchObject([
    { title: 'Bienvenue', text: 'Made here', linkText: 'See', languages: { text: 'en', linkText: 'en' } },
    {
      items: [
        { title: 'Rapide', text: 'Deux jours', language: 'fr' },
        { title: 'Safe', text: 'By card', language: 'en' },
      ],
    },
  ]);
  const inEnglish = await shop.call(content.readHomeConfiguration, { query: { lang: 'en' } });
  expect(inEnglish.sections[0]).not.toHaveProperty('languages');
});

test('paths of older storefronts are supported (API-23, API-31)', async () => {
  await shop.importYaml('boxes: [{ code: bannerText, text: { en: Hello, fr: Bonjour } }]');
  const banner = await shop.get('content/boxes/bannerText/?lang=fr');
  expect(banner).toMatchObject({
    status: 200,
    body: { description: { description: expect.stringContaining('Bonjour') } },
  });
  expect(await shop.get('customers/1/reviews')).toMatchObject({ status: 200, body: [] });
  expect(await shop.send({ method: 'POST', url: '/api/v1/customers/1/cart', payload: {} })).toMatchObject({
    status: 404,
  });
});

test('the summary is the boxes whose code says so', async () => {
  await shop.importYaml('boxes: [{ code: summary_news, text: { en: News, fr: Nouvelles } }]');
  const { status, body } = await shop.get('content/summary?lang=fr');
  expect(status).toBe(200);
  expect(body).toMatchObject([{ code: 'summary_news', description: { description: '<p>Nouvelles</p>' } }]);
});
