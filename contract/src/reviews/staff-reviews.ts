// Reviews in the back office: nothing is shown that the merchant has not read.
// A decision can be changed. The author gets a mail about a refusal, so it needs a reason.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-reviews-shapes.ts';

export const listStaffReviews = endpoint<typeof shapes.listStaffReviews>()({
  name: 'listStaffReviews',
  access: 'staff',
  method: 'GET',
  path: 'private/reviews',
  staff: { permission: 'catalog.r', record: 'none' },
  summary: 'Reviews in one state: those that wait oldest first, others newest first',
});

export const publishReview = endpoint<typeof shapes.publishReview>()({
  name: 'publishReview',
  access: 'staff',
  method: 'POST',
  path: 'private/review/{id}/publish',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Shows a review; refused when it is published already',
});

export const refuseReview = endpoint<typeof shapes.refuseReview>()({
  name: 'refuseReview',
  access: 'staff',
  method: 'POST',
  path: 'private/review/{id}/refuse',
  staff: { permission: 'catalog.w', record: 'change' },
  summary: 'Keeps or takes a review from the shop, and mails the reason to its author',
});
