// What opens a customer's own answers, for minutes. That there is one, even an old one, says that somebody has signed in
// here: the cookie beside it, which no script can read, may give the next.
import { readStored, store } from './browser-storage.ts';

const key = 'vitrine.token';

export const getAccessToken = (): string | null => readStored(key);
export const clearAccessToken = (): void => setAccessToken(null);

export function setAccessToken(token: string | null): void {
  store(key, token);
  // Other tabs hear of it by themselves.
  dispatchEvent(new Event('storage'));
}

export function onToken(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
