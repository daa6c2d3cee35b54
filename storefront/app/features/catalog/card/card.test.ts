import { expect, test } from 'vitest';
import { availabilityOf } from './card.ts';

test('a pre-order product is one until there is stock (USE-36)', () => {
  expect(availabilityOf({ preOrder: true, canBePurchased: false, quantity: 0 })).toBe('pre-order');
  expect(availabilityOf({ preOrder: true, canBePurchased: true, quantity: 9 })).toBe('in-stock');
});

test('a product that cannot be purchased is out of stock', () => {
  expect(availabilityOf({ canBePurchased: false, quantity: 9 })).toBe('out-of-stock');
  expect(availabilityOf({ canBePurchased: true, quantity: 0 })).toBe('out-of-stock');
});

test('a stock of five or less is low', () => {
  expect(availabilityOf({ canBePurchased: true, quantity: 5 })).toBe('low');
  expect(availabilityOf({ canBePurchased: true, quantity: 6 })).toBe('in-stock');
});
