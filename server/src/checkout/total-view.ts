import type { TotalEntry } from '@vitrine/contract/cart-shapes.ts';
import type { Total } from '@vitrine/contract/checkout-shapes.ts';
import { entry, type PricedCart, viewGoods, viewGrandTotal, wordsIn } from '../cart/cart.ts';
import { showMoney } from '../platform/money.ts';
import type { ShopVisit } from '../store/store.ts';
import { nameIn } from './quote-view.ts';
import type { PricedMethod } from './shipping-price.ts';
import type { TaxLine } from './tax.ts';
import type { WorkedOutTotal } from './work-out-total.ts';

export function viewTotal(
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
