import { limit } from '../platform/limits.ts';
import type { RequestContext } from '../store/store.ts';

const WRITTEN = { max: 10, minutes: 60 };
const VOTED = { max: 60, minutes: 60 };

/** Reviews are read by people: nobody sends them more than they can read. */
export const limitWriting = (ctx: RequestContext): Promise<void> =>
  limit(ctx, 'review', String(ctx.customerId), WRITTEN);

/** Every vote makes the shop forget the product's page. */
export const limitVotes = (ctx: RequestContext): Promise<void> =>
  limit(ctx, 'review vote', String(ctx.customerId), VOTED);
