import { expect, test } from 'vitest';
import { parseWishlist, writeWishlist } from './wishlist.ts';

test('a stored list is read back without duplicates', () => {
  expect(parseWishlist('MUG-SAGE,PENCILS,MUG-SAGE')).toEqual(['MUG-SAGE', 'PENCILS']);
  expect(parseWishlist(null)).toEqual([]);
  expect(parseWishlist('')).toEqual([]);
});

test('SKUs with commas, spaces and percent signs are read back', () => {
  const skus = ['MUG 01/IND.S', 'A,B', '100%', '%2C'];
  expect(writeWishlist(['MUG', 'LAMP-2'])).toBe('MUG,LAMP-2');
  expect(parseWishlist(writeWishlist(skus))).toEqual(skus);
});

test('a manipulated link is limited in size', () => {
  expect(parseWishlist(` ,,a\tb,%zz\n,${'x'.repeat(101)},PENCILS`)).toEqual(['PENCILS']);
  const long = Array.from({ length: 500 }, (_, at) => `S${at}`).join();
  expect(parseWishlist(long, 50)).toHaveLength(50);
  expect(parseWishlist(long)).toHaveLength(200);
});
