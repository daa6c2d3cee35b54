import * as promises from '@vitrine/contract/reviews.ts';
import * as shapes from '@vitrine/contract/reviews-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ShopVisit } from '../store/store.ts';
import { changeReview } from './change-review.ts';
import { deleteReview } from './delete-review.ts';
import { listCustomerReviews } from './list-customer-reviews.ts';
import { listReviews } from './list-reviews.ts';
import { markHelpful, unmarkHelpful } from './mark-helpful.ts';
import { readOwnReview } from './read-own-review.ts';
import { writeReview } from './write-review.ts';

export function mountReviews(mount: Mount<ShopVisit>): void {
  mount(promises.listReviews, shapes.listReviews, listReviews);
  mount(promises.listCustomerReviews, shapes.listCustomerReviews, listCustomerReviews);
  mount(promises.readOwnReview, shapes.readOwnReview, readOwnReview);
  mount(promises.writeReview, shapes.writeReview, writeReview);
  mount(promises.changeReview, shapes.changeReview, changeReview);
  mount(promises.deleteReview, shapes.deleteReview, deleteReview);
  mount(promises.markHelpful, shapes.markHelpful, markHelpful);
  mount(promises.unmarkHelpful, shapes.unmarkHelpful, unmarkHelpful);
}
