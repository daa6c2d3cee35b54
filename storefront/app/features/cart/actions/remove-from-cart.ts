import type { CartLine } from '@vitrine/contract/cart-shapes.ts';
import { showToast } from '../../../ui/toasts.ts';
import { settledCart } from '../state/cart-state.ts';
import { changeCart } from '../state/change-cart.ts';
import { restoreLines } from './add-lines.ts';
import { getToastMessages } from './cart-toasts.ts';
import { clearWaitingChanges } from './change-quantity.ts';
import { toCartRequest } from './to-cart-request.ts';

export async function removeFromCart({ cartItemId, sku }: Pick<CartLine, 'cartItemId' | 'sku'>): Promise<void> {
  clearWaitingChanges(cartItemId);
  const cart = settledCart();
  const removed = cart?.products.filter((line) => line.cartItemId === cartItemId) ?? [];
  const change = { kind: 'remove', line: cartItemId, sku } as const;
  if (!(await changeCart(change, toCartRequest(change)))) return;
  const t = getToastMessages();
  showToast({
    tone: 'removed',
    text: t.removed,
    action: { label: t.undo, run: () => restoreLines(removed, cart?.promoCode ?? null) },
  });
}
