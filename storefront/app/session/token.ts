// The access token, valid for minutes. A token, even an expired one, means that somebody has signed in here: the
// HttpOnly refresh cookie may give the next one.
import { readStored, store } from './browser-storage.ts';

export const tokenStorageKey = 'vitrine.token';

export const getAccessToken = (): string | null => readStored(tokenStorageKey);
export const clearAccessToken = (): void => setAccessToken(null);

export function setAccessToken(token: string | null): void {
  store(tokenStorageKey, token);
  // Other tabs receive this event from the browser.
  dispatchEvent(new Event('storage'));
}

export function onTokenChange(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
