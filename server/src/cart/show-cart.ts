import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import type { ShopVisit } from '../store/store.ts';
import { viewCart } from './cart-view.ts';
import type { OpenCart } from './edit-cart.ts';
import { priceCart } from './price-cart.ts';

export const showCart = async (visit: ShopVisit, open: OpenCart): Promise<Cart> =>
  viewCart(visit, await priceCart(visit, open));
