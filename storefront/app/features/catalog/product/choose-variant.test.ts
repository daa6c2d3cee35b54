import { expect, test } from 'vitest';
import { chooseVariant, isSoldOut } from './choose-variant.ts';
import type { Option, VariantView } from './product-view.ts';

const value = (id: number, code: string) => ({ id, code, name: code, swatch: null });
const color: Option = { code: 'color', name: 'Color', values: [value(1, 'indigo'), value(2, 'sage')] };
const size: Option = { code: 'size', name: 'Size', values: [value(3, 'small'), value(4, 'large')] };
const variant = (sku: string, valueIds: number[], quantity: number, isDefault = false): VariantView => ({
  sku,
  valueIds,
  quantity,
  isDefault,
  price: { final: '$1', original: null, percentageOff: 0, from: false },
  amount: 1,
  availability: quantity > 0 ? 'in-stock' : 'out-of-stock',
  photos: [],
  attributes: [],
});
const product = {
  options: [color, size],
  variants: [variant('a', [1, 3], 9), variant('b', [2, 3], 9, true), variant('c', [2, 4], 0)],
};
const choose = (text: string) => chooseVariant(product, new URLSearchParams(text));

test('an address without options selects the default variant', () => {
  expect(choose('').variant?.sku).toBe('b');
});

test('the address selects the value of each option', () => {
  expect(choose('color=indigo').variant?.sku).toBe('a');
  expect(choose('color=sage&size=large').variant?.sku).toBe('c');
});

test('an unknown value selects the default', () => {
  expect(choose('color=pink&shape=round').variant?.sku).toBe('b');
});

test('an unavailable combination has no variant', () => {
  expect(choose('color=indigo&size=large').variant).toBeUndefined();
});

test('a value is sold out when its combination has no stock or does not exist', () => {
  expect(isSoldOut(product, choose(''), size, value(4, 'large'))).toBe(true);
  expect(isSoldOut(product, choose(''), color, value(1, 'indigo'))).toBe(false);
  expect(isSoldOut(product, choose('color=indigo'), size, value(4, 'large'))).toBe(true);
});
