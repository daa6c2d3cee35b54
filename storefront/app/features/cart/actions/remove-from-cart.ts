import type { CartLine } from '@vitrine/contract/cart/cart-shapes.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { settledCart } from '../state/cart-state.ts';
import { changeCart } from '../state/change-cart.ts';
import { restoreLines } from './add-lines.ts';
import { getToastMessages } from './cart-toasts.ts';
import { clearWaitingChanges } from './change-quantity.ts';
import { toCartRequest } from './to-cart-request.ts';

export function removeFromCart({ cartItemId, sku }: Pick<CartLine, 'cartItemId' | 'sku'>): Promise<void> {
  const removed = settledCart()?.products.filter((line) => line.cartItemId === cartItemId) ?? [];
  clearWaitingChanges(cartItemId);
  return removeWithUndo({ kind: 'remove', line: cartItemId, sku }, removed, getToastMessages().removed);
}

export function clearCart(): Promise<void> {
  const removed = settledCart()?.products ?? [];
  for (const { cartItemId } of removed) clearWaitingChanges(cartItemId);
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
