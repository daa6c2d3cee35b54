import { expect, test } from 'vitest';
import { refundPause } from './process-pending-refunds.ts';

const seconds = (why: Parameters<typeof refundPause>[0]) =>
  [1, 2, 3, 4, 9, 99].map((tries) => refundPause(why, tries) / 1000);

test('an unavailable provider is retried within a minute, refused and pending refunds with growing pauses', () => {
  expect(seconds('away')).toEqual([20, 40, 60, 60, 60, 60]);
  expect(seconds('refused')).toEqual([20, 40, 80, 160, 3600, 3600]);
  expect(seconds('pending')).toEqual([20, 40, 80, 160, 5120, 21_600]);
});
