import { expect, test } from 'vitest';
import { nameAndNote, totalName } from './total-name.ts';

test('a delivery method that names the delivery is not preceded by it', () => {
  expect(nameAndNote({ title: 'Livraison', text: 'Livraison standard' })).toEqual({
    name: 'Livraison standard',
    note: null,
  });
  expect(nameAndNote({ title: 'Delivery', text: 'Standard delivery' })).toEqual({
    name: 'Standard delivery',
    note: null,
  });
  expect(totalName({ title: 'Livraison', text: 'Livraison standard' })).toBe('Livraison standard');
});

test('another note follows the title', () => {
  expect(nameAndNote({ title: 'Delivery', text: 'Express' })).toEqual({ name: 'Delivery', note: 'Express' });
  expect(totalName({ title: 'Versandkosten', text: 'Standardversand' })).toBe('Versandkosten (Standardversand)');
  expect(totalName({ title: 'Total', text: null })).toBe('Total');
});
