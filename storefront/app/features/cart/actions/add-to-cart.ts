import { addToNewCart, addToCart as addToOldCart } from '@vitrine/contract/cart.ts';
import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { cartSeed, clearCartCode } from '../../../session/cart-code.ts';
import { getAccessToken } from '../../../session/token.ts';
import { openDrawer } from '../state/cart-state.ts';
import { type CartRequest, changeCart } from '../state/change-cart.ts';
import { getToastMessages, isCartGone } from './cart-toasts.ts';
import { loadCart } from './load-cart.ts';

export interface Addition {
  sku: string;
  quantity: number;
  /** Opens the cart drawer, as on product pages. */
  opensDrawer: boolean;
}

const lateReload = 2000;

/**
 * The first call creates the cart. The cart is then read again; `late` delays that, because the cart of a signed-in
 * shopper is merged after the response.
 */
export async function addToCart(addition: Addition, late = getAccessToken() !== null): Promise<boolean> {
  const { sku, quantity, opensDrawer } = addition;
  let isNew = false;
  const request: CartRequest = async (api, code) => {
    const create = (): Promise<Cart> => {
      isNew = true;
      return api(addToNewCart, { body: { product: sku, quantity, seed: cartSeed() } });
    };
    if (!code) return create();
    try {
      return await api(addToOldCart, { params: { code }, body: { product: sku, quantity, add: true } });
    } catch (error) {
      if (!isCartGone(error)) throw error;
      clearCartCode();
      return create();
    }
  };
  if (!(await changeCart({ kind: 'add', sku, quantity }, request))) return false;
  const t = getToastMessages();
  const text = isNew ? t.added : t.updated;
  if (opensDrawer) openDrawer(sku, text);
  else showToast({ tone: 'success', text });
  if (late) setTimeout(loadCart, lateReload);
  else loadCart();
  return true;
}
