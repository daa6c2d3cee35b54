import { expect, test } from 'vitest';
import { anchorsOf, withAnchors } from './anchors.ts';

test('a heading gets an anchor from its text', () => {
  expect(withAnchors('<h2>1. Livraison &amp; été</h2><p>a</p><h2>Retours</h2>')).toEqual({
    html: '<h2 id="livraison">1. Livraison &amp; été</h2><p>a</p><h2 id="retours">Retours</h2>',
    headings: [
      { id: 'livraison', text: '1. Livraison & été' },
      { id: 'retours', text: 'Retours' },
    ],
  });
});

test('equal headings get different anchors, existing ones are kept', () => {
  expect(anchorsOf('<h2>A</h2><h2>A</h2><h2 id="own">B</h2>')).toEqual(['a', 'a-2', 'own']);
});

test('a translation keeps the anchors of the first language', () => {
  expect(withAnchors('<h2>Livraison</h2>', ['delivery']).html).toBe('<h2 id="delivery">Livraison</h2>');
  expect(withAnchors('<h2>Livraison</h2>', ['delivery', 'returns']).headings[0]?.id).toBe('livraison');
});
