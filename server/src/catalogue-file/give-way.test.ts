import { expect, test } from 'vitest';
import { productsInStep } from './give-way.ts';

test('only shoppers of an open embedded shop need short steps', () => {
  expect(productsInStep({ embedded: true, isOpen: true })).toBe(10);
  expect(productsInStep({ embedded: true, isOpen: false })).toBe(40);
  expect(productsInStep({ embedded: false, isOpen: true })).toBe(40);
});
