import type { TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import { expect, test } from 'vitest';
import { amountLines, splitTotals } from './totals.ts';

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

test('the word total is said of the whole amount only; until it is known, the total is that of the items', () => {
  const totals = [entry('subtotal', 28), entry('shipping', 6.5), entry('total', 34.5)];
  const split = (isFinal: boolean) => splitTotals(totals, isFinal, { free: 'Free', items: 'Items' }, write);
  expect(split(true).total).toEqual({ name: 'total', amount: '$34.50', value: 34.5 });
  expect(split(true).open).toEqual([]);
  expect(split(false)).toMatchObject({
    lines: [],
    total: { name: 'subtotal', amount: '$28.00' },
    open: [{ name: 'shipping', amount: '$6.50' }],
  });
});

test('a subtotal after a discount shows what it is made of', () => {
  const totals = [entry('subtotal', 8.99), entry('discount', 1), entry('total', 8.99)];
  expect(splitTotals(totals, false, { free: 'Free', items: 'Items' }, write)).toMatchObject({
    lines: [
      { name: 'Items', amount: '$9.99' },
      { name: 'discount', amount: '-$1.00' },
    ],
    total: { name: 'subtotal', amount: '$8.99' },
  });
});
