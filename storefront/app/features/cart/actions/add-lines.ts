import { addManyToCart, addToNewCart } from '@vitrine/contract/cart.ts';
import { cartSeed, keepCartCode } from '../../../session/cart-code.ts';
import { showToast } from '../../../ui/toasts.ts';
import { type AskForCart, changeCart } from '../state/cart-turns.ts';
import { wakeCart } from '../state/wake-cart.ts';
import { noticeWords } from './notice-messages.ts';

export interface LineToAdd {
  sku: string;
  quantity: number;
}

/** Puts several products in at once, beside what is there already. */
export async function addLines(lines: readonly LineToAdd[]): Promise<boolean> {
  const items = lines.map(({ sku, quantity }) => ({ product: sku, quantity, add: true }));
  wakeCart();
  if (!(await changeCart({ kind: 'none' }, putIn(items, null)))) return false;
  showToast({ tone: 'success', text: noticeWords().updated });
  return true;
}

interface Item {
  product: string;
  quantity: number;
  add?: boolean;
}

/** Into the cart there is, or else a new one. */
export const putIn =
  (items: readonly Item[], promoCode: string | null): AskForCart =>
  async (api, code) => {
    const [first, ...others] = items;
    if (!first) return null;
    if (code) return api(addManyToCart, { params: { code }, body: [...items] });
    const { add: _, ...made } = first;
    const cart = await api(addToNewCart, { body: { ...made, promoCode, seed: cartSeed() } });
    // Kept at once: if the rest fails, the first line is not lost as well.
    keepCartCode(cart.code);
    return others.length > 0 ? api(addManyToCart, { params: { code: cart.code }, body: others }) : cart;
  };
