// Checks everything that does not depend on the cart: e-mail, addresses, payment method, accepted terms.

import { checkEmail } from '@vitrine/contract/address/address-rules.ts';
import type { placeOrder as shape } from '@vitrine/contract/checkout/checkout-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Address, GivenAddress } from '@vitrine/contract/orders/orders-shapes.ts';
import { messagesByField, type ValidationIssue } from '@vitrine/contract/validation-issue.ts';
import type { OrderServices } from '../orders/orders.ts';
import { hasPaymentMethod, type PaymentProvider, type Payments } from '../payments/payments.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { type CheckedAddress, checkAddress, missingToOpen, type RequestContext } from '../store/store.ts';

type Body = Input<typeof shape>['body'];

export type OrderInput = Pick<
  Body,
  'shippingQuote' | 'currency' | 'payment' | 'comments' | 'customerAgreement' | 'attributes'
> & {
  readonly customer: Recipient;
};

interface Recipient {
  readonly emailAddress: string;
  readonly billing?: GivenAddress | null | undefined;
  readonly delivery?: GivenAddress | null | undefined;
}

export interface CheckedOrderInput {
  readonly emailAddress: string;
  readonly billing: Address;
  readonly delivery: Address;
  readonly payment: ChosenPayment;
}

interface ChosenPayment {
  readonly method: PaymentProvider;
  /** Paid without a payment page, which is possible in test mode only. */
  readonly atOnce: boolean;
}

/** Refuses with all issues together, also those the caller has found already. */
export function checkOrder(
  { store, language, payments }: RequestContext & OrderServices,
  { customer, currency, payment, customerAgreement }: OrderInput,
  foundIssues: readonly ValidationIssue[] = [],
): CheckedOrderInput {
  if (missingToOpen(store, payments.isSetUp).length > 0) throwDomainError('shop.not-open');
  if (!hasPaymentMethod(payments)) throwDomainError('order.no-payment-method');
  const emailAddress = customer.emailAddress.trim();
  const issues = [...foundIssues, ...checkEmail(emailAddress, 'customer.emailAddress')];
  const check = (
    given: GivenAddress | null | undefined,
    name: string,
    servedCountries: readonly string[] | null,
  ): CheckedAddress => {
    const checked = checkAddress(given, `customer.${name}`, { language, servedCountries, emailAddress });
    if ('issues' in checked) issues.push(...checked.issues);
    return checked;
  };
  // A single address is used for both, so it must be one the store delivers to.
  const deliveryField = customer.delivery ? 'delivery' : customer.billing ? 'billing' : 'delivery';
  const delivery = check(customer[deliveryField], deliveryField, store.shipsTo);
  const billing = customer.delivery && customer.billing ? check(customer.billing, 'billing', null) : delivery;
  const chosen = choosePayment(payments, payment);
  if (!chosen) issues.push({ field: 'payment.paymentModule', code: 'payment.empty' });
  if (!chosen || 'issues' in delivery || 'issues' in billing || issues.length > 0) {
    return throwIncomplete(issues, language);
  }
  if (currency && currency.trim().toUpperCase() !== store.currency)
    throwDomainError('order.currency', { currency: store.currency });
  if (payment.redirect && customerAgreement !== true) throwDomainError('order.terms');
  return {
    emailAddress,
    billing: { ...billing.address, billingAddress: true },
    delivery: { ...delivery.address, billingAddress: false },
    payment: chosen,
  };
}

/** The message names every issue, for storefronts that show nothing else. */
export function throwIncomplete(issues: readonly ValidationIssue[], language: string): never {
  const fields = messagesByField(issues, language);
  return throwDomainError('order.incomplete', { issues: Object.values(fields).join('. ') }, { fields });
}

/** Shopizer's module for orders that are paid in advance outside the shop. */
const MONEY_ORDER = 'moneyorder';

/**
 * Public storefronts do not follow redirects. They send a token of the provider's card form, which is charged. Some name
 * the card module of another shop and send no token: in test mode such an order is paid at once, so that these storefronts
 * can be tried out; with a real provider it is refused.
 */
function choosePayment(payments: Payments, payment: Body['payment']): ChosenPayment | null {
  const { paymentModule, redirect } = payment;
  const method =
    findOffered(payments, paymentModule === MONEY_ORDER ? 'bank-transfer' : paymentModule) ??
    (redirect ? undefined : payments.methods.find(({ isTest }) => isTest));
  if (!method) return null;
  if (!method.online || redirect || findCardToken(payments, payment)) return { method, atOnce: false };
  return method.isTest && method.online.payAtOnce ? { method, atOnce: true } : throwDomainError('payment.needs-page');
}

/** A method that is switched off takes no new orders. */
const findOffered = ({ methods }: Payments, wanted: string): PaymentProvider | undefined =>
  methods.find(({ code }) => code === wanted);

/** The token to charge, when the payment method can. */
export function findCardToken(
  payments: Payments,
  { paymentModule, paymentToken, redirect }: Body['payment'],
): string | null {
  const cards = findOffered(payments, paymentModule)?.online?.cards;
  return !redirect && paymentToken && cards?.isToken(paymentToken) ? paymentToken : null;
}
