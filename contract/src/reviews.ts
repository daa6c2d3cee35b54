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
