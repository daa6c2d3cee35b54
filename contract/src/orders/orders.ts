// An order number gives no access: a guest needs the order key (from the response of placeOrder or the mail), a
// customer a token.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './orders-shapes.ts';

export const listOrders = endpoint<typeof shapes.listOrders>()({
  name: 'listOrders',
  access: 'customer',
  method: 'GET',
  path: 'auth/orders',
  summary: 'The customer’s orders, newest first',
});

export const readOwnOrder = endpoint<typeof shapes.readOwnOrder>()({
  name: 'readOwnOrder',
  access: 'customer',
  method: 'GET',
  path: 'auth/orders/{id}',
  summary: 'One order of the customer',
});

export const readOrder = endpoint<typeof shapes.readOrder>()({
  name: 'readOrder',
  access: 'open',
  method: 'GET',
  path: 'orders/{id}',
  summary: 'Own addition: an order, opened with its key',
});

export const requestOrderLink = endpoint<typeof shapes.requestOrderLink>()({
  name: 'requestOrderLink',
  access: 'open',
  method: 'POST',
  path: 'orders/link',
  summary: 'Own addition: mails the link of an order to the address it was placed with',
});

export const readOwnInvoice = endpoint<typeof shapes.readOwnInvoice>()({
  name: 'readOwnInvoice',
  access: 'customer',
  method: 'GET',
  path: 'auth/orders/{id}/invoice',
  summary:
    'Own addition: the invoice of the customer’s order as PDF; 409 invoice.not-yet before the order is confirmed',
});

export const readInvoice = endpoint<typeof shapes.readInvoice>()({
  name: 'readInvoice',
  access: 'open',
  method: 'GET',
  path: 'orders/{id}/invoice',
  summary: 'Own addition: the same, opened with the order key',
});

export const paymentSucceeded = endpoint<typeof shapes.paymentSucceeded>()({
  name: 'paymentSucceeded',
  access: 'open',
  method: 'GET',
  path: 'order/payment/success/{id}',
  summary:
    'Return address after a payment. The call itself is not trusted: the server asks the provider for the state. Without the order key it answers 200 and tells nothing',
});

export const paymentFailed = endpoint<typeof shapes.paymentFailed>()({
  name: 'paymentFailed',
  access: 'open',
  method: 'GET',
  path: 'order/payment/failure/{id}',
  summary: 'The same after a declined or canceled payment',
});

export const restoreCart = endpoint<typeof shapes.restoreCart>()({
  name: 'restoreCart',
  access: 'open',
  method: 'POST',
  path: 'orders/{id}/cart',
  summary: 'Own addition: restores the cart of an unpaid order; repeated calls return the same cart',
});
