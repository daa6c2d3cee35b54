import { showToast } from '../../../ui/toasts.ts';
import { settledCart } from '../state/cart-state.ts';
import { changeCart } from '../state/run-serially.ts';
import { askFor } from './ask-for.ts';
import { clearWaitingChanges } from './change-quantity.ts';
import { noticeWords } from './notice-messages.ts';
import { putBack } from './put-back.ts';

export async function clearCart(): Promise<void> {
  const cart = settledCart();
  for (const { cartItemId } of cart?.products ?? []) clearWaitingChanges(cartItemId);
  const change = { kind: 'clear' } as const;
  if (!(await changeCart(change, askFor(change)))) return;
  const t = noticeWords();
  showToast({
    tone: 'removed',
    text: t.removedAll,
    action: { label: t.undo, run: () => putBack(cart?.products ?? [], cart?.promoCode ?? null) },
  });
}
