// Products this browser has shown, the newest first. Nobody needs it to shop, so it is kept only after a yes.
import { readStored, store } from './browser-storage.ts';
import { cookieChoice } from './cookie-choice.ts';

const key = 'vitrine.recently-viewed';
const max = 12;

export const viewedIn = (kept: string | null): number[] =>
  (kept ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, max);

export const withViewed = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, max);

export const recentlyViewed = (): number[] => (cookieChoice() === 'accepted' ? viewedIn(readStored(key)) : []);

export function addRecentlyViewed(id: number): void {
  if (cookieChoice() === 'accepted') store(key, withViewed(recentlyViewed(), id).join());
}

export const clearRecentlyViewed = (): boolean => store(key, null);
