import type { readTotal as shape, Total } from '@vitrine/contract/checkout-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { openCart, priceCart } from '../cart/cart.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { calculateTotal, findTaxRules } from './calculate-total.ts';
import { findDeliveryMethods } from './delivery-methods.ts';
import { findQuote } from './quote-repository.ts';
import { viewTotal } from './total-view.ts';

export async function readTotal(ctx: RequestContext, { params, query }: Input<typeof shape>): Promise<Total> {
  const cart = await priceCart(ctx, await openCart(ctx, params.code));
  if (query.quote === undefined) return viewTotal(ctx, cart, calculateTotal(cart.price.goods, 0, []), undefined);
  const quote = (await findQuote(ctx.db, cart.cart.id, query.quote)) ?? refuse('quote.not-found');
  // A quote stores no price: the cart or the rules may have changed since.
  const chosen = findDeliveryMethods(ctx, cart, quote).find(({ method }) => method.code === quote.method);
  if (!chosen) return refuse('quote.not-found');
  const taxes = findTaxRules(ctx.store.taxes, quote);
  return viewTotal(ctx, cart, calculateTotal(cart.price.goods, chosen.price, taxes), chosen);
}
