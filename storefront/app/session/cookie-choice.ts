// The shopper's consent to optional storage. Without a choice nothing optional is stored.
import { readStored, store } from './browser-storage.ts';

export type CookieChoice = 'accepted' | 'refused';

const key = 'vitrine.cookies';
const maxAgeMs = 182 * 24 * 60 * 60 * 1000;

/** The choice, unless it is older than half a year: then the notice is shown again. */
export function parseCookieChoice(stored: string | null, now: number): CookieChoice | null {
  const [, choice, time] = /^(accepted|refused) (\d+)$/.exec(stored ?? '') ?? [];
  const age = now - Number(time);
  return choice && age >= 0 && age < maxAgeMs ? (choice as CookieChoice) : null;
}

export const getCookieChoice = (): CookieChoice | null => parseCookieChoice(readStored(key), Date.now());

export const setCookieChoice = (choice: CookieChoice): boolean => store(key, `${choice} ${Date.now()}`);
