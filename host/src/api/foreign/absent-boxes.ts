// Boxes are optional texts, such as the header message. Pages ask for some of them every time, whether or not the merchant
// has written them.
import { findEndpoint } from '@vitrine/contract/all-endpoints.ts';
import { SHORT_LIFETIME_MS } from '../short-lifetime.ts';

/** Anybody may ask for any box. */
const MAX_ENTRIES = 1000;

export interface AbsentBoxes {
  /** Whether the URL is a box that the server did not have a short time ago. */
  includes(method: string, url: string): boolean;
  /** Remembers the URL if it is a box. */
  add(method: string, url: string): void;
}

export function createAbsentBoxes(): AbsentBoxes {
  /** The end of each entry by URL, oldest first. */
  const ends = new Map<string, number>();
  return {
    includes: (method, url) => method === 'GET' && (ends.get(url) ?? 0) >= Date.now(),
    add: (method, url) => {
      if (findEndpoint(method, url)?.name !== 'readBox') return;
      ends.delete(url);
      ends.set(url, Date.now() + SHORT_LIFETIME_MS);
      const [oldest] = ends.keys();
      if (ends.size > MAX_ENTRIES && oldest !== undefined) ends.delete(oldest);
    },
  };
}
