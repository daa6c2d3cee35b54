import { describe, expect, test } from 'vitest';
import { newCombinations, soldValues, variantLabel } from './variant-combinations.ts';

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

test('values that are sold name their variants, option by option', () => {
  const variant = (sku: string, hue: string, size: string) => ({ sku, options: { size, hue } });
  const [a, b, c] = [variant('A', 'red', 's'), variant('B', 'red', 'm'), variant('C', 'blue', 's')];
  expect(soldValues([{ sku: 'OWN', options: {} }, a, b, c])).toEqual([
    { option: 'hue', value: 'red', variants: [a, b] },
    { option: 'hue', value: 'blue', variants: [c] },
    { option: 'size', value: 's', variants: [a, c] },
    { option: 'size', value: 'm', variants: [b] },
  ]);
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
