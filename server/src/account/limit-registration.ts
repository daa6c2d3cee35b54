// How often accounts may be asked for, with or without an order. Counted before a password is hashed.
import { networkOf } from '../platform/http/network-of.ts';
import { isWithin, limit, refuseBeyond, takeBack } from '../platform/limits.ts';
import type { ShopVisit } from '../store/store.ts';
import { emailKey } from './customer-repository.ts';

type Limited = Pick<ShopVisit, 'db' | 'now' | 'fingerprint' | 'caller' | 'store'>;

/** Whoever forgets that they have an account tries this address again and again; it holds up nobody else. */
const PER_ADDRESS = { most: 5, minutes: 60 };
const PER_NETWORK = { most: 60, minutes: 60 };
/** Asking which addresses have accounts is over after so many that have one: then everything is refused alike. */
const KNOWN_PER_NETWORK = { most: 20, minutes: 60 };
const ONCE = { most: 1, minutes: 60 };

const addressOf = ({ store }: Limited, email: string): string => `${store.id} ${emailKey(email)}`;

/** The same is counted whether or not the address has an account. */
export async function countRegistration(visit: Limited, email: string): Promise<{ undo(): Promise<void> }> {
  const network = networkOf(visit.caller.address);
  const address = addressOf(visit, email);
  await refuseBeyond(visit, 'register known addresses', network, KNOWN_PER_NETWORK);
  await limit(visit, 'register an address', address, PER_ADDRESS);
  await limit(visit, 'register', network, PER_NETWORK);
  return {
    undo: async () => {
      await takeBack(visit, 'register an address', address);
      await takeBack(visit, 'register', network);
    },
  };
}

/** The address has an account, and the answer says so. However often one address is tried, it counts once. */
export async function countKnownAddress(visit: Limited, email: string): Promise<void> {
  const network = networkOf(visit.caller.address);
  const isFirst = await isWithin(visit, 'register a known address', `${network} ${addressOf(visit, email)}`, ONCE);
  if (isFirst) await limit(visit, 'register known addresses', network, KNOWN_PER_NETWORK);
}
