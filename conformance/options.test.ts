import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('an address alone asks the default store and writes nothing', () => {
  expect(readOptions(['https://shop.example/'])).toEqual({
    url: 'https://shop.example',
    store: 'DEFAULT',
    lang: 'en',
    writes: false,
    complete: false,
    coupon: undefined,
    payment: 'moneyorder',
    seconds: 10,
  });
});

test('options are taken', () => {
  const args = [
    'https://shop.example',
    '--store',
    'OTHER',
    '--write',
    '--complete',
    '--coupon',
    'TEN',
    '--seconds',
    '3',
  ];
  expect(readOptions(args)).toMatchObject({ store: 'OTHER', writes: true, complete: true, coupon: 'TEN', seconds: 3 });
});

test.each([
  [[]],
  [['ftp://shop.example']],
  [['shop']],
  [['http://a.example', 'b']],
  [['http://a.example', '--no']],
  [['http://a.example', '--seconds', '0']],
])('%j is refused with a reason', (args) => {
  expect(readOptions(args)).toEqual(expect.any(String));
});
