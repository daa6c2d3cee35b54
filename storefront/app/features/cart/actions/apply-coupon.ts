import { applyCoupon as apply, removeCoupon as remove } from '@vitrine/contract/cart.ts';
import { getCartCode } from '../../../session/cart-code.ts';
import { shopperApi } from '../../../session/shopper-api.client.ts';
import { showToast } from '../../../ui/toasts.ts';
import { countCalls } from '../state/cart-state.ts';
import { runSerially, settleCart } from '../state/change-cart.ts';
import { cartErrorMessage, getToastMessages } from './cart-toasts.ts';

/** Returns null, or the error message for the field. */
export const applyCoupon = (promo: string): Promise<string | null> =>
  changeCoupon((code) => shopperApi()(apply, { params: { code, promo } }));

export const removeCoupon = (): Promise<string | null> =>
  changeCoupon((code) => shopperApi()(remove, { params: { code } }));

type CouponRequest = (code: string) => Promise<Parameters<typeof settleCart>[0]>;

async function changeCoupon(request: CouponRequest): Promise<string | null> {
  countCalls(1);
  try {
    await runSerially(async () => {
      const code = getCartCode();
      if (code) settleCart(await request(code));
    });
    showToast({ tone: 'success', text: getToastMessages().updated });
    return null;
  } catch (error) {
    return cartErrorMessage(error);
  } finally {
    countCalls(-1);
  }
}
