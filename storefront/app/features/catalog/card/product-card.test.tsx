import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { ProductCard } from './product-card.tsx';

const card: Card = {
  id: 1,
  slug: 'blue-mug',
  sku: 'MUG',
  isBoughtAtOnce: true,
  name: 'Blue Mug',
  highlights: 'Holds tea',
  photo: null,
  secondPhoto: null,
  price: { final: '$18.00', original: null, percentageOff: 0, from: false },
  availability: 'in-stock',
  swatches: [],
};
const drawn = (change: Partial<Card> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductCard card={{ ...card, ...change }} sizes="10rem" />
    </MemoryRouter>,
  );

test('a card has name, highlights, final price, a link, and a placeholder for a missing image (SCREEN-32, SCREEN-33)', () => {
  const markup = drawn();
  for (const words of ['Blue Mug', 'Holds tea', '$18.00']) expect(markup).toContain(words);
  expect(markup.match(/href="[^"]+"/g)).toEqual(['href="/product/blue-mug"']);
  expect(markup).toContain('image-off');
  expect(markup).not.toContain('<img');
  expect(markup).not.toContain('% OFF');
});

test('a reduced product has the badge and both prices (SCREEN-27, SCREEN-32)', () => {
  const markup = drawn({ price: { final: '$18.00', original: '$20.00', percentageOff: 10, from: false } });
  expect(markup).toContain('10% OFF');
  expect(markup).toMatch(/\$18\.00.*<s>\$20\.00<\/s>/);
});

test.each([
  ['out-of-stock', 'Out of Stock'],
  ['pre-order', 'Pre-Order'],
] as const)('a product that is %s shows %s', (availability, words) => {
  expect(drawn({ availability })).toContain(words);
});

test('texts in another language than the page have their language', () => {
  expect(drawn()).not.toContain('lang=');
  const markup = drawn({ nameLanguage: { lang: 'de', dir: 'ltr' }, highlightsLanguage: { lang: 'fr', dir: 'ltr' } });
  expect(markup).toMatch(/<a [^>]*lang="de"[^>]*>Blue Mug<\/a>/);
  expect(markup).toMatch(/<p [^>]*lang="fr"[^>]*>Holds tea<\/p>/);
});

test('the name is read before everything else of the card', () => {
  const markup = drawn({ availability: 'pre-order' });
  expect(markup.indexOf('Blue Mug')).toBeLessThan(markup.indexOf('Pre-Order'));
});
