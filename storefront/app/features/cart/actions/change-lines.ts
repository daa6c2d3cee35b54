import type { CartLine } from '@vitrine/contract/cart/cart-shapes.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { getCartCode } from '../../../session/cart-code.ts';
import { shopperApi } from '../../../session/shopper-api.client.ts';
import type { CartChange } from '../cart-change.ts';
import {
  addChange,
  type CartRequest,
  changeCart,
  dropChange,
  getToastMessages,
  settleCart,
  settleChange,
  settledCart,
  showUpdated,
  toCartRequest,
} from '../cart-store.ts';
import { restoreLines } from './add-to-cart.ts';

type LineKey = Pick<CartLine, 'cartItemId' | 'sku'>;

const pauseBeforeSaving = 500;

interface UnsentQuantity {
  change: CartChange;
  request: CartRequest;
  timer: ReturnType<typeof setTimeout>;
}

/** Quantities that are shown but not sent yet, by line id. */
const unsent = new Map<number, UnsentQuantity>();

/** Shows the quantity at once and saves it when the shopper stops changing it. */
export function changeQuantity({ cartItemId, sku }: LineKey, quantity: number): void {
  cancelUnsent(cartItemId);
  const change = { kind: 'quantity', line: cartItemId, sku, quantity } as const;
  const request = toCartRequest(change);
  const save = async () => {
    unsent.delete(cartItemId);
    if (await settleChange(change, request)) showUpdated();
  };
  addChange(change);
  unsent.set(cartItemId, { change, request, timer: setTimeout(save, pauseBeforeSaving) });
}

/** Another change of the line replaces the one that was not sent. */
function cancelUnsent(lineId: number): void {
  const entry = unsent.get(lineId);
  if (!entry) return;
  clearTimeout(entry.timer);
  dropChange(entry.change);
  unsent.delete(lineId);
}

/** The page is being closed: sends all changes now, without the queue. */
export function flushQuantityChanges(): void {
  for (const { change, request, timer } of unsent.values()) {
    clearTimeout(timer);
    request(shopperApi(), getCartCode()).then(
      (cart) => settleCart(cart, change),
      () => dropChange(change),
    );
  }
  unsent.clear();
}

export function removeFromCart({ cartItemId, sku }: LineKey): Promise<void> {
  const removed = settledCart()?.products.filter((line) => line.cartItemId === cartItemId) ?? [];
  cancelUnsent(cartItemId);
  return removeWithUndo({ kind: 'remove', line: cartItemId, sku }, removed, getToastMessages().removed);
}

export function clearCart(): Promise<void> {
  const removed = settledCart()?.products ?? [];
  for (const { cartItemId } of removed) cancelUnsent(cartItemId);
  return removeWithUndo({ kind: 'clear' }, removed, getToastMessages().removedAll);
}

async function removeWithUndo(
  change: Parameters<typeof toCartRequest>[0],
  removed: CartLine[],
  text: string,
): Promise<void> {
  const promoCode = settledCart()?.promoCode ?? null;
  if (!(await changeCart(change, toCartRequest(change)))) return;
  const action = { label: getToastMessages().undo, run: () => restoreLines(removed, promoCode) };
  showToast({ tone: 'removed', text, action });
}
