import { applyCoupon as apply, removeCoupon as remove } from '@vitrine/contract/cart/cart.ts';
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { getCartCode } from '../../../session/cart-code.ts';
import { runSerially } from '../../../session/cart-turns.ts';
import { shopperApi } from '../../../session/shopper-api.client.ts';
import { countCalls } from '../state/cart-state.ts';
import { settleCart } from '../state/change-cart.ts';
import { cartErrorMessage, getToastMessages } from './cart-toasts.ts';

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
  problemOf: (cart: Cart) => string | null,
): Promise<string | null> {
  countCalls(1);
  try {
    const problem = await runSerially(async () => {
      const code = getCartCode();
      if (!code) return null;
      const cart = await request(code);
      settleCart(cart);
      return problemOf(cart);
    });
    if (problem !== null) return problem;
    showToast({ tone: 'success', text: getToastMessages().updated });
    return null;
  } catch (error) {
    return cartErrorMessage(error);
  } finally {
    countCalls(-1);
  }
}
