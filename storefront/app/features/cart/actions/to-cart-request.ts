import { clearCart, removeFromCart } from '@vitrine/contract/cart/cart.ts';
import { addLinesToCart, type CartLineInput, setCartLine } from '@vitrine/contract/cart/cart-requests.ts';
import { cartSeed, clearCartCode, setCartCode } from '../../../session/cart-code.ts';
import type { CartChange } from '../state/cart-change.ts';
import type { CartRequest } from '../state/change-cart.ts';

interface AddOptions {
  /** Of a cart that has to be made. */
  promoCode?: string | null;
  onNewCart?: () => void;
}

/** Uses the existing cart or creates one. */
export const toAddRequest =
  (
    lines: readonly [CartLineInput, ...CartLineInput[]],
    { promoCode = null, onNewCart = () => {} }: AddOptions = {},
  ): CartRequest =>
  (api, code) =>
    addLinesToCart(api, code, lines, {
      begin: () => {
        // The seed of a cart that does not exist any more would not make another one.
        if (code) clearCartCode();
        return { ...(promoCode !== null && { promoCode }), seed: cartSeed() };
      },
      // Stored at once, so that the first line is not lost if the request for the others fails.
      created: (cart) => {
        setCartCode(cart.code);
        onNewCart();
      },
    });

/** The request contains all data, so that it can also be sent later. */
export function toCartRequest(
  change: Exclude<CartChange, { kind: 'none' }>,
  options?: Pick<AddOptions, 'onNewCart'>,
): CartRequest {
  if (change.kind === 'add')
    return toAddRequest([{ product: change.sku, quantity: change.quantity, add: true }], options);
  return async (api, code) => {
    if (!code) return null;
    const params = { code };
    if (change.kind === 'clear') return api(clearCart, { params });
    const { sku, line } = change;
    if (change.kind === 'remove') {
      return api(removeFromCart, { params: { code, sku }, query: { secondCardId: line, body: 'true' } });
    }
    return setCartLine(api, code, { product: sku, quantity: change.quantity, line });
  };
}
