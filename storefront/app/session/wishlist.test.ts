import { expect, test } from 'vitest';
import { wishesIn } from './wishlist.ts';

test('a list is read as it was written, each wish once', () => {
  expect(wishesIn('MUG-SAGE,PENCILS,MUG-SAGE')).toEqual(['MUG-SAGE', 'PENCILS']);
  expect(wishesIn(null)).toEqual([]);
  expect(wishesIn('')).toEqual([]);
});

test('a link that somebody has tampered with cannot fill the page', () => {
  expect(wishesIn(` ,,a b,${'x'.repeat(101)},PENCILS`)).toEqual(['PENCILS']);
  const long = Array.from({ length: 500 }, (_, at) => `S${at}`).join();
  expect(wishesIn(long, 50)).toHaveLength(50);
  expect(wishesIn(long)).toHaveLength(200);
});
