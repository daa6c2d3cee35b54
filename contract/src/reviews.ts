import { endpoint } from './endpoint.ts';
import type * as shapes from './reviews-shapes.ts';

export const listReviews = endpoint<typeof shapes.listReviews>()({
  name: 'listReviews',
  access: 'public',
  method: 'GET',
  path: 'product/{key}/reviews',
  also: ['products/{key}/reviews'],
  summary: 'Reviews of a product, newest first',
});

export const listCustomerReviews = endpoint<typeof shapes.listCustomerReviews>()({
  name: 'listCustomerReviews',
  access: 'public',
  method: 'GET',
  path: 'customers/{key}/reviews',
  summary: 'Reviews about a customer: always none, nobody reviews customers here',
});
