import { endpoint } from './endpoint.ts';
import type * as shapes from './reviews-shapes.ts';

export const listReviews = endpoint<typeof shapes.listReviews>()({
  name: 'listReviews',
  access: 'public',
  method: 'GET',
  path: 'product/{key}/reviews',
  also: ['products/{key}/reviews'],
  summary: 'Published reviews of a product, newest first',
});

export const listCustomerReviews = endpoint<typeof shapes.listCustomerReviews>()({
  name: 'listCustomerReviews',
  access: 'public',
  method: 'GET',
  path: 'customers/{key}/reviews',
  summary: 'Reviews about a customer: always none, nobody reviews customers here',
});

export const readOwnReview = endpoint<typeof shapes.readOwnReview>()({
  name: 'readOwnReview',
  access: 'customer',
  method: 'GET',
  path: 'auth/products/{key}/reviews',
  also: ['auth/product/{key}/reviews'],
  summary: 'The customer’s own review of a product, whatever its state, and the votes they gave',
});

export const writeReview = endpoint<typeof shapes.writeReview>()({
  name: 'writeReview',
  access: 'customer',
  method: 'POST',
  path: 'auth/products/{key}/reviews',
  also: ['auth/product/{key}/reviews'],
  success: 201,
  summary: 'One review for each customer and product; shown once the merchant has read it',
});

export const changeReview = endpoint<typeof shapes.changeReview>()({
  name: 'changeReview',
  access: 'customer',
  method: 'PUT',
  path: 'auth/products/{key}/reviews/{id}',
  also: ['auth/product/{key}/reviews/{id}'],
  summary: 'A changed review is read again before it is shown',
});

export const deleteReview = endpoint<typeof shapes.deleteReview>()({
  name: 'deleteReview',
  access: 'customer',
  method: 'DELETE',
  path: 'auth/products/{key}/reviews/{id}',
  also: ['auth/product/{key}/reviews/{id}'],
  summary: 'Takes a review of one’s own back',
});

export const markHelpful = endpoint<typeof shapes.markHelpful>()({
  name: 'markHelpful',
  access: 'customer',
  method: 'PUT',
  path: 'auth/products/{key}/reviews/{id}/helpful',
  also: ['auth/product/{key}/reviews/{id}/helpful'],
  summary: 'The customer found this review helpful; counted once',
});

export const unmarkHelpful = endpoint<typeof shapes.unmarkHelpful>()({
  name: 'unmarkHelpful',
  access: 'customer',
  method: 'DELETE',
  path: 'auth/products/{key}/reviews/{id}/helpful',
  also: ['auth/product/{key}/reviews/{id}/helpful'],
  summary: 'Takes that vote back',
});
