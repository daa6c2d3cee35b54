import { z } from 'zod';
import { idParams, listOf, listQuery } from '../staff/list-shapes.ts';

export const reviewStates = ['waiting', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

const review = z.object({
  id: z.int(),
  productId: z.int(),
  product: z.string().describe('Its name in the first language of the store'),
  author: z.string(),
  rating: z.int(),
  language: z.string(),
  text: z.string(),
  writtenOn: z.string().describe('A day'),
  verified: z.boolean().describe('Bought here'),
  state: z.enum(reviewStates),
  reason: z.string().nullable().describe('Why it was refused'),
});
export type StaffReviewView = z.output<typeof review>;

const list = listOf(review);
export type ReviewPage = z.output<typeof list>;

const stateQuery = z.object({ ...listQuery, state: z.enum(reviewStates).default('waiting') });

export const listStaffReviews = { query: stateQuery, response: list };
export const publishReview = { params: idParams, response: review };
export const refuseReview = {
  params: idParams,
  body: z.object({ reason: z.string().trim().min(1).max(500) }),
  response: review,
};
