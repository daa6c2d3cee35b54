import { describe, expect, test } from 'vitest';
import { newCombinations, variantLabel } from './variant-combinations.ts';

describe('new variants', () => {
  test('are the combinations that there are not yet, each with a SKU of its own', () => {
    const found = newCombinations(
      'CUP',
      { hue: ['red', 'blue'], size: ['s', 'm'] },
      [{ size: 's', hue: 'red' }],
      new Set(['CUP-blue-s']),
    );
    expect(found).toEqual([
      { sku: 'CUP-red-m', options: { hue: 'red', size: 'm' } },
      { sku: 'CUP-blue-s-2', options: { hue: 'blue', size: 's' } },
      { sku: 'CUP-blue-m', options: { hue: 'blue', size: 'm' } },
    ]);
  });
  test('there are none without values', () => expect(newCombinations('CUP', { hue: [] }, [], new Set())).toEqual([]));
});

test('a variant is called by its values in the person’s language', () => {
  const options = [
    {
      code: 'hue',
      version: '',
      type: 'radio' as const,
      name: { en: 'Hue' },
      values: [{ code: 'red', name: { en: 'Red', fr: 'Rouge' }, swatch: null, products: 1 }],
    },
  ];
  expect(variantLabel({ hue: 'red', size: 'm' }, options, 'fr')).toBe('Rouge, m');
});
