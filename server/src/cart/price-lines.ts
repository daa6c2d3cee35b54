// Pure: prices the goods of a cart in whole minor units. First the lines, then the coupon on the discountable lines,
// split over them exactly. Delivery and tax follow in checkout/calculate-total.ts.
import { proportionalShare, splitAmount } from '../platform/proportional-share.ts';

export interface PricedLine {
  /** Unit price in minor units. */
  readonly unit: number;
  readonly quantity: number;
  /** False for a line that cannot be ordered: it costs nothing and gets no discount. */
  readonly counted: boolean;
  /** Whether the coupon applies to the line. */
  readonly discountable: boolean;
}

export interface Reduction {
  readonly kind: 'percentage' | 'amount' | 'free-delivery';
  /** Hundredths of a percent, or minor units. */
  readonly value: number;
}

export interface GoodsPrice {
  /** Per line, before discounts. */
  readonly subtotals: readonly number[];
  /** Per line; never more than its subtotal. */
  readonly discounts: readonly number[];
  readonly subtotal: number;
  readonly discount: number;
  /** Subtotal minus discount. */
  readonly goods: number;
}

const FULL_RATE = 10_000;

export function priceLines(lines: readonly PricedLine[], reduction: Reduction | null): GoodsPrice {
  const subtotals = lines.map(({ unit, quantity, counted }) => (counted ? unit * quantity : 0));
  const weights = subtotals.map((subtotal, index) => (lines[index]?.discountable ? subtotal : 0));
  const discount = discountOn(sum(weights), reduction);
  const subtotal = sum(subtotals);
  return {
    subtotals,
    discounts: splitAmount(discount, weights),
    subtotal,
    discount,
    goods: subtotal - discount,
  };
}

function discountOn(amount: number, reduction: Reduction | null): number {
  if (reduction?.kind === 'percentage')
    return proportionalShare(amount, Math.min(reduction.value, FULL_RATE), FULL_RATE);
  if (reduction?.kind === 'amount') return Math.min(reduction.value, amount);
  return 0;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
