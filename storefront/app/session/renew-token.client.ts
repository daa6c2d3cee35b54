import type { Session } from '@vitrine/contract/account/account-shapes.ts';
import { refreshSession } from '@vitrine/contract/account/session.ts';
import { createClient } from '@vitrine/contract/client.ts';
import { errorStatus } from '../api/api-errors.ts';
import { languageOf } from '../i18n/language.ts';
import { readStored, store } from './browser-storage.ts';
import { getStoreCode } from './document-data.ts';
import { clearAccessToken, getAccessToken, setAccessToken } from './token.ts';
import { setUser } from './user.ts';

const expiryKey = 'vitrine.token.until';
/** Renewed this long before its end, so that no request uses an expired token. */
const renewalMarginMs = 60_000;

/** Whether the session of this page has ended. */
let isOver = false;
export const isSessionOver = (): boolean => isOver;

export function startSession({ token, expiresIn }: Session): void {
  isOver = false;
  store(expiryKey, String(Date.now() + expiresIn * 1000));
  setAccessToken(token);
}

/** Removes the session from this browser. */
export function endSession(): void {
  isOver ||= getAccessToken() !== null;
  setUser(null);
  store(expiryKey, null);
  clearAccessToken();
}

/** Returns the access token, renewed if it is about to expire. */
export async function getValidToken(): Promise<string | null> {
  const token = getAccessToken();
  const expiresAt = Number(readStored(expiryKey));
  if (!token || !expiresAt || expiresAt - Date.now() > renewalMarginMs) return token;
  try {
    return await renewToken(token);
  } catch {
    // The old token may still be valid. If not, the next request fails.
    return token;
  }
}

let running: Promise<string | null> | undefined;

/** Renews the token; null when the session has ended. Renewals are serialized over all tabs, which share the result. */
export function renewToken(old: string): Promise<string | null> {
  running ??= withSessionLock(() => renew(old)).finally(() => {
    running = undefined;
  });
  return running;
}

async function renew(old: string): Promise<string | null> {
  const currentToken = getAccessToken();
  if (currentToken !== old) return currentToken;
  try {
    const session = await sendPublicRequest(refreshSession, {
      query: { store: getStoreCode(), lang: languageOf(location.pathname) },
    });
    startSession(session);
    return session.token;
  } catch (error) {
    if (errorStatus(error) !== 401) throw error;
    endSession();
    return null;
  }
}

const withSessionLock = <T>(task: () => Promise<T>): Promise<T> =>
  // Web Locks need TLS; without them, the server accepts simultaneous renewals of several tabs.
  'locks' in navigator ? navigator.locks.request('vitrine.session', task) : task();

const sendPublicRequest = createClient<'open'>(async ({ method, url }) => {
  const response = await fetch(url, { method, cache: 'no-store' });
  return { status: response.status, body: await response.text() };
});
