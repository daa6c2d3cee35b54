// Pages as they are sent for a store that offers fewer languages than the site has.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import { siteRoutes } from '@vitrine/contract/site/site-routes.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ApiGateway } from '../host/src/api/api-gateway.ts';
import type { Settings } from '../host/src/environment.ts';
import { createRenderer, type PageRequest, type RenderPage } from '../host/src/pages/render-page.ts';
import { openTestShop, type TestShop } from '../server/testing/test-shop.ts';

// Dozens of pages in a test: seconds, but not on a machine that is busy.
vi.setConfig({ testTimeout: 120_000 });

type Build = Awaited<ReturnType<Parameters<typeof createRenderer>[0]>>;

const BUILD = join(import.meta.dirname, '../storefront/build/server/index.js');
const catalog = {
  store: { name: 'Shop', currency: 'USD', languages: ['en', 'fr'], country: 'US' },
  categories: [{ code: 'all-mugs', slug: { en: 'mugs', fr: 'tasses' }, name: { en: 'Mugs', fr: 'Tasses' } }],
  products: [{ sku: 'MUG', slug: { en: 'mug' }, name: { en: 'Mug' }, categories: ['all-mugs'], price: 10, stock: 5 }],
};
const asker = { ip: '127.0.0.1', headers: {}, log: { error: () => {} } } as unknown as PageRequest;

let shop: TestShop;
let render: RenderPage;
beforeAll(async () => {
  shop = await openTestShop(null);
  await shop.importYaml(JSON.stringify(catalog));
  const api = {
    absentCalls: async () => [],
    onChange: () => {},
    send: async ({ url }: { url: string }) => {
      const { statusCode, body } = await shop.raw(url, {});
      // Without tags, pages share nothing.
      return { status: statusCode, body, tags: undefined };
    },
  } as unknown as ApiGateway;
  const build: Build = await import(/* @vite-ignore */ pathToFileURL(BUILD).href);
  render = createRenderer(async () => build, 'production', api, {
    shopUrl: 'http://shop.test',
    storeCode: 'DEFAULT',
  } as Settings);
});
afterAll(() => shop.close());

const read = async (path: string) => {
  const { status, body } = await render(path, asker);
  return { status, html: body.toString() };
};

test('paths of a language that the store does not offer are not found', async () => {
  for (const { path } of siteRoutes) {
    const { status, html } = await read(localPath('de', path.replaceAll(/:\w+/g, 'mug')));
    expect(status, path).toBe(404);
    expect(html, path).toContain('noindex');
  }
  expect((await read('/de/feed.xml')).status).toBe(404);
  expect((await read('/fr/feed.xml')).status).toBe(200);
});

test('such a page links to the languages that the store offers', async () => {
  const { html } = await read('/de/cart');
  expect(html).toContain('<h1 class="text-h1">Seite nicht gefunden</h1>');
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  expect([...main.matchAll(/<a href="([^"]+)"/g)].map(([, path]) => path)).toEqual(['/', '/fr']);
});

test('a page without a text in its language is shown in the store’s own, and not indexed', async () => {
  const { status, html } = await read('/fr/product/mug');
  expect(status).toBe(200);
  expect(html).toContain('noindex');
  expect(html).toContain('<link rel="canonical" href="http://shop.test/product/mug"/>');
  const written = await read('/fr/category/tasses');
  expect(written.html).not.toContain('noindex');
  expect(written.html).toContain('hrefLang="en" href="http://shop.test/category/mugs"');
});
