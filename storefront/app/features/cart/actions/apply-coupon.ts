import { applyCoupon as apply, removeCoupon as remove } from '@vitrine/contract/cart.ts';
import { recallCartCode } from '../../../session/cart-code.ts';
import { shopperApi } from '../../../session/shopper-api.client.ts';
import { showToast } from '../../../ui/toasts.ts';
import { countCalls } from '../state/cart-state.ts';
import { inTurn, settleCart } from '../state/cart-turns.ts';
import { noticeWords } from './notice-messages.ts';
import { failureWords } from './tell-failure.ts';

/** Null when it was applied, else why not: words for the field. */
export const applyCoupon = (promo: string): Promise<string | null> =>
  changeCoupon((code) => shopperApi()(apply, { params: { code, promo } }));

export const removeCoupon = (): Promise<string | null> =>
  changeCoupon((code) => shopperApi()(remove, { params: { code } }));

type Ask = (code: string) => Promise<Parameters<typeof settleCart>[0]>;

async function changeCoupon(ask: Ask): Promise<string | null> {
  countCalls(1);
  try {
    await inTurn(async () => {
      const code = recallCartCode();
      if (code) settleCart(await ask(code));
    });
    showToast({ tone: 'success', text: noticeWords().updated });
    return null;
  } catch (error) {
    return failureWords(error);
  } finally {
    countCalls(-1);
  }
}
