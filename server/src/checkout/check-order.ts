// What can be said of an order before the cart is looked at: who, where to, how to pay, agreed or not.
import type { placeOrder as shape } from '@vitrine/contract/checkout-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Address, GivenAddress } from '@vitrine/contract/orders-shapes.ts';
import type { OrdersVisit } from '../orders/orders.ts';
import { refuse } from '../platform/refusal.ts';
import { addressWords } from './address-words.ts';
import { type Checked, checkAddress, checkEmail, type Problems } from './check-address.ts';
import { type ChosenPayment, choosePayment } from './choose-payment.ts';

type Body = Input<typeof shape>['body'];

export type Wish = Pick<Body, 'shippingQuote' | 'payment' | 'comments' | 'customerAgreement' | 'attributes'> & {
  readonly customer: Recipient;
};

export interface Recipient {
  readonly emailAddress: string;
  readonly billing?: GivenAddress | null | undefined;
  readonly delivery?: GivenAddress | null | undefined;
}

export interface CheckedWish {
  readonly emailAddress: string;
  readonly billing: Address;
  readonly delivery: Address;
  readonly payment: ChosenPayment;
}

/** Everything that is wrong is said at once, with what is known to be wrong already. */
export function checkWish(
  { store, language, payments }: OrdersVisit,
  { customer, payment, customerAgreement }: Wish,
  known: Problems = {},
): CheckedWish {
  const problems: Problems = { ...known };
  const email = checkEmail(customer.emailAddress, language);
  if ('problem' in email) problems['customer.emailAddress'] = email.problem;
  const emailAddress = 'emailAddress' in email ? email.emailAddress : '';
  const check = (given: GivenAddress | null | undefined, name: string, served: readonly string[] | null): Checked => {
    const checked = checkAddress(given, `customer.${name}`, { language, served, emailAddress });
    if ('problems' in checked) Object.assign(problems, checked.problems);
    return checked;
  };
  // One address is both: where the goods go is what must be right then.
  const named = customer.delivery ? 'delivery' : customer.billing ? 'billing' : 'delivery';
  const delivery = check(customer[named], named, store.shipsTo);
  const billing = customer.delivery && customer.billing ? check(customer.billing, 'billing', null) : delivery;
  const chosen = choosePayment(payments, payment);
  if (!chosen) problems['payment.paymentModule'] = addressWords(language).payment;
  if (!chosen || 'problems' in delivery || 'problems' in billing || Object.keys(problems).length > 0) {
    return refuse('order.incomplete', {}, { fields: problems });
  }
  if (payment.redirect && customerAgreement !== true) refuse('order.terms');
  return {
    emailAddress,
    billing: { ...billing.address, billingAddress: true },
    delivery: { ...delivery.address, billingAddress: false },
    payment: chosen,
  };
}
