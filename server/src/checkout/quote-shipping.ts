import type * as shapes from '@vitrine/contract/checkout/checkout-shapes.ts';
import type {
  quoteOwnShipping as ownShape,
  ShippingOption,
  ShippingQuote,
  Total,
  readTotal as totalShape,
} from '@vitrine/contract/checkout/checkout-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { findDeliveryAddress } from '../account/account.ts';
import { type CartDetails, changeCart, openCart, openOwnCart, priceCart, ruleFor } from '../cart/cart.ts';
import { cartMessages } from '../messages/en/cart.ts';
import { translate } from '../messages/translate.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { formatMoney, toMajor } from '../platform/money.ts';
import {
  countryName,
  findTaxRules,
  hasZone,
  isCountry,
  type Place,
  type RequestContext,
  zoneOfPostcode,
} from '../store/store.ts';
import { calculateTotal, dependsOnState, findDeliveryMethods, type PricedMethod } from './calculate-total.ts';
import { translateName, viewApiTotal, viewOption, viewQuote } from './checkout-view.ts';
import { findQuote, saveQuotes } from './quote-repository.ts';

export async function quoteShipping(
  ctx: RequestContext,
  { params, body }: Input<typeof shapes.quoteShipping>,
): Promise<ShippingQuote> {
  const cart = await priceCart(ctx, await openCart(ctx, params.code));
  const place = readPlace(ctx, body);
  const postalCode = body.postalCode?.trim() ?? '';
  await changeCart(ctx.db, cart.cart.id, { country: place.country });
  const methods = findDeliveryMethods(ctx, cart, place);
  const options = await saveOptions(ctx, cart.cart.id, { ...place, postalCode }, methods);
  return viewQuote({
    place,
    postalCode,
    options,
    taxByState: place.zone === '' && dependsOnState(ctx.store.taxes, place.country),
    taxOnShipping: findTaxRules(ctx.store.taxes, place).some(({ onDelivery }) => onDelivery),
    message:
      options.length > 0
        ? null
        : translate(cartMessages, ctx.language).notServed(countryName(place.country, ctx.language)),
  });
}

export async function quoteOwnShipping(
  ctx: RequestContext,
  { params, query }: Input<typeof ownShape>,
): Promise<ShippingQuote> {
  const { country, zone, postalCode } = (await findDeliveryAddress(ctx)) ?? {};
  return quoteShipping(ctx, { params, query, body: { countryCode: country, zoneCode: zone, postalCode } });
}

async function saveOptions(
  ctx: RequestContext,
  cartId: number,
  place: Place & { readonly postalCode: string },
  methods: readonly PricedMethod[],
): Promise<ShippingOption[]> {
  const idByMethod = await saveQuotes(
    ctx.db,
    methods.map(({ method }) => ({ cartId, ...place, method: method.code })),
  );
  return methods.map((priced) => viewOption(ctx, priced, idByMethod.get(priced.method.code) ?? 0));
}

/**
 * Without a known country the store's own is used: forms request a quote before they are filled in. Public storefronts send
 * no zone; it is derived from the postcode, so that the total they show equals the total of the order.
 */
function readPlace({ store }: RequestContext, body: Input<typeof shapes.quoteShipping>['body']): Place {
  const code = (body.countryCode || body.country || '').trim().toUpperCase();
  const country = isCountry(code) ? code : store.country;
  const zone = (body.zoneCode || body.zone || '').trim().toUpperCase();
  return { country, zone: hasZone(country, zone) ? zone : zoneOfPostcode(country, body.postalCode ?? '') };
}

export async function readTotal(ctx: RequestContext, { params, query }: Input<typeof totalShape>): Promise<Total> {
  return totalOf(ctx, await openCart(ctx, params.code), query.quote);
}

export async function readOwnTotal(ctx: RequestContext, { params, query }: Input<typeof totalShape>): Promise<Total> {
  const details = await openOwnCart(ctx, params.code);
  if (query.quote !== undefined) return totalOf(ctx, details, query.quote);
  const cart = await priceCart(ctx, details);
  const { country, zone, postalCode } = (await findDeliveryAddress(ctx)) ?? {};
  const place = readPlace(ctx, { countryCode: country, zoneCode: zone, postalCode });
  return viewApiTotal(ctx, cart, calculateTotal(cart.price.goods, 0, findTaxRules(ctx.store.taxes, place)), undefined);
}

async function totalOf(ctx: RequestContext, details: CartDetails, quoteId: number | undefined): Promise<Total> {
  const cart = await priceCart(ctx, details);
  if (quoteId === undefined) return viewApiTotal(ctx, cart, calculateTotal(cart.price.goods, 0, []), undefined);
  const quote = (await findQuote(ctx.db, cart.cart.id, quoteId)) ?? throwDomainError('quote.not-found');
  // A quote stores no price: the cart or the rules may have changed since.
  const chosen = findDeliveryMethods(ctx, cart, quote).find(({ method }) => method.code === quote.method);
  if (!chosen) return throwDomainError('quote.not-found');
  const taxes = findTaxRules(ctx.store.taxes, quote);
  return viewApiTotal(ctx, cart, calculateTotal(cart.price.goods, chosen.price, taxes), chosen);
}

/** The prices of delivery to a country, before there is a cart. States with rules of their own may differ. */
export async function listDeliveryMethods(
  ctx: RequestContext,
  { query }: Input<typeof shapes.listDeliveryMethods>,
): Promise<ResponseOf<typeof shapes.listDeliveryMethods>> {
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
