import { readCart } from '@vitrine/contract/cart/cart.ts';
import { isCartGone, setCartLine } from '@vitrine/contract/cart/cart-requests.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { failureStatus } from '../../../api/failure-status.ts';
import { clearCartCode, getCartCode } from '../../../session/cart-code.ts';
import { runSerially } from '../../../session/cart-turns.ts';
import { shopperApi } from '../../../session/shopper-api.client.ts';
import { showCartError } from '../actions/cart-toasts.ts';
import { toCartRequest } from '../actions/to-cart-request.ts';
import { broadcastCart } from './cart-state.ts';
import { type CartRequest, settleCart } from './change-cart.ts';
import { readWaitingChanges, setWaitingChanges, type WaitingChange } from './waiting-changes.ts';
import { getWaitingMessages } from './waiting-messages.ts';

/** Sends offline changes in order. Refused changes are shown and dropped; a lost connection stops it. */
export async function sendWaitingChanges(): Promise<void> {
  let sent = 0;
  try {
    while (navigator.onLine && (await runSerially(sendFirst))) sent += 1;
  } catch {
    // No connection: the rest stays stored.
  }
  if (sent === 0) return;
  broadcastCart();
  if (readWaitingChanges().length === 0) showToast({ tone: 'success', text: getWaitingMessages().sent });
}

async function sendFirst(): Promise<boolean> {
  const [first, ...others] = readWaitingChanges();
  if (!first) return false;
  try {
    settleCart(await toRepeatableRequest(first, others)(shopperApi(), getCartCode()));
  } catch (error) {
    if (failureStatus(error) === undefined) throw error;
    if (isCartGone(error) && first.kind === 'add') {
      // The next call creates a new cart for it.
      clearCartCode();
      return true;
    }
    showCartError(error);
  }
  setWaitingChanges(others);
  return true;
}

/** A response may get lost, so an addition is sent as a total quantity, which is safe to repeat. */
function toRepeatableRequest(change: WaitingChange, others: readonly WaitingChange[]): CartRequest {
  if (change.kind !== 'add') return toCartRequest(change);
  const { sku, quantity } = change;
  return async (api, code) => {
    if (!code) return toCartRequest(change)(api, code);
    const target = change.target ?? quantity + (await fetchQuantity(api, code, sku));
    setWaitingChanges([{ ...change, target }, ...others]);
    return setCartLine(api, code, { product: sku, quantity: target });
  };
}

async function fetchQuantity(api: Parameters<CartRequest>[0], code: string, wanted: string): Promise<number> {
  const { products } = await api(readCart, { params: { code } });
  return products.find(({ sku }) => sku === wanted)?.quantity ?? 0;
}
