// Prices the goods of a cart in whole minor units: first the lines, then the coupon on the discountable lines. Delivery
// and tax follow in checkout/calculate-total.ts.
import { getCachedProductCards, type ProductCard } from '../catalog/catalog.ts';
import type { Queryable } from '../platform/database/database.ts';
import { proportionalShare, splitAmount } from '../platform/money.ts';
import type { DeliveryRule, RequestContext } from '../store/store.ts';
import { type CouponState, findCartCoupon, isDiscountable } from './check-coupon.ts';
import { type CartDetails, maxOrderQuantity } from './edit-cart.ts';

export interface PricedCart extends CartDetails {
  readonly cards: ReadonlyMap<number, ProductCard>;
  readonly coupon: CouponState | null;
  readonly price: LinePrices;
}

export const priceCart = async (ctx: RequestContext, details: CartDetails): Promise<PricedCart> =>
  priceWithCards(ctx, details, await getCachedCardsOf(ctx, details));

/** A cache miss queries the database, so never call this inside a transaction. */
export const getCachedCardsOf = (ctx: RequestContext, { sellables }: CartDetails): Promise<PricedCart['cards']> =>
  getCachedProductCards(
    ctx,
    [...sellables.values()].map(({ productId }) => productId),
  );

export async function priceWithCards(
  ctx: RequestContext<Queryable>,
  details: CartDetails,
  cards: PricedCart['cards'],
): Promise<PricedCart> {
  const coupon = await findCartCoupon(ctx, details, cards);
  const inForce = coupon && !coupon.error ? coupon.coupon : null;
  const price = priceLines(
    details.lines.map(({ variantId, quantity }) => {
      const sellable = details.sellables.get(variantId);
      const card = sellable && cards.get(sellable.productId);
      return {
        unit: sellable?.price.final ?? 0,
        quantity,
        counted: sellable !== undefined && maxOrderQuantity(sellable) > 0,
        discountable: inForce !== null && card !== undefined && isDiscountable(inForce, card),
      };
    }),
    inForce,
  );
  return { ...details, cards, coupon, price };
}

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

export interface LinePrices {
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

/** Pure. The discount is split exactly over the discountable lines. */
export function priceLines(lines: readonly PricedLine[], reduction: Reduction | null): LinePrices {
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

/** A rule for the zone wins over a rule for the whole country; among equals the first wins. */
export function ruleFor(rules: readonly DeliveryRule[], country: string, zone: string): DeliveryRule | undefined {
  const ofCountry = rules.filter(({ countries }) => countries.includes(country));
  return ofCountry.find(({ zones }) => zones.includes(zone)) ?? ofCountry.find(({ zones }) => zones.length === 0);
}

/** The lowest free delivery threshold of all methods; null if there is none. */
export function findFreeDeliveryThreshold(rule: DeliveryRule | undefined): number | null {
  const amounts = (rule?.methods ?? []).flatMap(({ freeFrom }) => (freeFrom === null ? [] : [freeFrom]));
  return amounts.length > 0 ? Math.min(...amounts) : null;
}
