// Texts about orders, on screen and in mails.
import type { OrderState } from '../../orders/order-states.ts';

export const orderMessages = {
  paymentFor: (id: number, store: string) => `Order ${id} at ${store}`,
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
    subject: (id: number, store: string) => `Your order ${id} at ${store}`,
    heading: 'Thank you for your order',
    paid: 'We have received your order and your payment. We will email you when it ships.',
    due: 'We have received your order. Here are the details.',
  },
  failed: {
    subject: (id: number) => `Order ${id}: the payment was not completed`,
    heading: 'Payment not completed',
    text: 'Your payment was not completed in time, so the order was canceled. Nothing will be shipped or charged.',
    again: 'You can restore your cart and try again.',
    note: 'If a payment still arrives, we will confirm the order or refund you.',
  },
  shipped: {
    subject: (id: number) => `Your order ${id} has shipped`,
    heading: 'On its way to you',
    text: 'Your order has shipped.',
  },
  corrected: {
    subject: (id: number) => `Tracking number of your order ${id}`,
    heading: 'Your tracking number',
    text: 'This is the right tracking number of your parcel. Please ignore an earlier one.',
  },
  refunded: {
    subject: (id: number) => `Your refund for order ${id}`,
    heading: 'Your refund',
    text: (amount: string) => `We refunded ${amount} in total to your payment method. It may take some days to arrive.`,
    outside: (amount: string) => `We refunded ${amount} in total. A transfer may take some days to arrive.`,
  },
  canceled: {
    subject: (id: number) => `Order ${id} has been canceled`,
    heading: 'Your order has been canceled',
    unpaid: 'Nothing will be shipped or charged.',
    paid: 'We will refund your payment and email you when it is done.',
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
