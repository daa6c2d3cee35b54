import { endpoint } from '../endpoint.ts';
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
  summary: 'Reviews about a customer: always empty',
});

export const readOwnReview = endpoint<typeof shapes.readOwnReview>()({
  name: 'readOwnReview',
  access: 'customer',
  method: 'GET',
  path: 'auth/products/{key}/reviews',
  also: ['auth/product/{key}/reviews'],
  summary: 'The customer’s own review of a product, in any state, and their votes',
});

export const writeReview = endpoint<typeof shapes.writeReview>()({
  name: 'writeReview',
  access: 'customer',
  method: 'POST',
  path: 'auth/products/{key}/reviews',
  also: ['auth/product/{key}/reviews'],
  success: 201,
  summary: 'Writes a review, one per customer and product; published after approval',
});

export const changeReview = endpoint<typeof shapes.changeReview>()({
  name: 'changeReview',
  access: 'customer',
  method: 'PUT',
  path: 'auth/products/{key}/reviews/{id}',
  also: ['auth/product/{key}/reviews/{id}'],
  summary: 'Edits a review; it needs approval again',
});

export const deleteReview = endpoint<typeof shapes.deleteReview>()({
  name: 'deleteReview',
  access: 'customer',
  method: 'DELETE',
  path: 'auth/products/{key}/reviews/{id}',
  also: ['auth/product/{key}/reviews/{id}'],
  summary: 'Deletes the customer’s own review',
});

export const markHelpful = endpoint<typeof shapes.markHelpful>()({
  name: 'markHelpful',
  access: 'customer',
  method: 'PUT',
  path: 'auth/products/{key}/reviews/{id}/helpful',
  also: ['auth/product/{key}/reviews/{id}/helpful'],
  summary: 'Votes a review helpful; counted once',
});

export const unmarkHelpful = endpoint<typeof shapes.unmarkHelpful>()({
  name: 'unmarkHelpful',
  access: 'customer',
  method: 'DELETE',
  path: 'auth/products/{key}/reviews/{id}/helpful',
  also: ['auth/product/{key}/reviews/{id}/helpful'],
  summary: 'Removes the vote',
});
