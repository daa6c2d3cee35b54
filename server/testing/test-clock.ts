import { beforeEach } from 'vitest';

export const MINUTE = 60_000;

/** A clock that a test moves on; it is back at its start before each test. */
export function useTestClock(start = new Date()) {
  let now = start;
  const reset = () => {
    now = start;
  };
  beforeEach(reset);
  return {
    clock: () => now,
    reset,
    later: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}
