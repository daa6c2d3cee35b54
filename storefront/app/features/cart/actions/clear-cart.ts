import { showToast } from '../../../ui/toasts.ts';
import { settledCart } from '../state/cart-state.ts';
import { changeCart } from '../state/change-cart.ts';
import { restoreLines } from './add-lines.ts';
import { getToastMessages } from './cart-toasts.ts';
import { clearWaitingChanges } from './change-quantity.ts';
import { toCartRequest } from './to-cart-request.ts';

export async function clearCart(): Promise<void> {
  const cart = settledCart();
  for (const { cartItemId } of cart?.products ?? []) clearWaitingChanges(cartItemId);
  const change = { kind: 'clear' } as const;
  if (!(await changeCart(change, toCartRequest(change)))) return;
  const t = getToastMessages();
  showToast({
    tone: 'removed',
    text: t.removedAll,
    action: { label: t.undo, run: () => restoreLines(cart?.products ?? [], cart?.promoCode ?? null) },
  });
}
