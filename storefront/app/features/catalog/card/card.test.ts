import { expect, test } from 'vitest';
import { availabilityOf } from './card.ts';

test('a pre-order is one until there is stock', () => {
  expect(availabilityOf({ preOrder: true, canBePurchased: false, quantity: 0 })).toBe('pre-order');
  expect(availabilityOf({ preOrder: true, canBePurchased: true, quantity: 9 })).toBe('in-stock');
});

test('what cannot be purchased is out of stock whatever is counted', () => {
  expect(availabilityOf({ canBePurchased: false, quantity: 9 })).toBe('out-of-stock');
  expect(availabilityOf({ canBePurchased: true, quantity: 0 })).toBe('out-of-stock');
});

test('the last five pieces are few', () => {
  expect(availabilityOf({ canBePurchased: true, quantity: 5 })).toBe('low');
  expect(availabilityOf({ canBePurchased: true, quantity: 6 })).toBe('in-stock');
});
