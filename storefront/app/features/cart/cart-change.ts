// Optimistic changes, applied to the last cart of the server. A change is dropped when the response arrives, so an
// error needs no undo.
import type { Cart, CartLine, TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import { discountOf, isGrandTotal, isSubtotal } from '../../format/totals.ts';

export type CartChange =
  | { kind: 'add'; sku: string; quantity: number }
  | { kind: 'quantity'; line: number; sku: string; quantity: number }
  | { kind: 'remove'; line: number; sku: string }
  | { kind: 'clear' }
  /** Not shown before the response: a coupon, a reload. */
  | { kind: 'none' };

export type WriteMoney = (amount: number) => string;

export function applyChange(cart: Cart, change: CartChange, write: WriteMoney): Cart {
  if (change.kind === 'none') return cart;
  return withLines(cart, changedLines(cart.products, change, write), write);
}

function changedLines(lines: CartLine[], change: CartChange, write: WriteMoney): CartLine[] {
  if (change.kind === 'clear') return [];
  if (change.kind === 'remove') return lines.filter(({ cartItemId }) => cartItemId !== change.line);
  return lines.map((line) => {
    if (change.kind === 'quantity' && line.cartItemId === change.line)
      return withQuantity(line, change.quantity, write);
    if (change.kind === 'add' && line.sku === change.sku) {
      return withQuantity(line, line.quantity + change.quantity, write);
    }
    return line;
  });
}

function withQuantity(line: CartLine, quantity: number, write: WriteMoney): CartLine {
  const subTotal = roundMoney(line.price * quantity);
  return { ...line, quantity, subTotal, subtotal: subTotal, displaySubTotal: write(subTotal) };
}

function withLines(cart: Cart, products: CartLine[], write: WriteMoney): Cart {
  const sum = products.reduce((total, line) => total + line.subTotal, 0);
  const subTotal = Math.max(0, roundMoney(sum - discountOf(cart.totals)));
  return {
    ...cart,
    products,
    quantity: products.reduce((sum, { quantity }) => sum + quantity, 0),
    subTotal,
    subtotal: subTotal,
    displaySubTotal: write(subTotal),
    totals: shiftTotals(cart.totals, subTotal, write),
  };
}

/** Adjusts the totals to a new subtotal; discount, delivery and tax stay until the server responds. */
export function shiftTotals(totals: TotalEntry[], subTotal: number, write: WriteMoney): TotalEntry[] {
  const before = totals.find(isSubtotal)?.value ?? subTotal;
  const difference = roundMoney(subTotal - before);
  if (difference === 0) return totals;
  return totals.map((entry) =>
    isSubtotal(entry) || isGrandTotal(entry) ? withValue(entry, roundMoney(entry.value + difference), write) : entry,
  );
}

const withValue = (entry: TotalEntry, value: number, write: WriteMoney): TotalEntry => {
  const shown = Math.max(0, value);
  return { ...entry, value: shown, total: write(shown) };
};

/** Quantity in the cart, including added products that have no line yet. */
export function countQuantity(settled: Cart | null, shown: Cart | null, changes: readonly CartChange[]): number {
  const added = changes.reduce(
    (sum, change) =>
      change.kind === 'add' && !settled?.products.some(({ sku }) => sku === change.sku) ? sum + change.quantity : sum,
    0,
  );
  return (shown?.quantity ?? 0) + added;
}

/** Removes floating point errors; no currency has more than three decimals. */
const roundMoney = (amount: number): number => Math.round(amount * 1000) / 1000;
