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

export const priceCart = async (visit: ShopVisit, open: OpenCart): Promise<PricedCart> =>
  priceWithCards(visit, open, await recallCardsOf(visit, open));

/** Texts and pictures come from memory, which may ask the database: never inside a transaction. */
export const recallCardsOf = (visit: ShopVisit, { sellables }: OpenCart): Promise<PricedCart['cards']> =>
  recallProductCards(
    visit,
    [...sellables.values()].map(({ productId }) => productId),
  );

export async function priceWithCards(
  visit: ShopVisit,
  open: OpenCart,
  cards: PricedCart['cards'],
): Promise<PricedCart> {
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
