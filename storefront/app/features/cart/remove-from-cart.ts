import { removeFromCart as removeLine } from '@vitrine/contract/cart.ts';
import type { CartLine } from '@vitrine/contract/cart-shapes.ts';
import { showToast } from '../../ui/toasts.ts';
import { settledCart } from './cart-state.ts';
import { changeCart } from './cart-turns.ts';
import { forgetWaiting } from './change-quantity.ts';
import { noticeWords } from './notice-messages.ts';
import { putBack } from './put-back.ts';

export async function removeFromCart({ cartItemId, sku }: Pick<CartLine, 'cartItemId' | 'sku'>): Promise<void> {
  forgetWaiting(cartItemId);
  const cart = settledCart();
  const removed = cart?.products.filter((line) => line.cartItemId === cartItemId) ?? [];
  const isRemoved = await changeCart({ kind: 'remove', line: cartItemId }, async (api, code) =>
    code ? api(removeLine, { params: { code, sku }, query: { secondCardId: cartItemId, body: 'true' } }) : null,
  );
  if (!isRemoved) return;
  const t = noticeWords();
  showToast({
    tone: 'removed',
    text: t.removed,
    action: { label: t.undo, run: () => putBack(removed, cart?.promoCode ?? null) },
  });
}
