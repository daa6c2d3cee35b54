import type * as shapes from './checkout-shapes.ts';
import { endpoint } from './endpoint.ts';

export const quoteShipping = endpoint<typeof shapes.quoteShipping>()({
  name: 'quoteShipping',
  access: 'cart',
  method: 'POST',
  path: 'cart/{code}/shipping',
  summary: 'Ways to deliver the cart to a place, with price and days. Each is kept as a quote for readTotal',
});

export const readTotal = endpoint<typeof shapes.readTotal>()({
  name: 'readTotal',
  access: 'cart',
  method: 'GET',
  path: 'cart/{code}/total',
  summary: 'What is paid: lines, discounts, and with a quote also delivery and the taxes of the place',
});

export const listPaymentMethods = endpoint<typeof shapes.listPaymentMethods>()({
  name: 'listPaymentMethods',
  access: 'open',
  method: 'GET',
  path: 'payment/methods',
  summary: 'Own addition: the ways to pay, in the order to show them',
});

export const placeOrder = endpoint<typeof shapes.placeOrder>()({
  name: 'placeOrder',
  access: 'cart',
  method: 'POST',
  path: 'cart/{code}/checkout',
  summary: 'Turns the cart into an order, once: asked again, the same order answers',
});

export const placeOrderAsCustomer = endpoint<typeof shapes.placeOrderAsCustomer>()({
  name: 'placeOrderAsCustomer',
  access: 'customer',
  method: 'POST',
  path: 'auth/cart/{code}/checkout',
  summary: 'The same for a customer; without an address it goes to the ones kept in the account',
});

export const startPayment = endpoint<typeof shapes.startPayment>()({
  name: 'startPayment',
  access: 'cart',
  method: 'POST',
  path: 'cart/{code}/payment/init',
  also: ['auth/cart/{code}/payment/init'],
  summary: 'Begins another try to pay for the order this cart became',
});
