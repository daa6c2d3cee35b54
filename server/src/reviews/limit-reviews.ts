import { enforceLimit } from '../platform/limits.ts';
import type { RequestContext } from '../store/store.ts';

const WRITTEN = { max: 10, minutes: 60 };
const VOTED = { max: 60, minutes: 60 };

/** The merchant reads all reviews, so their number is limited. */
export const limitWriting = (ctx: RequestContext): Promise<void> =>
  enforceLimit(ctx, 'review', String(ctx.customerId), WRITTEN);

/** Every vote invalidates the cached product page. */
export const limitVotes = (ctx: RequestContext): Promise<void> =>
  enforceLimit(ctx, 'review vote', String(ctx.customerId), VOTED);
