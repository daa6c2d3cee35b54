// Guessing is slow for strangers and never locks the owner out: places the account was signed in from have a count of
// their own, and no count lasts longer than a quarter of an hour.
import { DAY } from '../platform/clock.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { enforceLimit, undoAttempt } from '../platform/limits.ts';
import type { RequestContext } from '../store/store.ts';
import { emailKey } from './customer-repository.ts';
import { isKnownNetwork } from './place-repository.ts';

/** Around the end of a stretch two of them meet: at most 30 guesses at one account fall into any 15 minutes. */
const PER_ACCOUNT = { max: 15, minutes: 15 };
const PER_NETWORK = { max: 30, minutes: 15 };
const PER_LINK = { max: 10, minutes: 15 };
export const KNOWN_NETWORK_DAYS = 90;

export interface CountedGuess {
  /** From where the account has been signed in to before. */
  readonly isKnownNetwork: boolean;
  /** The guess was right, or was not looked at: it does not count. */
  undo(): Promise<void>;
}

/** Whoever is there, the same is done and counted, whether or not the account exists. */
export async function countGuess(ctx: RequestContext, email: string): Promise<CountedGuess> {
  const network = networkOf(ctx.caller.address);
  const place = placeOf(ctx);
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

/** Before a password is hashed for whoever has a mailed link. */
export async function countLinkTry(ctx: RequestContext, customerId: number): Promise<{ undo(): Promise<void> }> {
  const who = String(customerId);
  await enforceLimit(ctx, 'choose a password by a link', who, PER_LINK);
  return { undo: () => undoAttempt(ctx, 'choose a password by a link', who) };
}

/** What is kept of where somebody is. */
export const placeOf = ({ fingerprint, caller }: RequestContext): string =>
  fingerprint('place', networkOf(caller.address));
