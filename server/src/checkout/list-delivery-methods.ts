import type { listDeliveryMethods as shape } from '@vitrine/contract/checkout/checkout-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { ruleFor } from '../cart/cart.ts';
import { formatMoney, toMajor } from '../platform/money.ts';
import type { RequestContext } from '../store/store.ts';
import { translateName } from './checkout-view.ts';

/** What delivery to a country costs, before there is a cart. States with rules of their own may differ. */
export async function listDeliveryMethods(
  ctx: RequestContext,
  { query }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { store, language } = ctx;
  const country = query.country.toUpperCase();
  const rule = store.shipsTo.includes(country) ? ruleFor(store.delivery, country, '') : undefined;
  const money = (amount: number) => formatMoney(amount, store.currency, language);
  return (rule?.methods ?? []).map((method) => ({
    code: method.code,
    name: translateName(ctx, method.name),
    price: toMajor(method.price, store.currency),
    displayPrice: money(method.price),
    freeFrom: method.freeFrom === null ? null : toMajor(method.freeFrom, store.currency),
    displayFreeFrom: method.freeFrom === null ? null : money(method.freeFrom),
    minimumDays: method.minimumDays,
    maximumDays: method.maximumDays,
  }));
}
