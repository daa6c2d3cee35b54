// Products viewed in this browser, the newest first. Optional, so they are stored only after consent.
import { readStored, store } from './browser-storage.ts';
import { getCookieChoice } from './cookie-choice.ts';

const key = 'vitrine.recently-viewed';
const maxItems = 12;

export const parseRecentlyViewed = (stored: string | null): number[] =>
  (stored ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, maxItems);

export const addViewed = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, maxItems);

export const getRecentlyViewed = (): number[] =>
  getCookieChoice() === 'accepted' ? parseRecentlyViewed(readStored(key)) : [];

export function addRecentlyViewed(id: number): void {
  if (getCookieChoice() === 'accepted') store(key, addViewed(getRecentlyViewed(), id).join());
}

export const clearRecentlyViewed = (): boolean => store(key, null);
