import { expect, test } from 'vitest';
import { parseWishlist } from './wishlist.ts';

test('a list is read as it was written, each wish once', () => {
  expect(parseWishlist('MUG-SAGE,PENCILS,MUG-SAGE')).toEqual(['MUG-SAGE', 'PENCILS']);
  expect(parseWishlist(null)).toEqual([]);
  expect(parseWishlist('')).toEqual([]);
});

test('a link that somebody has tampered with cannot fill the page', () => {
  expect(parseWishlist(` ,,a b,${'x'.repeat(101)},PENCILS`)).toEqual(['PENCILS']);
  const long = Array.from({ length: 500 }, (_, at) => `S${at}`).join();
  expect(parseWishlist(long, 50)).toHaveLength(50);
  expect(parseWishlist(long)).toHaveLength(200);
});
