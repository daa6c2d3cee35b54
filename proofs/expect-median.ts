import { expect } from 'vitest';
import { median } from '../bench/samples.ts';

/**
 * How long something took is judged by `npm run test:crash`, on a machine that does nothing else. In `npm test` the processor
 * may be shared with others, and a time says more about them than about the shop.
 */
export function expectMedian(durations: readonly number[], limitMs: number): void {
  expect(durations.length).toBeGreaterThan(0);
  if (process.env.JUDGE_TIMES === 'yes') expect(median(durations)).toBeLessThan(limitMs);
}
