import type { CartLine } from '@vitrine/contract/cart/cart-shapes.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { activateCart } from '../state/activate-cart.ts';
import { changeCart } from '../state/change-cart.ts';
import { getToastMessages } from './cart-toasts.ts';
import { toAddRequest } from './to-cart-request.ts';

export interface LineToAdd {
  sku: string;
  quantity: number;
}

/** Adds several products at once to the existing lines. */
export async function addLines(lines: readonly LineToAdd[]): Promise<boolean> {
  const [first, ...others] = lines.map(({ sku, quantity }) => ({ product: sku, quantity, add: true }));
  activateCart();
  if (!first || !(await changeCart({ kind: 'none' }, toAddRequest([first, ...others])))) return false;
  showToast({ tone: 'success', text: getToastMessages().updated });
  return true;
}

/** Undoes a removal. Creates a cart if the last one was deleted with its last line. */
export async function restoreLines(lines: readonly CartLine[], promoCode: string | null): Promise<void> {
  const [first, ...others] = lines.map(({ sku, quantity }) => ({ product: sku, quantity }));
  if (!first) return;
  if (await changeCart({ kind: 'none' }, toAddRequest([first, ...others], { promoCode }))) {
    showToast({ tone: 'success', text: getToastMessages().updated });
  }
}
