import type { ShopCommands } from '@vitrine/server';
import { describe, expect, test } from 'vitest';
import { recordCalls } from '../../testing/record-calls.ts';
import { commandHelp, findCommand } from './all-commands.ts';
import { runCommand } from './command-channel.ts';

const coupon = {
  code: 'SPRING',
  value: '10 %',
  from: null,
  until: new Date('2026-12-25T00:00:00Z'),
  minimum: null,
  limit: 100,
  limitPerCustomer: null,
  excludedCategories: ['gifts'],
  used: 3,
};

function recordingApi() {
  const { asked, note } = recordCalls();
  const api = {
    setPrice: note('price', [{ sku: 'MUG', before: '$24.00', after: '$19.00' }]),
    startSale: note('sale', [{ sku: 'MUG', before: '$24.00', after: '$19.00', former: '$22.00' }]),
    endSale: note('end sale', ['MUG']),
    setVisible: note('visible', true),
    setStock: note('stock', 3),
    setLowStock: note('low', 'MUG'),
    listCoupons: note('coupons', [coupon]),
    showCoupon: note('show coupon', coupon),
    setCoupon: note('set coupon', coupon),
    endCoupon: note('end coupon', coupon),
  } as unknown as ShopCommands;
  return { api, asked };
}

describe('a command about the catalog', () => {
  test.each([
    [['price', 'MUG', '19,00'], ['price', 'MUG', '19.00'], 'Price of MUG set to $19.00 (was $24.00).'],
    [
      ['sale', 'MUG', '19', '--from', '2026-11-20', '--until', '2026-11-27'],
      ['sale', 'MUG', '19', { from: new Date('2026-11-20T00:00:00Z'), until: new Date('2026-11-28T00:00:00Z') }],
      'MUG: $19.00 instead of $24.00, shown with $22.00 as the former price.',
    ],
    [['sale', 'MUG', '--end'], ['end sale', 'MUG'], 'Sale of MUG ended.'],
    [['hide', 'MUG'], ['visible', 'MUG', false], 'MUG is hidden now.'],
    [['show', 'MUG'], ['visible', 'MUG', true], 'MUG is shown now.'],
    [['stock', 'MUG', '12'], ['stock', 'MUG', 12], 'Stock of MUG set to 12 (was 3).'],
    [['stock', 'MUG', '--low', '5'], ['low', 'MUG', 5], 'You get a notice when an order leaves 5 of MUG, or fewer.'],
    [['stock', 'MUG', '--low', 'none'], ['low', 'MUG', null], 'No notice about low stock of MUG.'],
    [['coupons'], ['coupons'], '   3  SPRING  10 %   -     2026-12-24  -        100    -             gifts'],
    [['coupon', 'SPRING'], ['show coupon', 'SPRING'], 'SPRING'],
    [['coupon', 'SPRING', '--end'], ['end coupon', 'SPRING'], 'SPRING'],
    [
      ['coupon', 'SPRING', '--percent', '10', '--until', '2026-12-24', '--limit', '100', '--except', 'gifts'],
      [
        'set coupon',
        {
          code: 'SPRING',
          kind: 'percentage',
          value: '10',
          from: null,
          until: new Date('2026-12-25T00:00:00Z'),
          minimum: null,
          limit: 100,
          limitPerCustomer: null,
          excludedCategories: ['gifts'],
        },
      ],
      'SPRING',
    ],
  ])('%j calls the use case', async (args, call, last) => {
    const { api, asked } = recordingApi();
    const { lines, outcome } = await runCommand(api, args);
    expect(outcome).toBe('done');
    expect(lines.at(-1)).toContain(last);
    expect(asked).toEqual([call]);
  });

  test.each([
    [['price', 'MUG'], 'PRICE is missing.'],
    [['price', 'MUG', 'cheap'], '"cheap" is not an amount such as 79.90.'],
    [['price', 'MUG', '-5'], "Unknown option '-5'."],
    [['sale', 'MUG'], 'PRICE is missing.'],
    [['sale', 'MUG', '5', '--until', 'tomorrow'], '"tomorrow" is not a day such as 2026-12-24.'],
    [['sale', 'MUG', '5', '--end'], '--end takes neither a price nor days.'],
    [['stock', 'MUG'], 'N is missing.'],
    [['stock', 'MUG', '1.5'], '"1.5" is not a number of pieces such as 12.'],
    [['stock', 'MUG', '12', '--low', 'few'], '"few" is not a number of pieces such as 5, or none.'],
    [['stock', 'MUG', '2000000'], 'The stock is at most 1000000.'],
    [['hide'], 'SKU is missing.'],
    [
      ['coupon', 'X', '--percent', '5', '--amount', '5'],
      'Choose one of --percent, --amount, --free-delivery and --end.',
    ],
    [['coupon', 'X', '--limit', '5'], '--percent, --amount or --free-delivery is missing.'],
    [['coupon', 'X', '--percent', '5', '--limit', 'many'], '"many" is not a number of uses such as 100.'],
  ])('%j is refused with the mistake, and nothing is called', async (args, mistake) => {
    const { api, asked } = recordingApi();
    expect(await runCommand(api, args)).toEqual({ lines: [mistake], outcome: 'wrong' });
    expect(asked).toEqual([]);
  });
});

describe('the help', () => {
  test('of a command contains this command only', () => {
    expect(findCommand('price')?.help).toEqual([
      '  npm run shop -- price SKU PRICE',
      '                                 set the price of a product, in all variants, or of one variant. A sale goes on.',
    ]);
  });

  test('fits a terminal', () => {
    for (const line of commandHelp()) expect(line.length).toBeLessThanOrEqual(140);
  });
});
