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
