import { readProfile } from '@vitrine/contract/account.ts';
import type { Customer } from '@vitrine/contract/account-shapes.ts';
import { failureStatus } from '../api/failure-status.ts';
import { endSession } from './renew-token.client.ts';
import { shopperApi } from './shopper-api.client.ts';
import { getAccessToken } from './token.ts';
import { currentUser, setUser } from './user.ts';

let running: Promise<Customer | null> | undefined;

/** Signed in is who gets a profile. When the shop refuses one nobody is; when it cannot be asked, that is not known. */
export function loadUser(): Promise<Customer | null> {
  if (!getAccessToken()) {
    setUser(null);
    return Promise.resolve(null);
  }
  const known = currentUser();
  if (known) return Promise.resolve(known);
  running ??= ask().finally(() => {
    running = undefined;
  });
  return running;
}

async function ask(): Promise<Customer | null> {
  try {
    const found = await shopperApi()(readProfile, {});
    setUser(found);
    return found;
  } catch (error) {
    if (!isRefusal(failureStatus(error))) throw error;
    endSession();
    return null;
  }
}

const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 429;
