import { expect, test } from 'vitest';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { fieldLabel } from './field-label.ts';

test('fields are named with their language or their variant', () => {
  expect(fieldLabel('text:name:fr', productMessages)).toBe('Name (FR)');
  expect(fieldLabel('variant:price:CUP-RED', productMessages)).toBe('Price – CUP-RED');
  expect(fieldLabel('brand', productMessages)).toBe('Brand');
});

test('the variant of a new product has no name of its own', () => {
  expect(fieldLabel('variant:price:', productMessages)).toBe('Price');
});
