import { expect, test } from 'vitest';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { fieldLabel } from './field-label.ts';

const label = (key: string) =>
  fieldLabel(key, productMessages, (name) => (name === 'fields.glaze' ? 'Glaze' : undefined));

test('fields are named with their language or their variant', () => {
  expect(label('text:name:fr')).toBe('Name (FR)');
  expect(label('variant:price:CUP-RED')).toBe('Price – CUP-RED');
  expect(label('brand')).toBe('Brand');
  expect(label('fields.glaze')).toBe('Glaze');
  expect(label('variant:fields.glaze:CUP-RED')).toBe('Glaze – CUP-RED');
});

test('the variant of a new product has no name of its own', () => {
  expect(label('variant:price:')).toBe('Price');
});
