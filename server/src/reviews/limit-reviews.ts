import { limit } from '../platform/limits.ts';
import type { ShopVisit } from '../store/store.ts';

const WRITTEN = { most: 10, minutes: 60 };
const VOTED = { most: 60, minutes: 60 };

/** Reviews are read by people: nobody sends them more than they can read. */
export const limitWriting = (visit: ShopVisit): Promise<void> =>
  limit(visit, 'review', String(visit.customerId), WRITTEN);

/** Every vote makes the shop forget the product's page. */
export const limitVotes = (visit: ShopVisit): Promise<void> =>
  limit(visit, 'review vote', String(visit.customerId), VOTED);
