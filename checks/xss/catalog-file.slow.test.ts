// Every text of a merchant's file, with every payload, through to the pages as they are sent.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ApiGateway } from '../../host/src/api/api-gateway.ts';
import type { Settings } from '../../host/src/environment.ts';
import { createRenderer, type PageRequest, type RenderPage } from '../../host/src/pages/render-page.ts';
import { openTestShop, type TestShop } from '../../server/testing/test-shop.ts';
import { fitted } from './payloads.ts';
import { tracesIn } from './traces.ts';

// Dozens of pages in a test: seconds, but not on a machine that is busy.
vi.setConfig({ testTimeout: 120_000 });

type Build = Awaited<ReturnType<Parameters<typeof createRenderer>[0]>>;

const BUILD = join(import.meta.dirname, '../../storefront/build/server/index.js');
const parts = fitted(250);

const described = (text: string) => ({
  name: text,
  title: text,
  metaDescription: text,
  highlights: text,
  // Some payloads disappear as a whole, and a text that is empty is not shown.
  description: `Description\n\n${text}`,
});
const catalog = {
  store: { name: fitted(60)[0], currency: 'USD', languages: ['en', 'fr'], country: 'US', phone: fitted(40)[0] },
  brands: parts.map((text, index) => ({ code: `b${index}`, name: text, description: text })),
  options: [{ code: 'color', name: parts[0], values: parts.map((name, index) => ({ code: `v${index}`, name })) }],
  properties: parts.map((name, index) => ({ code: `p${index}`, name })),
  categories: parts.map((text, index) => ({ code: `c${index}`, slug: `c-${index}`, ...described(text) })),
  products: parts.map((text, index) => ({
    sku: `P${index}`,
    slug: `p-${index}`,
    brand: `b${index}`,
    categories: [`c${index}`],
    ...described(text),
    keywords: text,
    properties: { [`p${index}`]: text },
    price: 10,
    variants: [{ sku: `V${index}`, options: { color: `v${index}` }, stock: 9 }],
    reviews: fitted(80)
      .filter((_, other) => other % parts.length === index)
      .map((author) => ({ author, rating: 4, on: '2026-01-10', language: 'en', text: `${author} ${text}` })),
  })),
  groups: [{ code: 'FEATURED_ITEM', products: parts.map((_, index) => `P${index}`) }],
  pages: [
    ...parts.map((text, index) => ({
      code: `t${index}`,
      slug: `t-${index}`,
      name: text,
      summary: text,
      text: `Page ${index}\n\n${text}`,
      publishedOn: '2026-01-10',
    })),
    ...['about-us', 'legal-policies'].map((code) => ({
      code,
      slug: code,
      name: parts[0],
      text: parts.join('\n\n'),
      menu: false,
    })),
  ],
  boxes: ['headerMessage', 'deliveryNote', 'agreement'].map((code) => ({ code, text: parts.join('\n\n') })),
  home: [
    ...parts.map((text) => ({ type: 'promo', title: text, text, linkText: text, link: '/category/all' })),
    { type: 'products', group: 'FEATURED_ITEM', title: parts[1] },
    { type: 'journal', title: parts[2] },
    { type: 'promises', items: parts.map((text) => ({ title: text, text, icon: 'truck' })) },
  ],
};

const asker = { ip: '127.0.0.1', headers: {}, log: { error: () => {} } } as unknown as PageRequest;

let shop: TestShop;
let render: RenderPage;
/** Another server would answer this instead. */
let change = (body: string): string => body;
beforeAll(async () => {
  shop = await openTestShop(null);
  await shop.importYaml(JSON.stringify(catalog));
  const api = {
    foreign: false,
    absentCalls: async () => [],
    onChange: () => {},
    send: async ({ url }: { url: string }) => {
      const { statusCode, body } = await shop.raw(url, {});
      // Without tags, pages share nothing.
      return { status: statusCode, body: change(body), tags: undefined };
    },
  } as unknown as ApiGateway;
  const build: Build = await import(/* @vite-ignore */ pathToFileURL(BUILD).href);
  render = createRenderer(async () => build, 'production', api, {
    shopUrl: 'http://shop.test',
    storeCode: 'DEFAULT',
  } as Settings);
});
afterAll(() => shop.close());

async function expectClean(paths: readonly string[], own: string): Promise<void> {
  for (const path of paths) {
    const { status, body } = await render(path, asker);
    const page = body.toString();
    expect(status, path).toBe(200);
    expect(page, path).toContain(own);
    expect(tracesIn(page), path).toEqual([]);
  }
}

const numbered = (prefix: string) => parts.map((_, index) => `${prefix}${index}`);

test('home, categories and lists', () =>
  expectClean(['/', '/fr', '/old-home', '/category/all', ...numbered('/category/c-')], '__xss'));

test('products and their structured data (SECURITY-4)', () =>
  expectClean(numbered('/product/p-'), 'application/ld+json'));

test('content pages', () =>
  expectClean(['/about-us', '/legal-policies', '/contact', ...numbered('/content/t-')], '__xss'));

test('searches', () =>
  expectClean(
    fitted(200).map(
      (text) =>
        `/search?q=${encodeURIComponent(text)}&brand=${encodeURIComponent(text)}&sort=${encodeURIComponent(text)}`,
    ),
    '__xss',
  ));

test('feeds and site maps', async () => {
  for (const path of ['/feed.xml', '/fr/feed.xml', '/sitemap-pages.xml', '/sitemap-products.xml?page=1']) {
    const { body } = await render(path, asker);
    const elements = [...body.toString().matchAll(/<\/?([\w:]+)/g)].map(([, name]) => name);
    const known = /^(feed|title|id|link|updated|author|name|entry|summary|content|urlset|url|loc|lastmod|xhtml:link)$/;
    expect(elements.length, path).toBeGreaterThan(10);
    expect(
      elements.filter((name) => !known.test(name ?? '')),
      path,
    ).toEqual([]);
  }
});

test('a script in the text of an API that does not clean its texts is blocked by the policy', async () => {
  change = (body) => body.replaceAll('"description":"', '"description":"<script>__evil()</script>');
  const { body, inlineHashes } = await render('/product/p-0', asker);
  change = (text) => text;
  const page = body.toString();
  expect(page.includes('<script>__evil()</script>')).toBe(true);
  expect(/ nonce="[\w-]{22}"/.test(page)).toBe(false);
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const inline = [...page.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );
  const ours = inline.filter((script) => script !== '__evil()');
  expect(ours.length).toBeGreaterThan(2);
  expect(inlineHashes.scripts).toEqual([...new Set(ours.map(hash))]);
});
