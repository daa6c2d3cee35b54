// Texts about orders, on screen and in mails.
import type { OrderState } from '../../orders/order-states.ts';

export const orderMessages = {
  paymentFor: (number: string, store: string) => `Order ${number} at ${store}`,
  order: 'Order',
  date: 'Date',
  payment: 'Payment',
  delivery: 'Delivery',
  deliveryAddress: 'Delivery address',
  billingAddress: 'Billing address',
  expected: 'Expected by',
  note: 'Your note',
  tracking: 'Tracking number',
  seeOrder: 'View order',
  seeCart: 'Back to checkout',
  track: 'Track parcel',
  greeting: (name: string) => `Hello ${name},`,
  free: 'Nothing to pay',
  confirmed: {
    subject: (number: string, store: string) => `Your order ${number} at ${store}`,
    heading: 'Thank you for your order',
    paid: 'We have received your order and your payment. We will email you when it ships.',
    due: 'We have received your order. Here are the details.',
  },
  failed: {
    subject: (number: string) => `Order ${number}: the payment was not completed`,
    heading: 'Payment not completed',
    text: 'Your payment was not completed in time, so the order was canceled. Nothing will be shipped or charged.',
    again: 'You can restore your cart and try again.',
    note: 'If a payment still arrives, we will confirm the order or refund you.',
  },
  shipped: {
    subject: (number: string) => `Your order ${number} has shipped`,
    heading: 'On its way to you',
    text: 'Your order has shipped.',
  },
  corrected: {
    subject: (number: string) => `Tracking number of your order ${number}`,
    heading: 'Your tracking number',
    text: 'This is the right tracking number of your parcel. Please ignore an earlier one.',
  },
  addressChanged: {
    subject: (number: string) => `Another delivery address for your order ${number}`,
    heading: 'Your parcel goes to another address',
    text: 'We have changed the delivery address of your order.',
    note: 'If you did not ask for this, reply to this email before the parcel leaves.',
  },
  refunded: {
    subject: (number: string) => `Your refund for order ${number}`,
    heading: 'Your refund',
    text: (amount: string) => `We refunded ${amount} in total to your payment method. It may take some days to arrive.`,
    outside: (amount: string) => `We refunded ${amount} in total. A transfer may take some days to arrive.`,
  },
  canceled: {
    subject: (number: string) => `Order ${number} has been canceled`,
    heading: 'Your order has been canceled',
    unpaid: 'Nothing will be shipped or charged.',
    paid: 'We will refund your payment and email you when it is done.',
  },
  link: {
    subject: (number: string, store: string) => `The link to your order ${number} at ${store}`,
    heading: 'Your order',
    text: 'You receive this email because the link to this order was requested.',
    note: 'Do not forward this link: it shows your address.',
    onItsWay: 'If there is such an order, its link is on its way to this email address.',
  },
  history: {
    'awaiting-payment': 'Awaiting payment',
    placed: 'Order received',
    paid: 'Payment received',
    shipped: 'Shipped',
    refunded: 'Refunded',
    canceled: 'Canceled',
    failed: 'Payment not completed',
  } satisfies Record<OrderState, string>,
};

export type OrderMessages = typeof orderMessages;
