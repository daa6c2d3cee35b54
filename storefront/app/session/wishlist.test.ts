import { expect, test } from 'vitest';
import { parseWishlist } from './wishlist.ts';

test('a stored list is read back without duplicates', () => {
  expect(parseWishlist('MUG-SAGE,PENCILS,MUG-SAGE')).toEqual(['MUG-SAGE', 'PENCILS']);
  expect(parseWishlist(null)).toEqual([]);
  expect(parseWishlist('')).toEqual([]);
});

test('a manipulated link is limited in size', () => {
  expect(parseWishlist(` ,,a b,${'x'.repeat(101)},PENCILS`)).toEqual(['PENCILS']);
  const long = Array.from({ length: 500 }, (_, at) => `S${at}`).join();
  expect(parseWishlist(long, 50)).toHaveLength(50);
  expect(parseWishlist(long)).toHaveLength(200);
});
