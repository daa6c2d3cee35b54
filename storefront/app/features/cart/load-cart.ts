import { readCart } from '@vitrine/contract/cart.ts';
import { forgetCartCode, recallCartCode } from '../../session/cart-code.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { countCalls, settle, settledCart } from './cart-state.ts';
import { inTurn, settleCart } from './cart-turns.ts';
import { isCartGone, tellFailure } from './tell-failure.ts';

let running: Promise<void> | undefined;

/** The cart as the shop has it now. When that cannot be had, an empty one is shown; its code is kept for the next try. */
export function loadCart(): Promise<void> {
  running ??= load().finally(() => {
    running = undefined;
  });
  return running;
}

async function load(): Promise<void> {
  if (!recallCartCode()) {
    settle(null);
    return;
  }
  countCalls(1);
  try {
    await inTurn(async () => {
      const code = recallCartCode();
      settleCart(code ? await shopperApi()(readCart, { params: { code } }) : null);
    });
  } catch (error) {
    if (isCartGone(error)) {
      forgetCartCode();
      settle(null);
    } else if (navigator.onLine || !settledCart()) {
      settle(null, 'failed');
      if (navigator.onLine) tellFailure(error);
    }
    // Cut off while reading again: what is shown stays, and the bar says why nothing moves.
  } finally {
    countCalls(-1);
  }
}
