import { expect, test } from 'vitest';
import { findCommands, orderNumberIn, productTextIn, stepTo } from './find-commands.ts';

const commands = [{ label: 'Orders' }, { label: 'Aperçu général' }, { label: 'New product' }];

test('every word is found, without accents and in any order', () => {
  const found = (text: string) => findCommands(commands, text).map(({ label }) => label);
  expect(found('')).toHaveLength(3);
  expect(found('prod new')).toEqual(['New product']);
  expect(found('APERCU')).toEqual(['Aperçu général']);
  expect(found('new x')).toEqual([]);
});

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

test('products are searched from two letters on', () => {
  expect([productTextIn(' a '), productTextIn(' mug ')]).toEqual([null, 'mug']);
});

test('arrows go around', () => {
  expect([stepTo(0, 1, 3), stepTo(2, 1, 3), stepTo(0, -1, 3), stepTo(-1, 1, 3), stepTo(-1, -1, 3)]).toEqual([
    1, 0, 2, 0, 2,
  ]);
  expect(stepTo(0, 1, 0)).toBe(-1);
});
