import type { TotalEntry } from '@vitrine/contract/cart-shapes.ts';
import type { readTotal as shape, Total } from '@vitrine/contract/checkout-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { entry, openCart, type PricedCart, priceCart, viewGoods, viewGrandTotal, wordsIn } from '../cart/cart.ts';
import { showMoney } from '../platform/money.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';
import { findQuote } from './quote-repository.ts';
import { methodsTo } from './quote-shipping.ts';
import { nameIn } from './quote-view.ts';
import type { PricedMethod } from './shipping-price.ts';
import { type TaxLine, taxRulesFor } from './tax.ts';
import { type WorkedOutTotal, workOutTotal } from './work-out-total.ts';

export async function readTotal(visit: ShopVisit, { params, query }: Input<typeof shape>): Promise<Total> {
  const cart = await priceCart(visit, await openCart(visit, params.code));
  if (query.quote === undefined) return viewTotal(visit, cart, workOutTotal(cart.price.goods, 0, []), undefined);
  const quote = (await findQuote(visit.db, cart.cart.id, query.quote)) ?? refuse('quote.not-found');
  // The cart or the rules may have changed since it was asked for: the price is always the one of now.
  const way = methodsTo(visit, cart, quote).find(({ method }) => method.code === quote.method);
  if (!way) return refuse('quote.not-found');
  const taxes = taxRulesFor(visit.store.taxes, quote);
  return viewTotal(visit, cart, workOutTotal(cart.price.goods, way.price, taxes), way);
}

function viewTotal(
  visit: ShopVisit,
  cart: PricedCart,
  { delivery, taxes, total }: WorkedOutTotal,
  way: PricedMethod | undefined,
): Total {
  const money = (amount: number) => showMoney(amount, visit.store.currency, visit.language);
  const words = wordsIn(visit.language);
  const shipping = way && {
    code: 'shipping',
    title: words.shipping,
    text: nameIn(visit, way.method.name),
    order: 100,
    value: delivery,
  };
  return {
    subTotal: money(cart.price.subtotal),
    total: money(total),
    taxTotal: taxes.length > 0 ? money(taxes.reduce((sum, { amount }) => sum + amount, 0)) : null,
    totals: [
      ...viewGoods(visit, cart),
      ...(shipping ? [entry(visit, shipping)] : []),
      ...taxes.map((tax, index) => viewTax(visit, tax, index)),
      viewGrandTotal(visit, total),
    ],
  };
}

function viewTax(visit: ShopVisit, { rule, amount }: TaxLine, index: number): TotalEntry {
  const words = wordsIn(visit.language);
  const name = nameIn(visit, rule.name);
  return entry(visit, {
    code: rule.included ? 'tax.included' : 'tax',
    title: rule.included ? words.includedTax(name) : name,
    text: words.percent(rule.rate / 1000),
    order: 200 + index,
    value: amount,
  });
}
