import type { TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import { expect, test } from 'vitest';
import { amountLines } from './totals.ts';

const write = (amount: number) => `${amount < 0 ? '-' : ''}$${Math.abs(amount).toFixed(2)}`;
const entry = (kind: string, value: number) =>
  ({ code: `order.total.${kind}`, module: kind, title: kind, text: null, value, total: write(value) }) as TotalEntry;
const shown = (totals: TotalEntry[]) =>
  amountLines(totals, { free: 'Free' }, write).map(({ name, amount, isLess }) => [name, amount, isLess]);

test('the lines of a reduced cart add up: the goods before the discount, the discount as less', () => {
  expect(shown([entry('subtotal', 8.99), entry('discount', 1), entry('shipping', 6.5), entry('total', 15.49)])).toEqual(
    [
      ['subtotal', '$9.99', false],
      ['discount', '-$1.00', true],
      ['shipping', '$6.50', false],
    ],
  );
});

test('without a discount the amounts are those of the shop, and free delivery is said in words', () => {
  expect(shown([entry('subtotal', 9), entry('discount', 0), entry('shipping', 0), entry('total', 9)])).toEqual([
    ['subtotal', '$9.00', false],
    ['discount', '$0.00', false],
    ['shipping', 'Free', false],
  ]);
});
