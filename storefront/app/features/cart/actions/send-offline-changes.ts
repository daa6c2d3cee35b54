import { readCart } from '@vitrine/contract/cart/cart.ts';
import { isCartGone, setCartLine } from '@vitrine/contract/cart/cart-requests.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { errorStatus } from '../../../api/api-errors.ts';
import { clearCartCode, getCartCode, runSerially } from '../../../session/cart-code.ts';
import { shopperApi } from '../../../session/shopper-api.client.ts';
import {
  broadcastCart,
  type CartRequest,
  getWaitingMessages,
  settleCart,
  showCartError,
  toCartRequest,
} from '../cart-store.ts';
import { type OfflineChange, readOfflineChanges, setOfflineChanges } from '../offline-changes.ts';

/** Sends offline changes in order. Refused changes are shown and dropped; a lost connection stops it. */
export async function sendOfflineChanges(): Promise<void> {
  let sent = 0;
  try {
    while (navigator.onLine && (await runSerially(sendFirst))) sent += 1;
  } catch {
    // No connection: the rest stays stored.
  }
  if (sent === 0) return;
  broadcastCart();
  if (readOfflineChanges().length === 0) showToast({ tone: 'success', text: getWaitingMessages().sent });
}

async function sendFirst(): Promise<boolean> {
  const [first, ...others] = readOfflineChanges();
  if (!first) return false;
  try {
    settleCart(await toRepeatableRequest(first, others)(shopperApi(), getCartCode()));
  } catch (error) {
    if (errorStatus(error) === undefined) throw error;
    if (isCartGone(error) && first.kind === 'add') {
      // The next call creates a new cart for it.
      clearCartCode();
      return true;
    }
    showCartError(error);
  }
  setOfflineChanges(others);
  return true;
}

/** A response may get lost, so an addition is sent as a total quantity, which is safe to repeat. */
function toRepeatableRequest(change: OfflineChange, others: readonly OfflineChange[]): CartRequest {
  if (change.kind !== 'add') return toCartRequest(change);
  const { sku, quantity } = change;
  return async (api, code) => {
    if (!code) return toCartRequest(change)(api, code);
    const target = change.target ?? quantity + (await fetchQuantity(api, code, sku));
    setOfflineChanges([{ ...change, target }, ...others]);
    return setCartLine(api, code, { product: sku, quantity: target });
  };
}

async function fetchQuantity(api: Parameters<CartRequest>[0], code: string, wanted: string): Promise<number> {
  const { products } = await api(readCart, { params: { code } });
  return products.find(({ sku }) => sku === wanted)?.quantity ?? 0;
}
