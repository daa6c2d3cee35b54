// Rate limits of registrations, with or without an order. Counted before the password is hashed.
import { networkOf } from '../platform/http/network-of.ts';
import { enforceLimit, isWithinLimit, refuseIfLimitReached, undoAttempt } from '../platform/limits.ts';
import type { RequestContext } from '../store/store.ts';
import { emailKey } from './customer-repository.ts';

type Limited = Pick<RequestContext, 'db' | 'now' | 'fingerprint' | 'caller' | 'store'>;

/** Per address: customers who forgot that they have an account try again with the same address. */
const PER_ADDRESS = { max: 5, minutes: 60 };
const PER_NETWORK = { max: 60, minutes: 60 };
/** Limits account enumeration: after this many addresses with an account every registration is refused. */
const KNOWN_PER_NETWORK = { max: 20, minutes: 60 };
const ONCE = { max: 1, minutes: 60 };

const addressOf = ({ store }: Limited, email: string): string => `${store.id} ${emailKey(email)}`;

/** Counts the same whether or not the address has an account. */
export async function countRegistration(ctx: Limited, email: string): Promise<{ undo(): Promise<void> }> {
  const network = networkOf(ctx.caller.address);
  const address = addressOf(ctx, email);
  await refuseIfLimitReached(ctx, 'register known addresses', network, KNOWN_PER_NETWORK);
  await enforceLimit(ctx, 'register an address', address, PER_ADDRESS);
  await enforceLimit(ctx, 'register', network, PER_NETWORK);
  return {
    undo: async () => {
      await undoAttempt(ctx, 'register an address', address);
      await undoAttempt(ctx, 'register', network);
    },
  };
}

/** The response tells that the address has an account; each address counts once. */
export async function countKnownAddress(ctx: Limited, email: string): Promise<void> {
  const network = networkOf(ctx.caller.address);
  const isFirst = await isWithinLimit(ctx, 'register a known address', `${network} ${addressOf(ctx, email)}`, ONCE);
  if (isFirst) await enforceLimit(ctx, 'register known addresses', network, KNOWN_PER_NETWORK);
}
