import { expect, test } from 'vitest';
import { orderNumberIn } from './orders-feature.ts';

test.each([
  ['1042', '1042'],
  [' #1042 ', '1042'],
  ['V-17', 'V-17'],
  ['anna', null],
  ['anna@example.com', null],
  ['10 red', null],
  ['', null],
])('%j as the number of an order: %j', (text, number) => {
  expect(orderNumberIn(text)).toBe(number);
});
