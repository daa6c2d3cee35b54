import { addManyToCart, addToNewCart } from '@vitrine/contract/cart.ts';
import type { CartLine } from '@vitrine/contract/cart-shapes.ts';
import { cartSeed, keepCartCode } from '../../session/cart-code.ts';
import { showToast } from '../../ui/toasts.ts';
import { changeCart } from './cart-turns.ts';
import { noticeWords } from './notice-messages.ts';

/** Undoes a removal. When the cart went with its last line, another one takes its place. */
export async function putBack(lines: readonly CartLine[], promoCode: string | null): Promise<void> {
  const items = lines.map(({ sku, quantity }) => ({ product: sku, quantity }));
  const [first, ...others] = items;
  if (!first) return;
  const isBack = await changeCart({ kind: 'none' }, async (api, code) => {
    if (code) return api(addManyToCart, { params: { code }, body: items });
    const cart = await api(addToNewCart, { body: { ...first, promoCode, seed: cartSeed() } });
    // Kept at once: if the rest fails, the first line is not lost as well.
    keepCartCode(cart.code);
    return others.length > 0 ? api(addManyToCart, { params: { code: cart.code }, body: others }) : cart;
  });
  if (isBack) showToast({ tone: 'success', text: noticeWords().updated });
}
