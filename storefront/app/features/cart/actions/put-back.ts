import type { CartLine } from '@vitrine/contract/cart-shapes.ts';
import { showToast } from '../../../ui/toasts.ts';
import { changeCart } from '../state/run-serially.ts';
import { putIn } from './add-lines.ts';
import { noticeWords } from './notice-messages.ts';

/** Undoes a removal. When the cart went with its last line, another one takes its place. */
export async function putBack(lines: readonly CartLine[], promoCode: string | null): Promise<void> {
  const items = lines.map(({ sku, quantity }) => ({ product: sku, quantity }));
  if (items.length === 0) return;
  if (await changeCart({ kind: 'none' }, putIn(items, promoCode))) {
    showToast({ tone: 'success', text: noticeWords().updated });
  }
}
