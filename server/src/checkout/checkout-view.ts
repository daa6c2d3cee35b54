import type { TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import type { Confirmation, ShippingOption, ShippingQuote, Total } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { percentText } from '@vitrine/contract/text/number-text.ts';
import { entry, type PricedCart, toApiTotals, viewCartTotals, viewGrandTotal } from '../cart/cart.ts';
import { cartMessages } from '../messages/en/cart.ts';
import { translate } from '../messages/translate.ts';
import {
  grandTotal,
  type OrderParts,
  orderNumber,
  paymentStatus,
  payUrlOf,
  toApiStatus,
  viewOrderLine,
} from '../orders/orders.ts';
import { DAY, isoDay } from '../platform/clock.ts';
import { formatMoney, toMajor } from '../platform/money.ts';
import type { Place, RequestContext } from '../store/store.ts';
import type { CalculatedTotal, PricedMethod, TaxLine } from './calculate-total.ts';

type Names = Readonly<Record<string, string>>;

/** In the language of the request, or else in the store's first language. */
export const translateName = (ctx: RequestContext, names: Names): string => names[nameLanguage(ctx, names)] ?? '';

const nameLanguage = ({ language, store }: RequestContext, names: Names): string =>
  names[language] === undefined ? (store.languages[0] ?? 'en') : language;

export function viewTotal(
  ctx: RequestContext,
  cart: PricedCart,
  { delivery, taxes, total }: CalculatedTotal,
  chosen: PricedMethod | undefined,
): Total {
  const money = (amount: number) => formatMoney(amount, ctx.store.currency, ctx.language);
  const messages = translate(cartMessages, ctx.language);
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
      ...viewCartTotals(ctx, cart),
      ...(shipping ? [entry(ctx, shipping)] : []),
      ...taxes.map((tax, index) => viewTax(ctx, tax, index)),
      viewGrandTotal(ctx, total),
    ],
  };
}

/** The total as the API sends it. */
export function viewApiTotal(...parts: Parameters<typeof viewTotal>): Total {
  const [{ store, language }, { price }] = parts;
  const total = viewTotal(...parts);
  return {
    ...total,
    subTotal: formatMoney(price.goods, store.currency, language),
    totals: toApiTotals(total.totals, store.currency, language),
  };
}

function viewTax(ctx: RequestContext, { rule, amount }: TaxLine, index: number): TotalEntry {
  const messages = translate(cartMessages, ctx.language);
  const name = translateName(ctx, rule.name);
  return entry(ctx, {
    code: rule.included ? 'tax.included' : 'tax',
    title: rule.included ? messages.includedTax(name) : name,
    text: percentText(rule.rate / 1000, ctx.language),
    order: 200 + index,
    value: amount,
  });
}

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
    optionLanguage: nameLanguage(ctx, method.name),
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
  readonly taxByState: boolean;
  readonly message: string | null;
}

export function viewQuote({
  place,
  postalCode,
  options,
  taxOnShipping,
  taxByState,
  message,
}: QuoteParts): ShippingQuote {
  const cheapest = options[0] ?? null;
  return {
    shipping: cheapest?.optionPrice ?? 0,
    handling: null,
    shippingModule: cheapest && MODULE,
    shippingOption: cheapest?.optionName ?? null,
    freeShipping: cheapest?.optionPrice === 0,
    taxOnShipping,
    taxByState,
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

export function viewConfirmation({ order, lines, attempt }: Omit<OrderParts, 'history' | 'available'>): Confirmation {
  const available = new Set(lines.map(({ variantId }) => variantId));
  return {
    id: order.id,
    number: orderNumber(order),
    billing: order.billingAddress,
    delivery: order.deliveryAddress,
    shipping: order.deliveryName,
    payment: order.paymentType,
    total: {
      totals: toApiTotals(order.totals, order.currency, order.language),
      grandTotal: grandTotal(order.totals).total,
    },
    products: lines.map((line) => viewOrderLine(order, line, available)),
    key: order.key,
    orderStatus: toApiStatus(order.state),
    paymentStatus: paymentStatus(order, attempt?.state === 'pending'),
    redirectUrl: payUrlOf(order, attempt),
    emailAddress: order.emailAddress,
  };
}
