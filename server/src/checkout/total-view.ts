import type { TotalEntry } from '@vitrine/contract/cart-shapes.ts';
import type { Total } from '@vitrine/contract/checkout-shapes.ts';
import { entry, messagesFor, type PricedCart, viewGoods, viewGrandTotal } from '../cart/cart.ts';
import { formatMoney } from '../platform/money.ts';
import type { RequestContext } from '../store/store.ts';
import { nameIn } from './quote-view.ts';
import type { PricedMethod } from './shipping-price.ts';
import type { TaxLine } from './tax.ts';
import type { WorkedOutTotal } from './work-out-total.ts';

export function viewTotal(
  ctx: RequestContext,
  cart: PricedCart,
  { delivery, taxes, total }: WorkedOutTotal,
  way: PricedMethod | undefined,
): Total {
  const money = (amount: number) => formatMoney(amount, ctx.store.currency, ctx.language);
  const words = messagesFor(ctx.language);
  const shipping = way && {
    code: 'shipping',
    title: words.shipping,
    text: nameIn(ctx, way.method.name),
    order: 100,
    value: delivery,
  };
  return {
    subTotal: money(cart.price.subtotal),
    total: money(total),
    taxTotal: taxes.length > 0 ? money(taxes.reduce((sum, { amount }) => sum + amount, 0)) : null,
    totals: [
      ...viewGoods(ctx, cart),
      ...(shipping ? [entry(ctx, shipping)] : []),
      ...taxes.map((tax, index) => viewTax(ctx, tax, index)),
      viewGrandTotal(ctx, total),
    ],
  };
}

function viewTax(ctx: RequestContext, { rule, amount }: TaxLine, index: number): TotalEntry {
  const words = messagesFor(ctx.language);
  const name = nameIn(ctx, rule.name);
  return entry(ctx, {
    code: rule.included ? 'tax.included' : 'tax',
    title: rule.included ? words.includedTax(name) : name,
    text: words.percent(rule.rate / 1000),
    order: 200 + index,
    value: amount,
  });
}
