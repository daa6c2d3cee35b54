// Whether this browser may remember more than the shop needs to work. Until somebody says yes, it may not.
import { readStored, store } from './browser-storage.ts';

export type CookieChoice = 'accepted' | 'refused';

const key = 'vitrine.cookies';
const keptFor = 182 * 24 * 60 * 60 * 1000;

/** What was chosen, unless that was longer ago than half a year: then it is asked again. */
export function choiceIn(kept: string | null, now: number): CookieChoice | null {
  const [, choice, time] = /^(accepted|refused) (\d+)$/.exec(kept ?? '') ?? [];
  const age = now - Number(time);
  return choice && age >= 0 && age < keptFor ? (choice as CookieChoice) : null;
}

export const cookieChoice = (): CookieChoice | null => choiceIn(readStored(key), Date.now());

export const setCookieChoice = (choice: CookieChoice): boolean => store(key, `${choice} ${Date.now()}`);
