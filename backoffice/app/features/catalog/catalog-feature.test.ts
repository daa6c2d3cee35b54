import { expect, test } from 'vitest';
import { productTextIn } from './catalog-feature.ts';

test('products are searched from two letters on', () => {
  expect([productTextIn(' a '), productTextIn(' mug ')]).toEqual([null, 'mug']);
});
