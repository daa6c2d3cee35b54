// Pure: what the goods of a cart cost. One order of steps, whole numbers throughout: lines, then the coupon on the lines it
// counts on, split over them to the last minor unit. Delivery and tax come after (checkout/work-out-total.ts).
import { proportionalShare, splitAmount } from '../platform/proportional-share.ts';

export interface PricedLine {
  /** Of one piece, in minor units. */
  readonly unit: number;
  readonly quantity: number;
  /** A line that cannot be ordered costs nothing and gets no discount. */
  readonly counted: boolean;
  /** Whether the coupon counts on it. */
  readonly discountable: boolean;
}

export interface Reduction {
  readonly kind: 'percentage' | 'amount' | 'free-delivery';
  /** Hundredths of a percent, or minor units. */
  readonly value: number;
}

export interface GoodsPrice {
  /** By line, in the order given; before discounts. */
  readonly subtotals: readonly number[];
  /** By line; never more than the line's subtotal. */
  readonly discounts: readonly number[];
  readonly subtotal: number;
  readonly discount: number;
  /** What is paid for the goods. */
  readonly goods: number;
}

const WHOLE = 10_000;

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
  if (reduction?.kind === 'percentage') return proportionalShare(amount, Math.min(reduction.value, WHOLE), WHOLE);
  if (reduction?.kind === 'amount') return Math.min(reduction.value, amount);
  return 0;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
