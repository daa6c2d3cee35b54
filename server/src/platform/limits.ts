// How often something may be tried. Counted in the database, so that it holds over processes and restarts; under a
// fingerprint, so that nobody can read there who tried what.
import type { RefusalCode } from '@vitrine/contract/failure.ts';
import type { Database } from './database/database.ts';
import { countDown, countUp, findLimit, type LimitRow } from './limits-repository.ts';
import { refuse } from './refusal.ts';

export { deleteEndedLimits } from './limits-repository.ts';

export interface RateLimitContext {
  readonly db: Database;
  readonly now: Date;
  readonly fingerprint: (purpose: string, text: string) => string;
}

export interface Limit {
  readonly max: number;
  /** The stretch of time, which begins with the first try. Around its end twice as many can fall together. */
  readonly minutes: number;
}

type TooMany = Extract<RefusalCode, 'request.too-many' | 'login.too-many' | 'order.too-many'>;

/** Counts one try and refuses it when there were too many. Outside of a transaction: a refused try counts as well. */
export async function limit(
  ctx: RateLimitContext,
  what: string,
  who: string,
  { max, minutes }: Limit,
  code: TooMany = 'request.too-many',
): Promise<void> {
  const row = await countUp(ctx.db, keyOf(ctx, what, who), ctx.now, minutes);
  if (row.count > max) refuseUntil(ctx, row, code);
}

/** Whether one more was allowed, for what is left undone in silence. */
export async function isWithin(ctx: RateLimitContext, what: string, who: string, rule: Limit): Promise<boolean> {
  const { count } = await countUp(ctx.db, keyOf(ctx, what, who), ctx.now, rule.minutes);
  return count <= rule.max;
}

/** Refuses when the limit has been reached, without counting. */
export async function refuseBeyond(ctx: RateLimitContext, what: string, who: string, { max }: Limit): Promise<void> {
  const row = await findLimit(ctx.db, keyOf(ctx, what, who));
  if (row && row.endsAt > ctx.now && row.count >= max) refuseUntil(ctx, row, 'request.too-many');
}

/** The try turned out to be right: it does not count. */
export const takeBack = (ctx: RateLimitContext, what: string, who: string): Promise<void> =>
  countDown(ctx.db, keyOf(ctx, what, who));

const keyOf = ({ fingerprint }: RateLimitContext, what: string, who: string): string =>
  fingerprint(`limit ${what}`, who);

function refuseUntil({ now }: RateLimitContext, { endsAt }: LimitRow, code: TooMany): never {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  // Two at least: "1 minutes" is no sentence, and nobody minds.
  return refuse(code, { minutes: Math.max(2, Math.ceil(seconds / 60)) }, { retryAfter: seconds });
}
