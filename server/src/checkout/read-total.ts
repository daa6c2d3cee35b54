import type { readTotal as shape, Total } from '@vitrine/contract/checkout-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { openCart, priceCart } from '../cart/cart.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { findQuote } from './quote-repository.ts';
import { methodsTo } from './quote-shipping.ts';
import { taxRulesFor } from './tax.ts';
import { viewTotal } from './total-view.ts';
import { workOutTotal } from './work-out-total.ts';

export async function readTotal(ctx: RequestContext, { params, query }: Input<typeof shape>): Promise<Total> {
  const cart = await priceCart(ctx, await openCart(ctx, params.code));
  if (query.quote === undefined) return viewTotal(ctx, cart, workOutTotal(cart.price.goods, 0, []), undefined);
  const quote = (await findQuote(ctx.db, cart.cart.id, query.quote)) ?? refuse('quote.not-found');
  // The cart or the rules may have changed since it was asked for: the price is always the one of now.
  const way = methodsTo(ctx, cart, quote).find(({ method }) => method.code === quote.method);
  if (!way) return refuse('quote.not-found');
  const taxes = taxRulesFor(ctx.store.taxes, quote);
  return viewTotal(ctx, cart, workOutTotal(cart.price.goods, way.price, taxes), way);
}
