import type { Cart, CartLine, TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import { expect, test } from 'vitest';
import { applyChange, countQuantity, shiftTotals } from './cart-change.ts';

const write = (amount: number) => `$${amount.toFixed(2)}`;
const line = (cartItemId: number, sku: string, price: number, quantity: number) =>
  ({ cartItemId, sku, price, quantity, subTotal: price * quantity }) as CartLine;
const entry = (kind: string, value: number) =>
  ({ code: `order.total.${kind}`, value, total: write(value) }) as TotalEntry;

const lines = [line(1, 'MUG', 28, 2), line(2, 'PEN', 0.1, 3)];
const cart = {
  products: lines,
  quantity: 5,
  subTotal: 50.67,
  totals: [entry('subtotal', 50.67), entry('discount', 5.63), entry('total', 50.67)],
} as Cart;
const totalsOf = (shown: Cart) => shown.totals.map(({ value }) => value);

test('a new quantity changes line, subtotal and total, but not the discount', () => {
  const shown = applyChange(cart, { kind: 'quantity', line: 1, sku: 'MUG', quantity: 3 }, write);
  expect(shown.products[0]).toMatchObject({ quantity: 3, subTotal: 84, displaySubTotal: '$84.00' });
  expect(shown.quantity).toBe(6);
  expect(totalsOf(shown)).toEqual([78.67, 5.63, 78.67]);
});

test('sums have no rounding errors', () => {
  const plain = { ...cart, subTotal: 56.3, totals: [entry('subtotal', 56.3), entry('total', 56.3)] };
  expect(applyChange(plain, { kind: 'remove', line: 1, sku: 'MUG' }, write).subTotal).toBe(0.3);
});

test('a total is never below zero', () => {
  expect(totalsOf(applyChange(cart, { kind: 'clear' }, write))).toEqual([0, 5.63, 0]);
});

test('an added product has no line before the response, but is counted', () => {
  const added = { kind: 'add', sku: 'BOWL', quantity: 2 } as const;
  expect(applyChange(cart, added, write).products).toHaveLength(2);
  expect(countQuantity(cart, applyChange(cart, added, write), [added])).toBe(7);
  expect(countQuantity(null, null, [added])).toBe(2);
  const more = { ...added, sku: 'MUG' };
  expect(countQuantity(cart, applyChange(cart, more, write), [more])).toBe(7);
});

test('the estimated total follows the subtotal', () => {
  const estimate = [entry('subtotal', 50), entry('shipping', 6.5), entry('total', 56.5)];
  expect(shiftTotals(estimate, 60, write).map(({ total }) => total)).toEqual(['$60.00', '$6.50', '$66.50']);
  expect(shiftTotals(estimate, 50, write)).toBe(estimate);
});
