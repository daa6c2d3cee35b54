import { expect, test } from 'vitest';
import { writeSiteMap, writeSiteMapIndex } from './site-map.ts';

test('each language of a page is an entry with links to the others', () => {
  const xml = writeSiteMap('https://shop.example', [{ en: '/product/mug', fr: '/product/tasse' }]);
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml).toContain('<loc>https://shop.example/fr/product/tasse</loc>');
  expect(xml.match(/hreflang="en" href="https:\/\/shop\.example\/product\/mug"/g)).toHaveLength(2);
});

test('an untranslated page has one entry', () => {
  expect(writeSiteMap('https://shop.example', [{ en: '/a&b' }]).match(/<url>/g)).toHaveLength(1);
});

test('addresses are escaped as XML', () => {
  expect(writeSiteMapIndex('https://shop.example', ['a&b.xml'])).toContain('https://shop.example/a&#38;b.xml');
});
