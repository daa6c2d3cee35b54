// How shoppers can pay: the methods in their order, the bank account and the keys of Stripe.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-payments-shapes.ts';

export const readPaymentSettings = endpoint<typeof shapes.readPaymentSettings>()({
  name: 'readPaymentSettings',
  access: 'staff',
  method: 'GET',
  path: 'private/payments',
  staff: { permission: 'payments.w', record: 'none' },
  summary: 'Payment methods with their state, and what environment variables decide; never a key',
});

export const savePaymentSettings = endpoint<typeof shapes.savePaymentSettings>()({
  name: 'savePaymentSettings',
  access: 'staff',
  method: 'PUT',
  path: 'private/payments',
  staff: { permission: 'payments.w', danger: true, record: 'change' },
  summary: 'Changes the payment methods, their order and the bank account',
});

export const testStripeKey = endpoint<typeof shapes.testStripeKey>()({
  name: 'testStripeKey',
  access: 'staff',
  method: 'POST',
  path: 'private/payments/stripe/test',
  staff: { permission: 'payments.w', record: 'none' },
  summary: 'Asks Stripe whether it knows a key, without saving it; without a key, the one in use',
});

export const saveStripeKeys = endpoint<typeof shapes.saveStripeKeys>()({
  name: 'saveStripeKeys',
  access: 'staff',
  method: 'PUT',
  path: 'private/payments/stripe',
  staff: { permission: 'payments.w', danger: true, record: 'change' },
  summary: 'Saves keys of Stripe, encrypted; a secret key only if Stripe knows it',
});

export const removeStripeKeys = endpoint<typeof shapes.removeStripeKeys>()({
  name: 'removeStripeKeys',
  access: 'staff',
  method: 'DELETE',
  path: 'private/payments/stripe',
  staff: { permission: 'payments.w', danger: true, record: 'change' },
  summary: 'Removes the stored keys of Stripe; its open payments and refunds can no longer be processed',
});
