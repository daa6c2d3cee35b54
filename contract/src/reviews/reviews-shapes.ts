import { z } from 'zod';
import { keyParams, storeQuery } from '../common-query.ts';

const review = z.object({
  id: z.int(),
  language: z.string(),
  description: z.string(),
  productId: z.int(),
  date: z.string(),
  rating: z.number(),
  customer: z.object({ id: z.int(), firstName: z.string(), lastName: z.string() }),
  verified: z.boolean().describe('Own addition: its author had bought the product here when writing it'),
  helpful: z.int().optional().describe('Own addition: how many customers found it helpful'),
});
export type Review = z.output<typeof review>;

export const listReviews = { params: keyParams, query: storeQuery, response: z.array(review) };

export const listCustomerReviews = { params: keyParams, query: storeQuery, response: z.array(review).max(0) };

const ownReview = z.object({
  id: z.int(),
  productId: z.int(),
  customerId: z.int(),
  rating: z.int(),
  description: z.string(),
  language: z.string(),
  date: z.string(),
  verified: z.boolean(),
  state: z
    .enum(['waiting', 'published', 'refused'])
    .describe('Own addition: visible to others after approval by the merchant'),
  reason: z.string().nullable().describe('Own addition: why it was refused'),
});
export type OwnReview = z.output<typeof ownReview>;

const notRead = z.unknown().optional();
/** Longer than a review may be, so that the form rule with its clear message applies first. */
const written = z.object({
  rating: z.number().nullish().describe('1 to 5'),
  description: z.string().max(10_000).nullish().describe('10 to 1000 characters'),
  customerId: notRead.describe('Not read, as the fields below: the token says who writes, the shop where and when'),
  productId: notRead,
  date: notRead,
  language: notRead,
});

const reviewParams = keyParams.extend({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export const readOwnReview = {
  params: keyParams,
  query: storeQuery,
  response: z.object({
    review: ownReview.nullable(),
    helpful: z.array(z.int()).describe('Reviews of the product that the customer found helpful'),
  }),
};
export const writeReview = { params: keyParams, query: storeQuery, body: written, response: ownReview };
export const changeReview = { params: reviewParams, query: storeQuery, body: written, response: ownReview };
export const deleteReview = { params: reviewParams, query: storeQuery, response: z.null() };

const votes = z.object({ helpful: z.int().describe('How many customers found it helpful') });
export const markHelpful = { params: reviewParams, query: storeQuery, response: votes };
export const unmarkHelpful = { params: reviewParams, query: storeQuery, response: votes };
