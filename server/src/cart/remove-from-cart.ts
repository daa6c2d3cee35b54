import type { Cart, clearCart as clearShape, removeFromCart as shape } from '@vitrine/contract/cart/cart-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { findVariantsOf } from '../catalog/catalog.ts';
import type { RequestContext } from '../store/store.ts';
import { deleteCart, deleteLines } from './cart-repository.ts';
import { viewCart } from './cart-view.ts';
import { editCart, lockExistingCart } from './edit-cart.ts';

export async function removeFromCart(
  ctx: RequestContext,
  { params, query }: Input<typeof shape>,
): Promise<Cart | null> {
  const named = await findNamedVariants(ctx, params.sku);
  const details = await editCart(ctx, lockExistingCart(ctx, params.code), [], async (tx, { lines }) => {
    const line =
      lines.find(({ id }) => id === query.secondCardId) ?? lines.findLast(({ variantId }) => named.has(variantId));
    if (line) await deleteLines(tx, [line.id]);
    return lines.filter((other) => other !== line);
  });
  return query.body === 'true' ? viewCart(ctx, details) : null;
}

/** A variant's SKU names that variant; the product's SKU or id names all of them, and its newest line is removed. */
async function findNamedVariants({ db, store }: RequestContext, key: string): Promise<ReadonlySet<number>> {
  const variants = await findVariantsOf(db, store.id, key);
  const exact = variants.filter(({ sku }) => sku === key);
  return new Set((exact.length > 0 ? exact : variants).map(({ variantId }) => variantId));
}

export async function clearCart(ctx: RequestContext, { params }: Input<typeof clearShape>): Promise<null> {
  await ctx.db.transaction(async (tx) => {
    const cart = await lockExistingCart(ctx, params.code)(tx);
    await deleteCart(tx, cart.id);
  });
  return null;
}
