import { addToCart, addToNewCart, clearCart, removeFromCart } from '@vitrine/contract/cart.ts';
import { cartSeed } from '../../../session/cart-code.ts';
import type { CartChange } from '../state/cart-change.ts';
import type { CartRequest } from '../state/change-cart.ts';

/** The request contains all data, so that it can also be sent later. */
export function toCartRequest(change: Exclude<CartChange, { kind: 'none' }>): CartRequest {
  if (change.kind === 'add') {
    const body = { product: change.sku, quantity: change.quantity };
    return (api, code) =>
      code
        ? api(addToCart, { params: { code }, body: { ...body, add: true } })
        : api(addToNewCart, { body: { ...body, seed: cartSeed() } });
  }
  return async (api, code) => {
    if (!code) return null;
    const params = { code };
    if (change.kind === 'clear') return api(clearCart, { params });
    const { sku, line } = change;
    if (change.kind === 'remove') {
      return api(removeFromCart, { params: { code, sku }, query: { secondCardId: line, body: 'true' } });
    }
    return api(addToCart, { params, body: { product: sku, quantity: change.quantity, secondCardId: line } });
  };
}
