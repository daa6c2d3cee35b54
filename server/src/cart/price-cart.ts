// An open cart with all that its price hangs on.
import { type ProductCard, recallProductCards } from '../catalog/catalog.ts';
import type { ShopVisit } from '../store/store.ts';
import { type CouponState, countsOn, findCouponOf } from './cart-coupon.ts';
import type { OpenCart } from './edit-cart.ts';
import { maximumOf } from './maximum.ts';
import { type GoodsPrice, priceLines } from './price-lines.ts';

export interface PricedCart extends OpenCart {
  readonly cards: ReadonlyMap<number, ProductCard>;
  readonly coupon: CouponState | null;
  readonly price: GoodsPrice;
}

export async function priceCart(visit: ShopVisit, open: OpenCart): Promise<PricedCart> {
  const cards = await recallProductCards(
    visit,
    [...open.sellables.values()].map(({ productId }) => productId),
  );
  const coupon = await findCouponOf(visit, open, cards);
  const inForce = coupon && !coupon.problem ? coupon.coupon : null;
  const price = priceLines(
    open.lines.map(({ variantId, quantity }) => {
      const sellable = open.sellables.get(variantId);
      const card = sellable && cards.get(sellable.productId);
      return {
        unit: sellable?.price.final ?? 0,
        quantity,
        counted: sellable !== undefined && maximumOf(sellable) > 0,
        discountable: inForce !== null && card !== undefined && countsOn(inForce, card),
      };
    }),
    inForce,
  );
  return { ...open, cards, coupon, price };
}
