import type { CartLine } from '@vitrine/contract/cart/cart-shapes.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { getAccessToken } from '../../../session/token.ts';
import { activateCart } from '../activate-cart.ts';
import { changeCart, getToastMessages, openDrawer, showUpdated, toAddRequest, toCartRequest } from '../cart-store.ts';
import { loadCart } from './load-cart.ts';

export interface LineToAdd {
  sku: string;
  quantity: number;
}

interface Addition extends LineToAdd {
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

/** Adds several products at once to the existing lines. */
export async function addLines(lines: readonly LineToAdd[]): Promise<boolean> {
  const [first, ...others] = lines.map(({ sku, quantity }) => ({ product: sku, quantity, add: true }));
  activateCart();
  if (!first || !(await changeCart({ kind: 'none' }, toAddRequest([first, ...others])))) return false;
  showUpdated();
  return true;
}

/** Undoes a removal. Creates a cart if the last one was deleted with its last line. */
export async function restoreLines(lines: readonly CartLine[], promoCode: string | null): Promise<void> {
  const [first, ...others] = lines.map(({ sku, quantity }) => ({ product: sku, quantity }));
  if (first && (await changeCart({ kind: 'none' }, toAddRequest([first, ...others], { promoCode })))) showUpdated();
}
