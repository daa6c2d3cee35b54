import { plural } from '@vitrine/contract/text/plural.ts';

export const checkoutFrameMessages = { secure: 'Secure checkout', toCart: 'Go Back to cart' };

/** Texts of the prerendered page, which contains no personal data. */
export const checkoutShellMessages = {
  title: 'Checkout',
  needsScript: 'Enable JavaScript to pay online.',
};

export const checkoutMessages = {
  contactTitle: 'Contact and address',
  paymentTitle: 'Delivery and payment',
  customer: 'Already a customer?',
  login: 'Sign in',
  location: 'Use my location',
  savedAddresses: 'Deliver to',
  otherAddress: 'Another address',
  toPayment: 'Continue to payment',
  edit: 'Edit',
  editNamed: 'Edit contact and address',
  deliveryMethod: 'Delivery method',
  deliveryBy: (day: string) => `By ${day}`,
  free: 'Free',
  noDelivery: (country: string) => `We do not deliver to ${country} yet`,
  paymentMethod: 'Payment method',
  billingSame: 'Billing address same as delivery',
  billingTitle: 'Billing address',
  makeAccount: 'Create an account',
  makeAccountText: 'Save your address for next time.',
  addNotes: 'Add an order note',
  notes: 'Order notes',
  notesHint: 'For us or for the courier',
  notesLeft: (left: number) =>
    plural('en', Math.abs(left), {
      one: left < 0 ? '1 character too many' : '1 character left',
      other: left < 0 ? `${-left} characters too many` : `${left} characters left`,
    }),
  terms: 'I have read and accept the terms',
  readTerms: 'Read the terms',
  order: 'Order with obligation to pay',
  pay: (amount: string) => `Pay ${amount}`,
  placeOrder: (amount: string) => `Place order for ${amount}`,
  items: 'Items',
  total: 'Total',
  ordering: 'Placing your order',
  trustCard: 'Secure payment on our provider’s page; we never see your card details.',
  trust: 'Secure connection.',
  summary: 'Your order',
  pieces: (count: number) => plural('en', count, { one: `${count} item`, other: `${count} items` }),
  quantity: (count: number, price: string) => `${count} × ${price}`,
  tax: 'Tax',
  taxByState: 'Depends on your state',
  estimated: '(estimate)',
  changed: (name: string) => `${name} has changed. Check your order before paying.`,
  priceChanged: (name: string, before: string, after: string) => `${name}: ${before} before, now ${after}`,
  theTotal: 'The total',
  declined: 'The payment was declined. You have not been charged. Try another card or another way to pay.',
  blocked: 'Some items in your cart can no longer be ordered.',
  toCart: 'Edit cart',
  opensLater: 'This shop is not open yet',
  opensLaterText: 'You can look around and fill your cart. Orders are taken as soon as the shop opens.',
  lookAround: 'Look around the shop',
  failed: 'The checkout could not be loaded',
  failedText: 'Your cart is saved. Check your connection and try again.',
  tryAgain: 'Try again',
  waiting: (number: string) => `Order ${number} is awaiting your payment`,
  waitingText: 'Your items are reserved for a few minutes.',
  payNow: 'Continue to payment',
  changeOrder: 'Edit order',
};

/** Delivery of one product, on its page. */
export const deliveryLineMessages = {
  to: 'To',
  costs: (price: string, day: string) => `Delivery ${price}, by ${day}`,
  free: (day: string) => `Free delivery, by ${day}`,
  freeFrom: (amount: string) => `Free from ${amount}`,
  notServed: (country: string) => `We do not deliver to ${country} yet`,
};

/** Stands for the methods of a server that does not list them. */
export const moneyOrderMessages = {
  name: 'Money order or bank transfer',
  description: 'The shop tells you how to pay after your order.',
};
