const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FIRST_PAUSES = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];
const HOURLY_TRIES = 24;

/**
 * Pause after that many attempts; undefined after the last one, a day after the first. Attempts count, not the age of
 * the mail: a shop that was switched off has made none.
 */
export function pauseAfter(tries: number): number | undefined {
  if (tries > FIRST_PAUSES.length + HOURLY_TRIES) return undefined;
  return FIRST_PAUSES[tries - 1] ?? HOUR;
}
