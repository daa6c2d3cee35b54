import { z } from 'zod';
import { keyParams, storeQuery } from './common-query.ts';

const review = z.object({
  id: z.int(),
  language: z.string(),
  description: z.string(),
  productId: z.int(),
  date: z.string(),
  rating: z.number(),
  customer: z.object({ id: z.int(), firstName: z.string(), lastName: z.string() }),
  verified: z.boolean().describe('Own addition: written by somebody who bought the product here'),
});
export type Review = z.output<typeof review>;

export const listReviews = { params: keyParams, query: storeQuery, answer: z.array(review) };

export const listCustomerReviews = { params: keyParams, query: storeQuery, answer: z.array(review).max(0) };
