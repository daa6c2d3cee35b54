import type { Cart, CartLine, TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import type { PaymentMethod } from '@vitrine/contract/checkout/checkout-shapes.ts';
import type { ErrorNotice } from '@vitrine/ui/panel.tsx';
import type { Issues } from '@vitrine/ui/use-form.ts';
import { useRef, useState } from 'react';
import { errorStatus } from '../../api/api-errors.ts';
import { errorCode, errorFields, errorMessage } from '../../api/error-message.ts';
import { grandTotal, isSubtotal } from '../../format/totals.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { checkoutMessages } from '../../messages/en/checkout.ts';
import { translate } from '../../messages/translate.ts';
import type { DeliveryQuote } from '../../session/delivery-quote.ts';
import { getCurrency } from '../../session/document-data.ts';
import type { ContactField, PaymentField } from './checkout-draft.ts';
import { type OrderValues, type Placed, placeOrder, toOrderBody } from './place-order.ts';
import type { ContactForm } from './use-contact-form.ts';
import type { Delivery } from './use-delivery.ts';
import type { PaymentForm } from './use-payment-form.ts';

interface PlaceOrderOptions {
  /** Shown at first, such as a declined payment. */
  initialError: ErrorNotice | null;
  cart: Cart;
  contact: ContactForm;
  delivery: Delivery;
  payment: PaymentForm;
  reloadCart: () => Promise<void>;
  onPlaced: (placed: Placed) => void;
  /** The first step has to be corrected. */
  onContactIssues: (issues: Issues<ContactField>) => void;
}

/** The order button: checks the form, places the order and shows what is refused. A double click places one order. */
export function usePlaceOrder(options: PlaceOrderOptions) {
  const { initialError, cart, contact, delivery, payment, reloadCart, onPlaced, onContactIssues } = options;
  const language = useLanguage();
  const t = translate(checkoutMessages, language);
  const [isOrdering, setOrdering] = useState(false);
  const [error, setIssue] = useState<ErrorNotice | null>(initialError);
  const [seenLines, setSeenLines] = useState(cart.products);
  const isRunning = useRef(false);

  const showChange = (message = t.changed(t.theTotal)) => {
    setIssue({ tone: 'warn', message });
    setSeenLines(cart.products);
    delivery.renew();
    return reloadCart();
  };

  const send = async (): Promise<Placed | null> => {
    const shownAmount = delivery.quote?.totals && grandTotal(delivery.quote.totals)?.value;
    const quote = await delivery.settle();
    const method = payment.methods.list?.find(({ code }) => code === payment.method);
    const ready = readyToOrder(quote, method, shownAmount);
    if (ready === 'no-delivery') {
      payment.form.showIssues({ delivery: quote.error ?? t.noDelivery(contact.countryName) });
      return null;
    }
    if (ready === 'changed') {
      await showChange();
      return null;
    }
    const body = toOrderBody({
      contact: contact.form.values,
      payment: payment.form.values,
      formats: { delivery: contact.format, billing: payment.format },
      ...ready,
      currency: getCurrency(),
    });
    return placeOrder(cart.code, body);
  };

  const showOrderError = (error: unknown): unknown => {
    const orderError = sortOrderError(error, payment.form.values.billingSame !== '');
    if (orderError.kind === 'changed') return showChange(orderError.message ?? undefined);
    if (orderError.kind === 'gone') return reloadCart();
    if (orderError.kind === 'other') return setIssue({ tone: 'error', message: errorMessage(error, language) });
    if (Object.keys(orderError.contact).length > 0) return onContactIssues(orderError.contact);
    return payment.form.showIssues(orderError.payment);
  };

  const submit = async () => {
    if (isRunning.current || !payment.form.isValid()) return;
    isRunning.current = true;
    setOrdering(true);
    setIssue(null);
    try {
      const placed = await send();
      if (placed) onPlaced(placed);
    } catch (error) {
      showOrderError(error);
    } finally {
      isRunning.current = false;
      setOrdering(false);
    }
  };

  const changes = findPriceChanges(seenLines, cart.products);
  return { placeOrder: submit, isOrdering, error, changes, showChange };
}

/** Products whose price is no longer the one that was shown. */
const findPriceChanges = (before: readonly CartLine[], after: readonly CartLine[]) =>
  after.flatMap(({ sku, description: { name }, finalPrice }) => {
    const seen = before.find((line) => line.sku === sku)?.finalPrice;
    return seen === undefined || seen === finalPrice ? [] : [{ name, before: seen, after: finalPrice }];
  });

/** The server has other prices than the cart that is shown. */
export function isOtherSubtotal(shown: readonly TotalEntry[], current: readonly TotalEntry[] | null): boolean {
  const [seen, now] = [shown, current ?? []].map((totals) => totals.find(isSubtotal)?.value);
  return seen !== undefined && now !== undefined && seen !== now;
}

/**
 * Returns what an order needs besides the form, or why it cannot be sent: there is no delivery to the address any more, or the
 * shopper has not seen this total yet.
 */
export function readyToOrder(
  { chosen, totals }: Pick<DeliveryQuote, 'chosen' | 'totals'>,
  method: PaymentMethod | undefined,
  shownAmount: number | null | undefined,
): Pick<OrderValues, 'method' | 'amount' | 'quote'> | 'no-delivery' | 'changed' {
  if (!chosen) return 'no-delivery';
  const amount = totals && grandTotal(totals)?.value;
  if (!method || typeof amount !== 'number' || amount !== shownAmount) return 'changed';
  return { method, amount, quote: chosen.shippingQuoteOptionId };
}

type OrderError =
  /** Some fields have to be corrected. */
  | { kind: 'fields'; contact: Issues<ContactField>; payment: Issues<PaymentField> }
  /** Prices or stock have changed; with the message of the API when it is about the order. */
  | { kind: 'changed'; message: string | null }
  /** The cart does not exist any more. */
  | { kind: 'gone' }
  | { kind: 'other' };

const changes = /^(order\.(price|stock)-changed|product\.|quote\.|coupon\.|cart\.(too-many|full))/;

/** Sorts the errors of placeOrder by what the shopper can do about them. */
export function sortOrderError(error: unknown, isBillingSame: boolean): OrderError {
  const code = errorCode(error) ?? '';
  if (errorStatus(error) === 404 && code === 'cart.not-found') return { kind: 'gone' };
  const message = error instanceof Error ? error.message : '';
  if (changes.test(code)) return { kind: 'changed', message: code.startsWith('order.') ? message : null };
  if (code === 'order.terms') return { kind: 'fields', contact: {}, payment: { terms: message } };
  const fields = errorFields(error);
  return fields.length > 0 ? { kind: 'fields', ...sortFields(fields, isBillingSame) } : { kind: 'other' };
}

const ofPayment: Record<string, PaymentField> = {
  'customer.password': 'password',
  'customer.repeatPassword': 'repeatPassword',
  'payment.paymentModule': 'payment',
  shippingQuote: 'delivery',
  comments: 'notes',
  customerAgreement: 'terms',
};

/** Maps the fields of the request to the fields of the two steps. */
function sortFields(fields: [string, string][], isBillingSame: boolean) {
  const contact: Partial<Record<ContactField, string>> = {};
  const payment: Partial<Record<PaymentField, string>> = {};
  for (const [name, message] of fields) {
    const [, whose, field] = /^customer\.(delivery|billing)\.(\w+)$/.exec(name) ?? [];
    const own = ofPayment[name];
    if (own) payment[own] = message;
    else if (whose === 'billing' && !isBillingSame) payment[fieldOf(field)] = message;
    else contact[whose ? fieldOf(field) : 'email'] = message;
  }
  return { contact, payment };
}

const fieldOf = (name = '') => (name === 'countryCode' ? 'country' : name) as Exclude<ContactField, 'email'>;
