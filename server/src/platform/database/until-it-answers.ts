import { setTimeout as after } from 'node:timers/promises';
import { isDatabaseTooSlow } from './is-database-unavailable.ts';

/** How long a starting process waits for a database that is starting too, or very busy. */
const TIMEOUT_MS = 20_000;
const PAUSE_MS = 250;

/**
 * Asks again while the database does not answer in time. The limits of a connection are made for shoppers, who prefer an error to
 * a long wait; a process that gives up its start is only started again.
 */
export async function untilItAnswers<T>(ask: () => Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  const begun = performance.now();
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseTooSlow(error) || performance.now() - begun > timeoutMs) throw error;
      await after(PAUSE_MS);
    }
  }
}
