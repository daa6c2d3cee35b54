import { addManyToCart, addToNewCart } from '@vitrine/contract/cart.ts';
import type { CartLine } from '@vitrine/contract/cart-shapes.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { cartSeed, setCartCode } from '../../../session/cart-code.ts';
import { activateCart } from '../state/activate-cart.ts';
import { type CartRequest, changeCart } from '../state/change-cart.ts';
import { getToastMessages } from './cart-toasts.ts';

export interface LineToAdd {
  sku: string;
  quantity: number;
}

/** Adds several products at once to the existing lines. */
export async function addLines(lines: readonly LineToAdd[]): Promise<boolean> {
  const items = lines.map(({ sku, quantity }) => ({ product: sku, quantity, add: true }));
  activateCart();
  if (!(await changeCart({ kind: 'none' }, addItems(items, null)))) return false;
  showToast({ tone: 'success', text: getToastMessages().updated });
  return true;
}

interface Item {
  product: string;
  quantity: number;
  add?: boolean;
}

/** Uses the existing cart or creates one. */
const addItems =
  (items: readonly Item[], promoCode: string | null): CartRequest =>
  async (api, code) => {
    const [first, ...others] = items;
    if (!first) return null;
    if (code) return api(addManyToCart, { params: { code }, body: [...items] });
    const { add: _, ...made } = first;
    const cart = await api(addToNewCart, { body: { ...made, promoCode, seed: cartSeed() } });
    // Stored at once, so that the first line is not lost if the second request fails.
    setCartCode(cart.code);
    return others.length > 0 ? api(addManyToCart, { params: { code: cart.code }, body: others }) : cart;
  };

/** Undoes a removal. Creates a cart if the last one was deleted with its last line. */
export async function restoreLines(lines: readonly CartLine[], promoCode: string | null): Promise<void> {
  const items = lines.map(({ sku, quantity }) => ({ product: sku, quantity }));
  if (items.length === 0) return;
  if (await changeCart({ kind: 'none' }, addItems(items, promoCode))) {
    showToast({ tone: 'success', text: getToastMessages().updated });
  }
}
