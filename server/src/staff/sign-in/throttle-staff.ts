// Limits guessing without locking a person out: networks they have signed in from have their own counter, and every
// counter expires after 15 minutes. Counted in the database, so that the limits hold over all processes.

import { DAY } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { enforceLimit, isWithinLimit, networkOf, undoAttempt } from '../../platform/security/limits.ts';
import type { RequestContext } from '../../store/store.ts';
import { mailNewNetwork, mailWrongGuesses } from '../staff-mail.ts';
import { emailKey, findStaffByEmail, isOnlyInvited, type StaffRow } from '../staff-repository.ts';
import { findNetworks, isStaffNetwork, saveStaffNetwork } from './sign-in-repository.ts';

const PER_ACCOUNT = { max: 15, minutes: 15 };
const PER_NETWORK = { max: 30, minutes: 15 };
const CODES = { max: 10, minutes: 15 };
/** After so many wrong guesses in an hour the person is told. */
const UNNOTICED = { max: 9, minutes: 60 };
export const KNOWN_NETWORK_DAYS = 90;

interface Counter {
  /** The person has signed in from this network before. */
  readonly isKnownNetwork: boolean;
  readonly what: string;
  readonly who: string;
}

export interface CountedGuess extends Pick<Counter, 'isKnownNetwork'> {
  /** Undoes the count: the guess was right, or was not checked. */
  undo(): Promise<void>;
}

/** Counts the same whether or not the address is known. */
export async function countGuess(ctx: RequestContext, email: string): Promise<CountedGuess> {
  const counter = await counterOf(ctx, 'staff login', email);
  await enforceLimit(ctx, 'staff login from a network', networkOf(ctx.caller.address), PER_NETWORK, 'staff.too-many');
  await enforceLimit(ctx, counter.what, counter.who, PER_ACCOUNT, 'staff.too-many');
  return guessOf(ctx, counter);
}

/** The guess that `countGuess` counted in an earlier request: a password that still waits for its code. */
export const findGuess = async (ctx: RequestContext, email: string): Promise<CountedGuess> =>
  guessOf(ctx, await counterOf(ctx, 'staff login', email));

const guessOf = (ctx: RequestContext, { isKnownNetwork, what, who }: Counter): CountedGuess => ({
  isKnownNetwork,
  undo: async () => {
    await undoAttempt(ctx, 'staff login from a network', networkOf(ctx.caller.address));
    await undoAttempt(ctx, what, who);
  },
});

/** For codes of the authenticator app, and for the password again. */
export async function countCode(ctx: RequestContext, { email }: Pick<StaffRow, 'email'>) {
  const { what, who } = await counterOf(ctx, 'staff code', email);
  await enforceLimit(ctx, what, who, CODES, 'staff.too-many');
  return { undo: () => undoAttempt(ctx, what, who) };
}

const PASSKEY_LOGIN = 'staff passkey from a network';

/** Challenges are rows that anybody can cause. A signature cannot be guessed, so accounts are not counted. */
export const countPasskeyLogin = (ctx: RequestContext): Promise<void> =>
  enforceLimit(ctx, PASSKEY_LOGIN, networkOf(ctx.caller.address), PER_NETWORK, 'staff.too-many');

export const undoPasskeyLogin = (ctx: RequestContext): Promise<void> =>
  undoAttempt(ctx, PASSKEY_LOGIN, networkOf(ctx.caller.address));

/** After the response, so that it takes the same time for an unknown address. */
export async function reportWrongGuess(ctx: RequestContext, email: string): Promise<void> {
  if (await isWithinLimit(ctx, 'staff wrong guesses', `${ctx.store.id} ${emailKey(email)}`, UNNOTICED)) return;
  ctx.afterResponse(async () => {
    const person = await findStaffByEmail(ctx.db, ctx.store.id, email);
    if (person && !isOnlyInvited(person)) await ctx.db.transaction((tx) => mailWrongGuesses(tx, ctx, person));
  });
}

/** A network the person has not signed in from before is reported to them; the first one is not. */
export async function rememberNetwork(
  tx: Tx,
  ctx: RequestContext,
  person: Pick<StaffRow, 'id' | 'email' | 'language'>,
): Promise<void> {
  const network = networkFingerprint(ctx);
  const known = await findNetworks(tx, person.id);
  if (known.length > 0 && !known.includes(network)) await mailNewNetwork(tx, ctx, person);
  await saveStaffNetwork(tx, person.id, network, ctx.now);
}

async function counterOf(ctx: RequestContext, what: string, email: string): Promise<Counter> {
  const network = networkFingerprint(ctx);
  const since = new Date(ctx.now.getTime() - KNOWN_NETWORK_DAYS * DAY);
  const account = `${ctx.store.id} ${emailKey(email)}`;
  const isKnownNetwork = await isStaffNetwork(ctx.db, ctx.store.id, email, network, since);
  return isKnownNetwork
    ? { isKnownNetwork, what: `${what} from a known network`, who: `${account} ${network}` }
    : { isKnownNetwork, what, who: account };
}

/** Only a fingerprint of the network is stored. */
const networkFingerprint = ({ fingerprint, caller }: RequestContext): string =>
  fingerprint('staff network', networkOf(caller.address));
