import { listPaymentMethods, quoteShipping, readTotal } from '@vitrine/contract/checkout/checkout.ts';
import type { PaymentMethod } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { readBox } from '@vitrine/contract/content/content.ts';
import type { StandInShop } from '../../testing/stand-in-shop.ts';
import { type Contact, type PaymentValues, saveDraft } from '../app/features/checkout/checkout-draft.ts';
import { emptyAddress } from '../app/forms/address.ts';
import { fakeOption, fakeQuote, fakeTotals } from './fake-delivery.ts';
import { answerPlaces } from './fake-places.ts';

export const emptyContact: Contact = { email: '', ...emptyAddress };

export const fakeContact: Contact = {
  ...emptyContact,
  email: 'ann@example.com',
  country: 'US',
  firstName: 'Ann',
  lastName: 'Lee',
  address: '1 Main Street',
  city: 'Portland',
  zone: 'OR',
  postalCode: '97201',
};

const noPayment: PaymentValues = {
  delivery: '',
  payment: '',
  billingSame: 'yes',
  ...emptyAddress,
  account: '',
  password: '',
  repeatPassword: '',
  notes: '',
  terms: '',
};

/** Saves what the shopper has typed so far; the values of the second step are as at the beginning unless they are given. */
export const haveDraft = (contact: Contact, payment: Partial<PaymentValues> = {}): void =>
  saveDraft({ contact, payment: { ...noPayment, ...payment } });

const paymentMethod = (code: string, name: string, redirects: boolean): PaymentMethod => ({
  code,
  paymentType: 'CREDITCARD',
  name,
  description: `Pay with ${name}`,
  redirects,
  test: true,
});

/** A shop that delivers by post for five dollars, with a card and a bank transfer. */
export function answerCheckout(shop: StandInShop): void {
  answerPlaces(shop);
  shop.answer(quoteShipping, fakeQuote([fakeOption()]));
  shop.answer(readTotal, fakeTotals(20, 5));
  shop.answer(listPaymentMethods, [paymentMethod('card', 'Card', true), paymentMethod('transfer', 'Transfer', false)]);
  shop.sendError(readBox, 404, 'content.not-found', 'There is no such text.');
}
