import { expect, test } from 'vitest';
import { ALL_PRODUCTS, defaultBlocks, homeBlocks } from './home-section.ts';

test('a store without sections of its own shows its categories and products, in the words of the page', () => {
  expect(homeBlocks([], 'http://shop.test')).toEqual([]);
  expect(defaultBlocks('en').map(({ type, code, title }) => [type, code, title])).toEqual([
    ['categories', null, null],
    ['products', ALL_PRODUCTS, 'All products'],
  ]);
  expect(defaultBlocks('fr')[1]).toMatchObject({ title: 'Tous les produits', link: { to: '/category/all' } });
});
