import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { readProfile } from '@vitrine/contract/account/session.ts';
import { errorStatus, ignoreError } from '../api/api-errors.ts';
import { endSession } from './renew-token.client.ts';
import { shopperApi } from './shopper-api.client.ts';
import { getAccessToken } from './token.ts';
import { currentUser, setUser } from './user.ts';

let running: Promise<Customer | null> | undefined;

/**
 * Loads the profile of the signed-in customer; null when nobody is signed in or the server refuses. Throws when the
 * server cannot be reached, because the state is then unknown.
 */
export function loadUser(): Promise<Customer | null> {
  if (!getAccessToken()) {
    setUser(null);
    return Promise.resolve(null);
  }
  const known = currentUser();
  if (known) return Promise.resolve(known);
  running ??= fetchUser().finally(() => {
    running = undefined;
  });
  return running;
}

/** Loads the profile again, because the server changed it: an order stores its addresses. */
export async function renewUser(): Promise<void> {
  if (getAccessToken() && currentUser()) await ignoreError('profile', fetchUser());
}

async function fetchUser(): Promise<Customer | null> {
  try {
    const user = await shopperApi()(readProfile, {});
    setUser(user);
    return user;
  } catch (error) {
    if (!isDomainError(errorStatus(error))) throw error;
    endSession();
    return null;
  }
}

const isDomainError = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 429;
