import { refreshSession } from '@vitrine/contract/account.ts';
import type { Session } from '@vitrine/contract/account-shapes.ts';
import { createClient } from '@vitrine/contract/client.ts';
import { failureStatus } from '../api/failure-status.ts';
import { languageOf } from '../i18n/language.ts';
import { readStored, store } from './browser-storage.ts';
import { getStoreCode } from './page-facts.ts';
import { clearAccessToken, getAccessToken, setAccessToken } from './token.ts';
import { setUser } from './user.ts';

const untilKey = 'vitrine.token.until';
/** Asked for this long before the end, so that no call meets a token that has just ended. */
const margin = 60_000;

/** Somebody was signed in when this page opened, and is no more. */
let isOver = false;
export const isSessionOver = (): boolean => isOver;

export function startSession({ token, expiresIn }: Session): void {
  isOver = false;
  store(untilKey, String(Date.now() + expiresIn * 1000));
  setAccessToken(token);
}

/** Nobody is signed in here any more. */
export function endSession(): void {
  isOver ||= getAccessToken() !== null;
  setUser(null);
  store(untilKey, null);
  clearAccessToken();
}

/** The token for the next call; a new one when the old one is about to end. */
export async function currentToken(): Promise<string | null> {
  const token = getAccessToken();
  const until = Number(readStored(untilKey));
  if (!token || !until || until - Date.now() > margin) return token;
  try {
    return await renewToken(token);
  } catch {
    // Perhaps it opens something yet. If not, the call says so.
    return token;
  }
}

let running: Promise<string | null> | undefined;

/** The token after `old`; null when the session is over. One question at a time: tabs wait and take what another got. */
export function renewToken(old: string): Promise<string | null> {
  running ??= alone(() => renew(old)).finally(() => {
    running = undefined;
  });
  return running;
}

async function renew(old: string): Promise<string | null> {
  const now = getAccessToken();
  if (now !== old) return now;
  try {
    const session = await ask(refreshSession, {
      query: { store: getStoreCode(), lang: languageOf(location.pathname) },
    });
    startSession(session);
    return session.token;
  } catch (error) {
    if (failureStatus(error) !== 401) throw error;
    endSession();
    return null;
  }
}

const alone = <T>(task: () => Promise<T>): Promise<T> =>
  // Not there on addresses without TLS; the server forgives tabs that ask at the same time.
  'locks' in navigator ? navigator.locks.request('vitrine.session', task) : task();

const ask = createClient<'open'>(async ({ method, url }) => {
  const answer = await fetch(url, { method, cache: 'no-store' });
  return { status: answer.status, body: await answer.text() };
});
