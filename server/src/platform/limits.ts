// How often something may be tried. Counted in the database, so that it holds over processes and restarts; under a
// fingerprint, so that nobody can read there who tried what.
import type { RefusalCode } from '@vitrine/contract/failure.ts';
import type { Database } from './database/database.ts';
import { countDown, countUp, findLimit, type LimitRow } from './limits-repository.ts';
import { refuse } from './refusal.ts';

export { deleteEndedLimits } from './limits-repository.ts';

export interface LimitedVisit {
  readonly db: Database;
  readonly now: Date;
  readonly fingerprint: (purpose: string, text: string) => string;
}

export interface Limit {
  readonly most: number;
  /** The stretch of time, which begins with the first try. Around its end twice as many can fall together. */
  readonly minutes: number;
}

type TooMany = Extract<RefusalCode, 'request.too-many' | 'login.too-many' | 'order.too-many'>;

/** Counts one try and refuses it when there were too many. Outside of a transaction: a refused try counts as well. */
export async function limit(
  visit: LimitedVisit,
  what: string,
  who: string,
  { most, minutes }: Limit,
  code: TooMany = 'request.too-many',
): Promise<void> {
  const row = await countUp(visit.db, keyOf(visit, what, who), visit.now, minutes);
  if (row.count > most) refuseUntil(visit, row, code);
}

/** Whether one more was allowed, for what is left undone in silence. */
export async function isWithin(visit: LimitedVisit, what: string, who: string, rule: Limit): Promise<boolean> {
  const { count } = await countUp(visit.db, keyOf(visit, what, who), visit.now, rule.minutes);
  return count <= rule.most;
}

/** Refuses when the limit has been reached, without counting. */
export async function refuseBeyond(visit: LimitedVisit, what: string, who: string, { most }: Limit): Promise<void> {
  const row = await findLimit(visit.db, keyOf(visit, what, who));
  if (row && row.endsAt > visit.now && row.count >= most) refuseUntil(visit, row, 'request.too-many');
}

/** The try turned out to be right: it does not count. */
export const takeBack = (visit: LimitedVisit, what: string, who: string): Promise<void> =>
  countDown(visit.db, keyOf(visit, what, who));

const keyOf = ({ fingerprint }: LimitedVisit, what: string, who: string): string => fingerprint(`limit ${what}`, who);

function refuseUntil({ now }: LimitedVisit, { endsAt }: LimitRow, code: TooMany): never {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  // Two at least: "1 minutes" is no sentence, and nobody minds.
  return refuse(code, { minutes: Math.max(2, Math.ceil(seconds / 60)) }, { retryAfter: seconds });
}
