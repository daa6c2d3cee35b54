import type { ShippingOption, ShippingQuote, quoteShipping as shape } from '@vitrine/contract/checkout-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { changeCart, messagesFor, openCart, type PricedCart, priceCart, ruleFor } from '../cart/cart.ts';
import { countryName, hasZone, isCountry, type RequestContext, zoneOfPostcode } from '../store/store.ts';
import { saveQuotes } from './quote-repository.ts';
import { viewOption, viewQuote } from './quote-view.ts';
import { type PricedMethod, priceMethods } from './shipping-price.ts';
import type { Place } from './tax.ts';
import { taxRulesFor } from './tax.ts';

export async function quoteShipping(
  ctx: RequestContext,
  { params, body }: Input<typeof shape>,
): Promise<ShippingQuote> {
  const cart = await priceCart(ctx, await openCart(ctx, params.code));
  const place = placeFrom(ctx, body);
  const postalCode = body.postalCode?.trim() ?? '';
  await changeCart(ctx.db, cart.cart.id, { country: place.country });
  const methods = methodsTo(ctx, cart, place);
  const options = await keepOptions(ctx, cart.cart.id, { ...place, postalCode }, methods);
  return viewQuote({
    place,
    postalCode,
    options,
    taxOnShipping: taxRulesFor(ctx.store.taxes, place).some(({ onDelivery }) => onDelivery),
    message: options.length > 0 ? null : messagesFor(ctx.language).notServed(countryName(place.country, ctx.language)),
  });
}

/** The ways to deliver this cart there, cheapest first; none where the store does not deliver. */
export function methodsTo(
  { store }: RequestContext,
  { price, coupon }: PricedCart,
  { country, zone }: Place,
): PricedMethod[] {
  const rule = ruleFor(store.delivery, country, zone);
  if (!rule || !store.shipsTo.includes(country)) return [];
  const given = coupon !== null && !coupon.problem && coupon.coupon.kind === 'free-delivery';
  return priceMethods(rule, price.goods, given);
}

async function keepOptions(
  ctx: RequestContext,
  cartId: number,
  place: Place & { readonly postalCode: string },
  methods: readonly PricedMethod[],
): Promise<ShippingOption[]> {
  const idOf = await saveQuotes(
    ctx.db,
    methods.map(({ method }) => ({ cartId, ...place, method: method.code })),
  );
  return methods.map((priced) => viewOption(ctx, priced, idOf.get(priced.method.code) ?? 0));
}

/**
 * An unknown country is the store's own: forms ask before they are filled in. Public storefronts send no zone; the postcode
 * tells it, so that the total they show is the one of the order.
 */
function placeFrom({ store }: RequestContext, body: Input<typeof shape>['body']): Place {
  const asked = (body.countryCode || body.country || '').trim().toUpperCase();
  const country = isCountry(asked) ? asked : store.country;
  const zone = (body.zoneCode || body.zone || '').trim().toUpperCase();
  return { country, zone: hasZone(country, zone) ? zone : zoneOfPostcode(country, body.postalCode ?? '') };
}
