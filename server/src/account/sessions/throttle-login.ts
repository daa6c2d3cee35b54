// Limits password guessing without locking the owner out: networks the account was logged in from have their own
// counter, and every counter expires after 15 minutes.

import { DAY } from '../../platform/clock.ts';
import { enforceLimit, networkOf, undoAttempt } from '../../platform/security/limits.ts';
import type { RequestContext } from '../../store/store.ts';
import { emailKey } from '../customer-repository.ts';
import { isKnownNetwork } from './place-repository.ts';

/** Two periods can overlap: at most 30 attempts for one account in any 15 minutes. */
const PER_ACCOUNT = { max: 15, minutes: 15 };
const PER_NETWORK = { max: 30, minutes: 15 };
const PER_LINK = { max: 10, minutes: 15 };
export const KNOWN_NETWORK_DAYS = 90;

export interface CountedGuess {
  /** The account has been logged in to from this network before. */
  readonly isKnownNetwork: boolean;
  /** Undoes the count: the password was right, or was not checked. */
  undo(): Promise<void>;
}

/** Counts the same whether or not the account exists. */
export async function countGuess(ctx: RequestContext, email: string): Promise<CountedGuess> {
  const network = networkOf(ctx.caller.address);
  const place = networkFingerprint(ctx);
  const since = new Date(ctx.now.getTime() - KNOWN_NETWORK_DAYS * DAY);
  const account = `${ctx.store.id} ${emailKey(email)}`;
  const known = await isKnownNetwork(ctx.db, ctx.store.id, email, place, since);
  const [what, who] = known ? ['login from a known place', `${account} ${place}`] : ['login', account];
  await enforceLimit(ctx, 'login from a network', network, PER_NETWORK, 'login.too-many');
  await enforceLimit(ctx, what, who, PER_ACCOUNT, 'login.too-many');
  return {
    isKnownNetwork: known,
    undo: async () => {
      await undoAttempt(ctx, 'login from a network', network);
      await undoAttempt(ctx, what, who);
    },
  };
}

/** Called before hashing a password for the owner of a mailed link. */
export async function countLinkTry(ctx: RequestContext, customerId: number): Promise<{ undo(): Promise<void> }> {
  const who = String(customerId);
  await enforceLimit(ctx, 'choose a password by a link', who, PER_LINK);
  return { undo: () => undoAttempt(ctx, 'choose a password by a link', who) };
}

/** Only a fingerprint of the network is stored. */
export const networkFingerprint = ({ fingerprint, caller }: RequestContext): string =>
  fingerprint('place', networkOf(caller.address));
