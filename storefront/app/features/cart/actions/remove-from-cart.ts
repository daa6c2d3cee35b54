import type { CartLine } from '@vitrine/contract/cart-shapes.ts';
import { showToast } from '../../../ui/toasts.ts';
import { settledCart } from '../state/cart-state.ts';
import { changeCart } from '../state/run-serially.ts';
import { askFor } from './ask-for.ts';
import { clearWaitingChanges } from './change-quantity.ts';
import { noticeWords } from './notice-messages.ts';
import { putBack } from './put-back.ts';

export async function removeFromCart({ cartItemId, sku }: Pick<CartLine, 'cartItemId' | 'sku'>): Promise<void> {
  clearWaitingChanges(cartItemId);
  const cart = settledCart();
  const removed = cart?.products.filter((line) => line.cartItemId === cartItemId) ?? [];
  const change = { kind: 'remove', line: cartItemId, sku } as const;
  if (!(await changeCart(change, askFor(change)))) return;
  const t = noticeWords();
  showToast({
    tone: 'removed',
    text: t.removed,
    action: { label: t.undo, run: () => putBack(removed, cart?.promoCode ?? null) },
  });
}
