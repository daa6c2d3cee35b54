import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { CatalogueFile } from './catalogue-file-shape.ts';
import { readCatalogue } from './read-catalogue-file.ts';

let demo: CatalogueFile;
beforeAll(async () => {
  demo = (await readCatalogue(join(import.meta.dirname, '../../demo'))).catalogue;
});

test('free delivery matches the header message, wherever the shop delivers', () => {
  const message = demo.boxes.find(({ code }) => code === 'headerMessage')?.text;
  const promised = Object.values(message ?? {}).map((text: string) => Number(/\d+/.exec(text)?.[0]));
  const asked = (demo.delivery ?? []).map(({ methods }) => methods.find(({ freeFrom }) => freeFrom)?.freeFrom);
  expect(new Set([...promised, ...asked])).toEqual(new Set([60]));
  const served = (demo.delivery ?? []).flatMap(({ countries }) => countries);
  expect(new Set(served)).toEqual(new Set(demo.store?.shipsTo));
});

test('there is a coupon of each kind, and Test1234 takes 10 % off', () => {
  expect(demo.coupons.map(({ kind }) => kind)).toEqual(['percentage', 'amount', 'free-delivery']);
  expect(demo.coupons[0]).toMatchObject({ code: 'Test1234', value: 10 });
});

/** All texts that differ by language, with their place in the file. */
function textsByLanguage(value: unknown, place: string): (readonly [string, Readonly<Record<string, string>>])[] {
  if (typeof value !== 'object' || value === null || /^\.synonyms\b/.test(place)) return [];
  if ('en' in value) return [[place, value as Record<string, string>]];
  return Object.entries(value).flatMap(([key, child]) => textsByLanguage(child, `${place}.${key}`));
}

test('every text is written in each language of the store', () => {
  const languages = [...(demo.store?.languages ?? [])].sort();
  const texts = textsByLanguage(demo, '');
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(([, text]) => Object.keys(text).sort().join() !== languages.join())).toEqual([]);
  expect(Object.keys(demo.synonyms).sort()).toEqual(languages);
});

test('a translation has the headings, lists and links of the English text', () => {
  const shapeOf = (text = '') => ({
    headings: text.match(/^## /gm)?.length,
    items: text.match(/^(-|\d\.) /gm)?.length,
    pages: text.match(/\]\((\/content\/[^)]*|\/withdrawal)\)/g),
    products: text.match(/\]\((\/[a-z]{2})?\/product\//g)?.length,
  });
  const differing = textsByLanguage(demo, '').flatMap(([place, { en, ...translations }]) =>
    Object.entries(translations)
      .filter(([, text]) => JSON.stringify(shapeOf(text)) !== JSON.stringify(shapeOf(en)))
      .map(([language]) => `${place}.${language}`),
  );
  expect(differing).toEqual([]);
});

test('links to products in translated texts lead to products', () => {
  const addresses = new Set(
    demo.products.flatMap(({ slug }) =>
      Object.entries(slug ?? {}).map(
        ([language, name]) => `${language === 'en' ? '' : `/${language}`}/product/${name}`,
      ),
    ),
  );
  const links = JSON.stringify(demo.pages).match(/(?<=\]\()[^)]*\/product\/[^)]*/g) ?? [];
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((link) => !addresses.has(link))).toEqual([]);
});
