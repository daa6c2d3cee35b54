// Texts of the test payment page.
import type { Act, TestPayment } from '../../payments/test-provider/test-payment-rules.ts';

export const testPaymentMessages = {
  title: 'Test payment',
  stripe: 'Test payment: no money is charged',
  heading: 'Pay for your order',
  shop: 'Shop',
  order: 'Order',
  about: 'For',
  amount: 'Amount',
  explain: 'This page replaces the card form. Choose the result.',
  acts: {
    pay: ['Pay {amount}', 'The payment succeeds'],
    'pay-slowly': ['Pay slowly', 'It succeeds after a few seconds'],
    'keep-pending': ['Keep pending', 'Choose the result later on this page'],
    decline: ['Decline', 'The bank refuses the card'],
    cancel: ['Cancel', 'Go back without paying'],
  } as Record<Act, readonly [string, string]>,
  settle: 'The payment is pending. Choose the result.',
  settlePaid: 'Mark as paid',
  settleDeclined: 'Mark as declined',
  states: {
    open: 'Open',
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Not paid',
  } as Record<TestPayment['state'], string>,
  paid: 'This payment is complete.',
  failed: 'This payment was declined, canceled or too late. You can no longer pay here.',
  back: 'Back to the shop',
  unknown: 'Payment not found',
  unknownText: 'The address is wrong or the payment is too old.',
};

export type TestPaymentMessages = typeof testPaymentMessages;
