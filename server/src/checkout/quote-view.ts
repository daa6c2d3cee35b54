import type { ShippingOption, ShippingQuote } from '@vitrine/contract/checkout-shapes.ts';
import { DAY, isoDay } from '../platform/clock.ts';
import { formatMoney, toMajor } from '../platform/money.ts';
import type { RequestContext } from '../store/store.ts';
import type { Place } from './calculate-total.ts';
import type { PricedMethod } from './delivery-methods.ts';
import { translateName } from './total-view.ts';

const MODULE = 'customQuotesRules';

export function viewOption(ctx: RequestContext, { method, price }: PricedMethod, id: number): ShippingOption {
  const { currency } = ctx.store;
  const { code, minimumDays, maximumDays } = method;
  const name = translateName(ctx, method.name);
  return {
    shippingQuoteOptionId: id,
    optionId: code,
    optionCode: code,
    optionName: name,
    description: name,
    note: '',
    optionPrice: toMajor(price, currency),
    optionPriceText: formatMoney(price, currency, ctx.language),
    optionShippingDate: null,
    optionDeliveryDate: isoDay(new Date(ctx.now.getTime() + maximumDays * DAY)),
    estimatedNumberOfDays: minimumDays === maximumDays ? `${maximumDays}` : `${minimumDays}-${maximumDays}`,
    minimumDays,
    maximumDays,
    shippingModuleCode: MODULE,
  };
}

interface QuoteParts {
  readonly place: Place;
  readonly postalCode: string;
  /** Cheapest first. */
  readonly options: readonly ShippingOption[];
  readonly taxOnShipping: boolean;
  readonly message: string | null;
}

export function viewQuote({ place, postalCode, options, taxOnShipping, message }: QuoteParts): ShippingQuote {
  const cheapest = options[0] ?? null;
  return {
    shipping: cheapest?.optionPrice ?? 0,
    handling: null,
    shippingModule: cheapest && MODULE,
    shippingOption: cheapest?.optionName ?? null,
    freeShipping: cheapest?.optionPrice === 0,
    taxOnShipping,
    shippingQuote: cheapest !== null,
    shippingText: cheapest?.optionPriceText ?? null,
    handlingText: '',
    delivery: { postalCode: postalCode || null, country: place.country, zone: place.zone || null },
    selectedShippingOption: cheapest,
    shippingOptions: cheapest && options.toReversed(),
    quoteInformations: {},
    message,
  };
}
