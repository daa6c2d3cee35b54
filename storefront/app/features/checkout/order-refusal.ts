// Sorts the errors of placeOrder by what the shopper can do about them.

import { failureCode, failureFields } from '../../api/error-message.ts';
import { failureStatus } from '../../api/failure-status.ts';
import type { Problems } from '../../forms/problems.ts';
import type { ContactField, PaymentField } from './checkout-draft.ts';

export type Refusal =
  /** Some fields have to be corrected. */
  | { kind: 'fields'; contact: Problems<ContactField>; payment: Problems<PaymentField> }
  /** Prices or stock have changed; with the message of the API when it is about the order. */
  | { kind: 'changed'; words: string | null }
  /** The cart does not exist any more. */
  | { kind: 'gone' }
  | { kind: 'other' };

const changes = /^(order\.(price|stock)-changed|product\.|quote\.|coupon\.|cart\.(too-many|full))/;

export function sortRefusal(error: unknown, isBillingSame: boolean): Refusal {
  const code = failureCode(error) ?? '';
  if (failureStatus(error) === 404 && code === 'cart.not-found') return { kind: 'gone' };
  const message = error instanceof Error ? error.message : '';
  if (changes.test(code)) return { kind: 'changed', words: code.startsWith('order.') ? message : null };
  if (code === 'order.terms') return { kind: 'fields', contact: {}, payment: { terms: message } };
  const fields = failureFields(error);
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
  for (const [name, words] of fields) {
    const [, whose, field] = /^customer\.(delivery|billing)\.(\w+)$/.exec(name) ?? [];
    const own = ofPayment[name];
    if (own) payment[own] = words;
    else if (whose === 'billing' && !isBillingSame) payment[fieldOf(field)] = words;
    else contact[whose ? fieldOf(field) : 'email'] = words;
  }
  return { contact, payment };
}

const fieldOf = (name = '') => (name === 'countryCode' ? 'country' : name) as Exclude<ContactField, 'email'>;
