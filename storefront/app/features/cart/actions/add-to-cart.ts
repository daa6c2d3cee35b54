import { showToast } from '@vitrine/ui/toasts.ts';
import { getAccessToken } from '../../../session/token.ts';
import { openDrawer } from '../state/cart-state.ts';
import { changeCart } from '../state/change-cart.ts';
import { getToastMessages } from './cart-toasts.ts';
import { loadCart } from './load-cart.ts';
import { toCartRequest } from './to-cart-request.ts';

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
  const change = { kind: 'add', sku, quantity } as const;
  const onNewCart = () => {
    isNew = true;
  };
  if (!(await changeCart(change, toCartRequest(change, { onNewCart })))) return false;
  const t = getToastMessages();
  const text = isNew ? t.added : t.updated;
  if (opensDrawer) openDrawer(sku, text);
  else showToast({ tone: 'success', text });
  if (late) setTimeout(loadCart, lateReload);
  else loadCart();
  return true;
}
