import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import type { RequestContext } from '../store/store.ts';
import { viewCart } from './cart-view.ts';
import type { CartDetails } from './edit-cart.ts';
import { priceCart } from './price-cart.ts';

export const showCart = async (ctx: RequestContext, open: CartDetails): Promise<Cart> =>
  viewCart(ctx, await priceCart(ctx, open));
