import { expect, test } from 'vitest';
import { wishesIn } from './wishlist.ts';

test('a list is read as it was written, each wish once', () => {
  expect(wishesIn('MUG-SAGE,PENCILS,MUG-SAGE')).toEqual(['MUG-SAGE', 'PENCILS']);
  expect(wishesIn(null)).toEqual([]);
  expect(wishesIn('')).toEqual([]);
});

test('a link that somebody has tampered with cannot fill the page', () => {
  expect(wishesIn(` ,,a b,${'x'.repeat(101)},PENCILS`)).toEqual(['PENCILS']);
  expect(wishesIn(Array.from({ length: 500 }, (_, at) => `S${at}`).join())).toHaveLength(50);
});
