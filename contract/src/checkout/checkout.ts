import { endpoint } from '../endpoint.ts';
import type * as shapes from './checkout-shapes.ts';

export const quoteShipping = endpoint<typeof shapes.quoteShipping>()({
  name: 'quoteShipping',
  access: 'cart',
  method: 'POST',
  path: 'cart/{code}/shipping',
  summary: 'Delivery methods for the cart and an address, with price and days. Each is stored as a quote for readTotal',
});

export const readTotal = endpoint<typeof shapes.readTotal>()({
  name: 'readTotal',
  access: 'cart',
  method: 'GET',
  path: 'cart/{code}/total',
  summary: 'The total: lines, discounts, and with a quote also delivery and taxes',
});

export const quoteOwnShipping = endpoint<typeof shapes.quoteOwnShipping>()({
  name: 'quoteOwnShipping',
  access: 'customer',
  method: 'GET',
  path: 'auth/cart/{code}/shipping',
  summary: 'The same as quoteShipping to the delivery address of the account',
});

export const readOwnTotal = endpoint<typeof shapes.readOwnTotal>()({
  name: 'readOwnTotal',
  access: 'customer',
  method: 'GET',
  path: 'auth/cart/{code}/total',
  summary:
    'The total of the customer’s cart, by its id or code, with the taxes of the account’s address or of the quote; 404 cart.not-found for any other cart',
});

export const listDeliveryMethods = endpoint<typeof shapes.listDeliveryMethods>()({
  name: 'listDeliveryMethods',
  access: 'public',
  method: 'GET',
  path: 'shipping/methods',
  summary:
    'Own addition: the delivery methods of a country, before there is a cart; empty where the store does not deliver',
});

export const listPaymentMethods = endpoint<typeof shapes.listPaymentMethods>()({
  name: 'listPaymentMethods',
  access: 'open',
  method: 'GET',
  path: 'payment/methods',
  summary: 'Own addition: the payment methods in display order',
});

export const placeOrder = endpoint<typeof shapes.placeOrder>()({
  name: 'placeOrder',
  access: 'cart',
  method: 'POST',
  path: 'cart/{code}/checkout',
  summary:
    'Turns the cart into an order, once. The same request under the same Idempotency-Key gets the same answer; without it a repeat is 409 order.placed and shows nothing of the order',
});

export const placeOrderAsCustomer = endpoint<typeof shapes.placeOrderAsCustomer>()({
  name: 'placeOrderAsCustomer',
  access: 'customer',
  method: 'POST',
  path: 'auth/cart/{code}/checkout',
  summary: 'The same for a customer; the addresses default to those of the account',
});

export const startPayment = endpoint<typeof shapes.startPayment>()({
  name: 'startPayment',
  access: 'cart',
  method: 'POST',
  path: 'cart/{code}/payment/init',
  also: ['auth/cart/{code}/payment/init'],
  summary:
    'Starts another payment attempt for the order of this cart: for its customer, or with its key. 404 order.not-found for everybody else',
});
