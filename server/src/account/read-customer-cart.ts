import type { readOwnCart as ownShape, readCustomerCart as shape } from '@vitrine/contract/account-shapes.ts';
import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { mergeCarts } from '../cart/cart.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { getSignedInCustomer } from './read-profile.ts';

export async function readCustomerCart(ctx: RequestContext, { query }: Input<typeof shape>): Promise<Cart> {
  const { id } = await getSignedInCustomer(ctx);
  return mergeCarts(ctx, id, query.cart);
}

export async function readOwnCart(ctx: RequestContext, { params, query }: Input<typeof ownShape>): Promise<Cart> {
  if (params.id !== String(ctx.customerId)) return refuse('cart.not-found');
  return readCustomerCart(ctx, { query, params: undefined, body: undefined });
}
