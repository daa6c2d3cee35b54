// Checks whether the coupon of a cart is valid, and builds the error message if it is not.
import type { RefusalCode } from '@vitrine/contract/failure.ts';
import type { ProductCard } from '../catalog/catalog.ts';
import { formatMoney } from '../platform/money.ts';
import { Refusal } from '../platform/refusal.ts';
import type { QueryContext } from '../store/store.ts';
import { checkCoupon } from './check-coupon.ts';
import { customerName } from './coupon-customer.ts';
import { type CountedCoupon, countUses, findCoupon } from './coupon-repository.ts';
import { type CartDetails, maxOrderQuantity } from './edit-cart.ts';

export interface CouponState {
  readonly coupon: CountedCoupon;
  /** Null when the coupon is valid. */
  readonly problem: Refusal | null;
}

type Cards = ReadonlyMap<number, ProductCard>;

export async function findCartCoupon(
  ctx: QueryContext,
  details: CartDetails,
  cards: Cards,
): Promise<CouponState | null> {
  const { couponId } = details.cart;
  const coupon = couponId === null ? undefined : await findCoupon(ctx.db, couponId);
  return coupon ? { coupon, problem: await findCouponProblem(ctx, coupon, details, cards) } : null;
}

export async function findCouponProblem(
  ctx: QueryContext,
  coupon: CountedCoupon,
  { cart, lines, sellables }: CartDetails,
  cards: Cards,
): Promise<Refusal | null> {
  const amount = lines.reduce((sum, { variantId, quantity }) => {
    const sellable = sellables.get(variantId);
    const card = sellable && cards.get(sellable.productId);
    if (!sellable || !card || maxOrderQuantity(sellable) === 0 || !isDiscountable(coupon, card)) return sum;
    return sum + sellable.price.final * quantity;
  }, 0);
  const isLimited = coupon.usesAllowedPerCustomer !== null;
  const names = isLimited && cart.customerId !== null ? [customerName(cart.customerId)] : [];
  const usedByCustomer = await countUses(ctx.db, coupon.id, names);
  const problem = checkCoupon(coupon, { now: ctx.now, amount, used: coupon.used, usedByCustomer });
  return problem && toRefusal(ctx, problem);
}

export const isDiscountable = ({ excludedCategoryIds }: CountedCoupon, { categoryIds }: ProductCard): boolean =>
  !excludedCategoryIds.some((id) => categoryIds.has(id));

function toRefusal({ store, language }: QueryContext, problem: NonNullable<ReturnType<typeof checkCoupon>>): Refusal {
  const money = (amount: number) => formatMoney(amount, store.currency, language);
  const values: Record<string, string> = {};
  if ('date' in problem)
    values.date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(problem.date);
  if ('minimum' in problem) {
    values.minimum = money(problem.minimum);
    values.missing = money(problem.missing);
  }
  return new Refusal(problem.code satisfies RefusalCode, values);
}
