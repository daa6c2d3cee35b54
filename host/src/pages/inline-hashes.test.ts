import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { extractInlineHashes } from './render-page.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('marked inline scripts get hashes, and the marks are removed', () => {
  const page =
    '<link rel="modulepreload" href="/a.js" nonce="n1"><script nonce="n1">one()</script><script nonce="n1" type="module" src="/a.js"></script><script type="module" nonce="n1">two()</script><script nonce="n1">one()</script>';
  const { html, inlineHashes } = extractInlineHashes(page, 'n1');
  expect(inlineHashes.scripts).toEqual([hash('one()'), hash('two()')]);
  expect(html).toBe(
    '<link rel="modulepreload" href="/a.js"><script>one()</script><script type="module" src="/a.js"></script><script type="module">two()</script><script>one()</script>',
  );
});

test.each([
  '<script>evil()</script>',
  '<script nonce="n2">evil()</script>',
  '<script data-nonce="n1">evil()</script>',
  '<SCRIPT>evil()</SCRIPT>',
  '<script>evil()<script nonce="n1">one()</script>',
  '<script type="application/ld+json">evil()</script>',
])('a script without our mark gets no hash: %s', (injected) => {
  const { inlineHashes } = extractInlineHashes(`${injected}<script nonce="n1">ours()</script>`, 'n1');
  expect(inlineHashes.scripts).toEqual([hash('ours()')]);
});

test('only a marked style gets a hash', () => {
  const { html, inlineHashes } = extractInlineHashes('<style>a{}</style><style nonce="n1">b{}</style>', 'n1');
  expect(inlineHashes).toEqual({ scripts: [], styles: [hash('b{}')] });
  expect(html).toBe('<style>a{}</style><style>b{}</style>');
});
