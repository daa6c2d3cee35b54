import { expect, test } from 'vitest';
import { orderIdIn, orderNumber } from './order-number.ts';

test('a number is the prefix of its time and the id', () => {
  expect(orderNumber({ id: 10042, numberPrefix: 'V-' })).toBe('V-10042');
  expect(orderNumber({ id: 10042, numberPrefix: '' })).toBe('10042');
});

test.each([
  ['10042', 10042],
  ['V-10042', 10042],
  ['V24-10042 ', 10042],
  ['No. 10042', 10042],
  ['#10042.', 10042],
  ['', 0],
  ['mine', 0],
  ['9999999999', 0],
  ['12345678901', 0],
])('%j is the order %i', (text, id) => {
  expect(orderIdIn(text)).toBe(id);
});
