import type { CartLine } from '@vitrine/contract/cart/cart-shapes.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { getCartCode } from '../../../session/cart-code.ts';
import { shopperApi } from '../../../session/shopper-api.client.ts';
import type { CartChange } from '../state/cart-change.ts';
import { addChange, dropChange } from '../state/cart-state.ts';
import { type CartRequest, settleCart, settleChange } from '../state/change-cart.ts';
import { getToastMessages } from './cart-toasts.ts';
import { toCartRequest } from './to-cart-request.ts';

const pauseBeforeSaving = 500;

interface PendingQuantity {
  change: CartChange;
  request: CartRequest;
  timer: ReturnType<typeof setTimeout>;
}

/** Quantities that are shown but not sent yet, by line id. */
const waiting = new Map<number, PendingQuantity>();

/** Shows the quantity at once and saves it when the shopper stops changing it. */
export function changeQuantity(line: Pick<CartLine, 'cartItemId' | 'sku'>, quantity: number): void {
  const earlier = waiting.get(line.cartItemId);
  if (earlier) {
    clearTimeout(earlier.timer);
    dropChange(earlier.change);
  }
  const change = { kind: 'quantity', line: line.cartItemId, sku: line.sku, quantity } as const;
  const request = toCartRequest(change);
  const save = async () => {
    waiting.delete(line.cartItemId);
    const isSaved = await settleChange(change, request);
    if (isSaved) showToast({ tone: 'success', text: getToastMessages().updated });
  };
  addChange(change);
  waiting.set(line.cartItemId, { change, request, timer: setTimeout(save, pauseBeforeSaving) });
}

/** Cancels an unsent change, because the line is being removed. */
export function clearWaitingChanges(lineId: number): void {
  const entry = waiting.get(lineId);
  if (!entry) return;
  clearTimeout(entry.timer);
  dropChange(entry.change);
  waiting.delete(lineId);
}

/** The page is being closed: sends all changes now, without the queue. */
export function flushQuantityChanges(): void {
  for (const { change, request, timer } of waiting.values()) {
    clearTimeout(timer);
    request(shopperApi(), getCartCode()).then(
      (cart) => settleCart(cart, change),
      () => dropChange(change),
    );
  }
  waiting.clear();
}
