// Pure: G and then a letter opens a screen.

/** How long the letter may take. */
const WAIT_MS = 1500;

export interface GoKeys {
  /** The part of the sequence that the key is: its begin, its letter, or null for something else. `now`: milliseconds. */
  press(key: string, now: number): 'begin' | 'letter' | null;
}

export function createGoKeys(): GoKeys {
  let since = Number.NEGATIVE_INFINITY;
  return {
    press: (key, now) => {
      const isWaiting = now - since <= WAIT_MS;
      since = !isWaiting && key === 'g' ? now : Number.NEGATIVE_INFINITY;
      if (isWaiting) return 'letter';
      return key === 'g' ? 'begin' : null;
    },
  };
}
