// Checks whether the coupon of a cart is valid, and builds the error message if it is not.

import type { DomainErrorCode } from '@vitrine/contract/domain-error.ts';
import { dayText } from '@vitrine/contract/text/number-text.ts';
import type { ProductCard } from '../catalog/catalog.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { DomainError, throwDomainError } from '../platform/domain-error.ts';
import { formatMoney } from '../platform/money.ts';
import type { RequestContext } from '../store/store.ts';
import { customerName } from './coupon-customer.ts';
import {
  type CountedCoupon,
  countUses,
  findCoupon,
  findUse,
  lockCoupon,
  releaseUse,
  saveUse,
} from './coupon-repository.ts';
import { type CartDetails, maxOrderQuantity } from './edit-cart.ts';

export interface CouponState {
  readonly coupon: CountedCoupon;
  /** Null when the coupon is valid. */
  readonly error: DomainError | null;
}

type Cards = ReadonlyMap<number, ProductCard>;

export async function findCartCoupon(
  ctx: RequestContext<Queryable>,
  details: CartDetails,
  cards: Cards,
): Promise<CouponState | null> {
  const { couponId } = details.cart;
  const coupon = couponId === null ? undefined : await findCoupon(ctx.db, couponId);
  return coupon ? { coupon, error: await findCouponError(ctx, coupon, details, cards) } : null;
}

export async function findCouponError(
  ctx: RequestContext<Queryable>,
  coupon: CountedCoupon,
  { cart, lines, sellables }: CartDetails,
  cards: Cards,
): Promise<DomainError | null> {
  const amount = lines.reduce((sum, { variantId, quantity }) => {
    const sellable = sellables.get(variantId);
    const card = sellable && cards.get(sellable.productId);
    if (!sellable || !card || maxOrderQuantity(sellable) === 0 || !isDiscountable(coupon, card)) return sum;
    return sum + sellable.price.final * quantity;
  }, 0);
  const isLimited = coupon.usesAllowedPerCustomer !== null;
  const names = isLimited && cart.customerId !== null ? [customerName(cart.customerId)] : [];
  const usedByCustomer = await countUses(ctx.db, coupon.id, names);
  const error = checkCoupon(coupon, { now: ctx.now, amount, used: coupon.used, usedByCustomer });
  return error && toDomainError(ctx, error);
}

export const isDiscountable = ({ excludedCategoryIds }: CountedCoupon, { categoryIds }: ProductCard): boolean =>
  !excludedCategoryIds.some((id) => categoryIds.has(id));

function toDomainError({ store, language }: RequestContext<Queryable>, error: CouponError): DomainError {
  const money = (amount: number) => formatMoney(amount, store.currency, language);
  const values: Record<string, string> = {};
  if ('date' in error) values.date = dayText(error.date, language);
  if ('minimum' in error) {
    values.minimum = money(error.minimum);
    values.missing = money(error.missing);
  }
  return new DomainError(error.code satisfies DomainErrorCode, values);
}

export interface CouponTerms {
  readonly kind: 'percentage' | 'amount' | 'free-delivery';
  readonly startsAt: Date | null;
  /** First moment at which the coupon is no longer valid. */
  readonly endsAt: Date | null;
  readonly minimum: number;
  readonly usesAllowed: number | null;
  readonly usesAllowedPerCustomer: number | null;
}

export interface CouponCase {
  readonly now: Date;
  /** Sum of the discountable lines. */
  readonly amount: number;
  readonly used: number;
  /** By this customer, if the customer is known. */
  readonly usedByCustomer: number;
}

type CouponError =
  /** Last day of validity, or the first. */
  | { readonly code: Extract<DomainErrorCode, 'coupon.ended' | 'coupon.not-begun'>; readonly date: Date }
  | { readonly code: Extract<DomainErrorCode, 'coupon.minimum'>; readonly minimum: number; readonly missing: number }
  | { readonly code: Extract<DomainErrorCode, 'coupon.used-up' | 'coupon.used-by-you' | 'coupon.nothing'> };

export function checkCoupon(
  coupon: CouponTerms,
  { now, amount, used, usedByCustomer }: CouponCase,
): CouponError | null {
  const { startsAt, endsAt, minimum, usesAllowed, usesAllowedPerCustomer } = coupon;
  if (startsAt && now < startsAt) return { code: 'coupon.not-begun', date: startsAt };
  if (endsAt && now >= endsAt) return { code: 'coupon.ended', date: new Date(endsAt.getTime() - 1) };
  if (usesAllowed !== null && used >= usesAllowed) return { code: 'coupon.used-up' };
  if (usesAllowedPerCustomer !== null && usedByCustomer >= usesAllowedPerCustomer)
    return { code: 'coupon.used-by-you' };
  if (amount === 0 && coupon.kind !== 'free-delivery') return { code: 'coupon.nothing' };
  if (amount < minimum) return { code: 'coupon.minimum', minimum, missing: minimum - amount };
  return null;
}

// Orders use or release a coupon. The coupon row is locked, so that limits are exact.

export interface CouponUse {
  readonly couponId: number;
  /** Such as the order number; the same reference is counted once. */
  readonly reference: string;
  /** From couponNames; a limit per customer applies to each name. A released use retains its own names. */
  readonly customers?: readonly string[];
}

/** Call inside the transaction that creates or restores the order. */
export async function useCoupon(tx: Tx, { couponId, reference, customers = [] }: CouponUse): Promise<void> {
  const coupon = (await lockCoupon(tx, couponId)) ?? throwDomainError('coupon.unknown');
  const earlier = await findUse(tx, couponId, reference);
  if (earlier && !earlier.isReleased) return;
  if (coupon.usesAllowed !== null && coupon.used >= coupon.usesAllowed) throwDomainError('coupon.used-up');
  const names = earlier?.customers ?? [...customers];
  const allowed = coupon.usesAllowedPerCustomer;
  if (allowed !== null && (await countUses(tx, couponId, names)) >= allowed) throwDomainError('coupon.used-by-you');
  await saveUse(tx, { couponId, reference, customers: names });
}

/** For an order that failed or was canceled. */
export const releaseCoupon = (tx: Tx, { couponId, reference }: CouponUse): Promise<void> =>
  releaseUse(tx, couponId, reference);
