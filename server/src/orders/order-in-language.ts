// Pure: an order in the language of its viewer. What the shop says is translated; names of products stay as ordered.

import type { TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import type { Address } from '@vitrine/contract/orders/orders-shapes.ts';
import { percentText } from '@vitrine/contract/text/number-text.ts';
import { cartMessages } from '../messages/en/cart.ts';
import { orderMessages } from '../messages/en/order.ts';
import { translate } from '../messages/translate.ts';
import type { PaymentProvider } from '../payments/payments.ts';
import { formatMoney, toMinorRounded } from '../platform/money.ts';
import { countryName, type RequestContext } from '../store/store.ts';
import { orderNumber } from './order-number.ts';
import type { OrderRow } from './orders-repository.ts';
import type { OrderServices } from './payment/payment-services.ts';

type Viewer = Pick<RequestContext & Pick<OrderServices, 'payments'>, 'language' | 'payments' | 'store'>;
type Names = Readonly<Record<string, string>>;

/** Names that the shop no longer has, such as a removed delivery method, stay in the language of the order. */
export function orderInLanguage(order: OrderRow, { language, payments, store }: Viewer): OrderRow {
  if (order.language === language) return order;
  const provider = payments.find(order.provider);
  const paymentName = provider?.name(language) ?? order.paymentName;
  const methods = store.delivery.flatMap((rule) => rule.methods);
  const delivery = methods.filter(({ code }) => code === order.deliveryMethod).map(({ name }) => name);
  const deliveryName = sameName(delivery, order.deliveryName, order.language, language);
  const taxes = store.taxes.map(({ name }) => name);
  return {
    ...order,
    language,
    paymentName: order.provider === 'free' ? translate(orderMessages, language).free : paymentName,
    deliveryName,
    totals: order.totals.map((entry) => ({
      ...totalInLanguage(entry, order, { language, taxes, deliveryName }),
      total: formatMoney(toMinorRounded(entry.value, order.currency), order.currency, language),
    })),
    instructions: order.instructions && (instructionsFor(order, provider, language) ?? order.instructions),
    billingAddress: addressInLanguage(order.billingAddress, language),
    deliveryAddress: addressInLanguage(order.deliveryAddress, language),
  };
}

const addressInLanguage = (address: Address, language: string): Address => ({
  ...address,
  countryName: countryName(address.country, language),
});

interface Wanted {
  readonly language: string;
  readonly taxes: readonly Names[];
  readonly deliveryName: string;
}

function totalInLanguage(
  entry: TotalEntry,
  { language: before }: Pick<OrderRow, 'language'>,
  { language, taxes, deliveryName }: Wanted,
): TotalEntry {
  const words = translate(cartMessages, language);
  switch (entry.module) {
    case 'subtotal':
    case 'total':
      return { ...entry, title: words[entry.module] };
    case 'discount': {
      const { freeDelivery } = translate(cartMessages, before);
      return { ...entry, title: words.discount, text: entry.text?.replace(freeDelivery, words.freeDelivery) ?? null };
    }
    case 'shipping':
      return { ...entry, title: words.shipping, text: deliveryName };
    case 'tax': {
      const included = translate(cartMessages, before).includedTax;
      const isIncluded = entry.code.endsWith('included');
      const name = taxes.find((names) => entry.title === (isIncluded ? included(names[before] ?? '') : names[before]));
      const now = name?.[language];
      if (now === undefined) return entry;
      return { ...entry, title: isIncluded ? words.includedTax(now) : now, text: rateInLanguage(entry.text, language) };
    }
    default:
      return entry;
  }
}

/** 5,5 % and 5.5%. */
function rateInLanguage(text: string | null, language: string): string | null {
  const rate = Number.parseFloat(text?.replace(',', '.') ?? '');
  return Number.isNaN(rate) ? text : percentText(rate, language);
}

/** The name in another language of what has this name in the first. */
const sameName = (all: readonly Names[], name: string, before: string, language: string): string =>
  (all.find((names) => names[before] === name) ?? all[0])?.[language] ?? name;

type Due = Pick<OrderRow, 'id' | 'numberPrefix' | 'total' | 'currency'>;

/** How to pay an order outside the shop, if its payment method says so. */
export const instructionsFor = (
  order: Due,
  method: Pick<PaymentProvider, 'instructions'> | undefined,
  language: string,
): string | undefined =>
  method?.instructions?.(language, {
    orderNumber: orderNumber(order),
    amount: formatMoney(order.total, order.currency, language),
  });
