import type { Cart, readCart as shape } from '@vitrine/contract/cart/cart-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { RequestContext } from '../store/store.ts';
import { viewCart } from './cart-view.ts';
import { openCart } from './edit-cart.ts';

/** Reading does not clear notices; they stay until the shopper changes the line. */
export async function readCart(ctx: RequestContext, { params }: Input<typeof shape>): Promise<Cart> {
  return viewCart(ctx, await openCart(ctx, params.code));
}
