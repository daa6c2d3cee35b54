// What can be said of an order before the cart is looked at: who, where to, how to pay, agreed or not.

import { checkEmail } from '@vitrine/contract/address-rules.ts';
import type { placeOrder as shape } from '@vitrine/contract/checkout-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { type FieldProblem, messagesByField } from '@vitrine/contract/field-problems.ts';
import type { Address, GivenAddress } from '@vitrine/contract/orders-shapes.ts';
import type { OrderContext } from '../orders/orders.ts';
import { refuse } from '../platform/refusal.ts';
import { type Checked, checkAddress } from './check-address.ts';
import { type ChosenPayment, choosePayment } from './choose-payment.ts';

type Body = Input<typeof shape>['body'];

export type OrderInput = Pick<Body, 'shippingQuote' | 'payment' | 'comments' | 'customerAgreement' | 'attributes'> & {
  readonly customer: Recipient;
};

export interface Recipient {
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

/** Everything that is wrong is said at once, with what is known to be wrong already. */
export function checkOrder(
  { store, language, payments }: OrderContext,
  { customer, payment, customerAgreement }: OrderInput,
  known: readonly FieldProblem[] = [],
): CheckedOrderInput {
  const emailAddress = customer.emailAddress.trim();
  const problems = [...known, ...checkEmail(emailAddress, 'customer.emailAddress')];
  const check = (given: GivenAddress | null | undefined, name: string, served: readonly string[] | null): Checked => {
    const checked = checkAddress(given, `customer.${name}`, { language, served, emailAddress });
    if ('problems' in checked) problems.push(...checked.problems);
    return checked;
  };
  // One address is both: where the goods go is what must be right then.
  const named = customer.delivery ? 'delivery' : customer.billing ? 'billing' : 'delivery';
  const delivery = check(customer[named], named, store.shipsTo);
  const billing = customer.delivery && customer.billing ? check(customer.billing, 'billing', null) : delivery;
  const chosen = choosePayment(payments, payment);
  if (!chosen) problems.push({ field: 'payment.paymentModule', code: 'payment.empty' });
  if (!chosen || 'problems' in delivery || 'problems' in billing || problems.length > 0) {
    return refuse('order.incomplete', {}, { fields: messagesByField(problems, language) });
  }
  if (payment.redirect && customerAgreement !== true) refuse('order.terms');
  return {
    emailAddress,
    billing: { ...billing.address, billingAddress: true },
    delivery: { ...delivery.address, billingAddress: false },
    payment: chosen,
  };
}
