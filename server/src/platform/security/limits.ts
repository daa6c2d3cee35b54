// Rate limits, counted in the database so that they hold over processes and restarts. Stored under a fingerprint, so
// that the table does not show who tried what.
import type { DomainErrorCode } from '@vitrine/contract/domain-error.ts';
import type { Database } from '../database/database.ts';
import { throwDomainError } from '../domain-error.ts';
import { decrementLimit, findLimit, incrementLimit, type LimitRow } from './limits-repository.ts';

export { deleteEndedLimits } from './limits-repository.ts';

export interface RateLimitContext {
  readonly db: Database;
  readonly now: Date;
  readonly fingerprint: (purpose: string, text: string) => string;
}

export interface Limit {
  readonly max: number;
  /** The period begins with the first attempt. Around its end, twice as many attempts are possible. */
  readonly minutes: number;
}

type TooMany = Extract<DomainErrorCode, 'request.too-many' | 'login.too-many' | 'order.too-many' | 'staff.too-many'>;

/**
 * Counts an attempt and refuses it when there were too many. Call it outside a transaction: refused attempts must be
 * counted.
 */
export async function enforceLimit(
  ctx: RateLimitContext,
  what: string,
  who: string,
  { max, minutes }: Limit,
  code: TooMany = 'request.too-many',
): Promise<void> {
  const row = await incrementLimit(ctx.db, keyOf(ctx, what, who), ctx.now, minutes);
  if (row.count > max) throwTooMany(ctx, row, code);
}

/** Counts an attempt and returns whether it is allowed, for actions that are skipped silently. */
export async function isWithinLimit(ctx: RateLimitContext, what: string, who: string, rule: Limit): Promise<boolean> {
  const { count } = await incrementLimit(ctx.db, keyOf(ctx, what, who), ctx.now, rule.minutes);
  return count <= rule.max;
}

/** Refuses when the limit has been reached, without counting an attempt. */
export async function throwIfLimitReached(
  ctx: RateLimitContext,
  what: string,
  who: string,
  { max }: Limit,
): Promise<void> {
  const row = await findLimit(ctx.db, keyOf(ctx, what, who));
  if (row && row.endsAt > ctx.now && row.count >= max) throwTooMany(ctx, row, 'request.too-many');
}

/** Uncounts an attempt that succeeded. */
export const undoAttempt = (ctx: RateLimitContext, what: string, who: string): Promise<void> =>
  decrementLimit(ctx.db, keyOf(ctx, what, who));

const keyOf = ({ fingerprint }: RateLimitContext, what: string, who: string): string =>
  fingerprint(`limit ${what}`, who);

function throwTooMany({ now }: RateLimitContext, { endsAt }: LimitRow, code: TooMany): never {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  // At least two, so that the message needs no singular form.
  return throwDomainError(code, { minutes: Math.max(2, Math.ceil(seconds / 60)) }, { retryAfter: seconds });
}

/** The network of a client address for rate limits: a household or server in IPv6 has a whole /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::', 2) ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
