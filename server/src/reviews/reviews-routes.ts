import * as endpoints from '@vitrine/contract/reviews/reviews.ts';
import * as shapes from '@vitrine/contract/reviews/reviews-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { listCustomerReviews, listReviews, readOwnReview } from './list-reviews.ts';
import { markHelpful, unmarkHelpful } from './mark-helpful.ts';
import { changeReview, deleteReview, writeReview } from './write-review.ts';

export function mountReviews(mount: Mount<RequestContext>): void {
  mount(endpoints.listReviews, shapes.listReviews, listReviews);
  mount(endpoints.listCustomerReviews, shapes.listCustomerReviews, listCustomerReviews);
  mount(endpoints.readOwnReview, shapes.readOwnReview, readOwnReview);
  mount(endpoints.writeReview, shapes.writeReview, writeReview);
  mount(endpoints.changeReview, shapes.changeReview, changeReview);
  mount(endpoints.deleteReview, shapes.deleteReview, deleteReview);
  mount(endpoints.markHelpful, shapes.markHelpful, markHelpful);
  mount(endpoints.unmarkHelpful, shapes.unmarkHelpful, unmarkHelpful);
}
