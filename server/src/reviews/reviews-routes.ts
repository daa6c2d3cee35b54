import * as promises from '@vitrine/contract/reviews.ts';
import * as shapes from '@vitrine/contract/reviews-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ShopVisit } from '../store/store.ts';
import { listCustomerReviews } from './list-customer-reviews.ts';
import { listReviews } from './list-reviews.ts';

export function mountReviews(mount: Mount<ShopVisit>): void {
  mount(promises.listReviews, shapes.listReviews, listReviews);
  mount(promises.listCustomerReviews, shapes.listCustomerReviews, listCustomerReviews);
}
