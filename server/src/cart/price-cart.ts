import { getCachedProductCards, type ProductCard } from '../catalog/catalog.ts';
import type { QueryContext, RequestContext } from '../store/store.ts';
import { type CouponState, findCartCoupon, isDiscountable } from './cart-coupon.ts';
import { type CartDetails, maxOrderQuantity } from './edit-cart.ts';
import { type GoodsPrice, priceLines } from './price-lines.ts';

export interface PricedCart extends CartDetails {
  readonly cards: ReadonlyMap<number, ProductCard>;
  readonly coupon: CouponState | null;
  readonly price: GoodsPrice;
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
  ctx: QueryContext,
  details: CartDetails,
  cards: PricedCart['cards'],
): Promise<PricedCart> {
  const coupon = await findCartCoupon(ctx, details, cards);
  const inForce = coupon && !coupon.problem ? coupon.coupon : null;
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
