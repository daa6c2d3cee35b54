import { applyCoupon as apply, removeCoupon as remove } from '@vitrine/contract/cart/cart.ts';
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { getCartCode, runSerially } from '../../../session/cart-code.ts';
import { shopperApi } from '../../../session/shopper-api.client.ts';
import { cartErrorMessage, countCalls, getToastMessages, settleCart, showUpdated } from '../cart-store.ts';

/** Returns null, or the error message for the field. */
export const applyCoupon = (promo: string): Promise<string | null> =>
  changeCoupon(
    (code) => shopperApi()(apply, { params: { code, promo } }),
    // Other servers only leave the coupon out.
    (cart) => cart.couponProblem?.message ?? (cart.promoCode ? null : getToastMessages().couponInvalid),
  );

export const removeCoupon = (): Promise<string | null> =>
  changeCoupon(
    (code) => shopperApi()(remove, { params: { code } }),
    () => null,
  );

async function changeCoupon(
  request: (code: string) => Promise<Cart>,
  issueOf: (cart: Cart) => string | null,
): Promise<string | null> {
  countCalls(1);
  try {
    const error = await runSerially(async () => {
      const code = getCartCode();
      if (!code) return null;
      const cart = await request(code);
      settleCart(cart);
      return issueOf(cart);
    });
    if (error !== null) return error;
    showUpdated();
    return null;
  } catch (error) {
    return cartErrorMessage(error);
  } finally {
    countCalls(-1);
  }
}
