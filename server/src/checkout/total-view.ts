import type { TotalEntry } from '@vitrine/contract/cart-shapes.ts';
import type { Total } from '@vitrine/contract/checkout-shapes.ts';
import { entry, messagesFor, type PricedCart, viewGoods, viewGrandTotal } from '../cart/cart.ts';
import { formatMoney } from '../platform/money.ts';
import type { RequestContext } from '../store/store.ts';
import type { CalculatedTotal, TaxLine } from './calculate-total.ts';
import type { PricedMethod } from './delivery-methods.ts';

/** In the language of the request, or else in the store's first language. */
export const translateName = ({ language, store }: RequestContext, names: Readonly<Record<string, string>>): string =>
  names[language] ?? names[store.languages[0] ?? 'en'] ?? '';

export function viewTotal(
  ctx: RequestContext,
  cart: PricedCart,
  { delivery, taxes, total }: CalculatedTotal,
  chosen: PricedMethod | undefined,
): Total {
  const money = (amount: number) => formatMoney(amount, ctx.store.currency, ctx.language);
  const messages = messagesFor(ctx.language);
  const shipping = chosen && {
    code: 'shipping',
    title: messages.shipping,
    text: translateName(ctx, chosen.method.name),
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
  const messages = messagesFor(ctx.language);
  const name = translateName(ctx, rule.name);
  return entry(ctx, {
    code: rule.included ? 'tax.included' : 'tax',
    title: rule.included ? messages.includedTax(name) : name,
    text: messages.percent(rule.rate / 1000),
    order: 200 + index,
    value: amount,
  });
}
