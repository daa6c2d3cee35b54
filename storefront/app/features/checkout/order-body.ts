import type { PaymentMethod } from '@vitrine/contract/checkout-shapes.ts';
import { givenAddress } from '../../forms/address.ts';
import type { Contact, PaymentValues } from './checkout-draft.ts';
import type { OrderBody } from './order-attempt.ts';

interface OrderFacts {
  contact: Contact;
  payment: PaymentValues;
  method: PaymentMethod;
  /** Number of the chosen quote. */
  quote: number;
  /** The total the shopper has seen. */
  amount: number;
  currency: string;
}

/** What both steps come to, as the shop takes it. */
export function orderBody({ contact, payment, method, quote, amount, currency }: OrderFacts): OrderBody {
  const delivery = givenAddress(contact);
  return {
    shippingQuote: quote,
    currency,
    payment: {
      paymentType: method.paymentType,
      transactionType: 'CAPTURE',
      paymentModule: method.code,
      amount,
      redirect: true,
    },
    comments: payment.notes.trim() || null,
    customerAgreement: payment.terms !== '',
    customer: {
      emailAddress: contact.email.trim(),
      delivery,
      billing: payment.billingSame ? delivery : givenAddress(payment),
      ...(payment.account && { password: payment.password, repeatPassword: payment.repeatPassword }),
    },
  };
}
