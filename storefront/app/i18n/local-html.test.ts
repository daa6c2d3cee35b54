import { expect, test } from 'vitest';
import { localHtml } from './local-html.ts';

test('links to the shop keep the language of the page', () => {
  expect(localHtml('<a class="x" href="/category/all">a</a>', 'fr')).toBe('<a class="x" href="/fr/category/all">a</a>');
  expect(localHtml('<a href="/category/all">a</a>', 'en')).toBe('<a href="/category/all">a</a>');
});

test('links to other sites and to files are unchanged', () => {
  for (const href of ['//other.test/a', 'https://other.test/', '/static/a.pdf', '#part', '/fr/cart']) {
    expect(localHtml(`<a href="${href}">a</a>`, 'fr')).toBe(`<a href="${href}">a</a>`);
  }
});
