import { expect, test } from 'vitest';
import { DAY } from '../platform/clock.ts';
import { pauseAfter } from './deliver-mails.ts';

test('pauses grow to an hour and end after a day', () => {
  const pauses: number[] = [];
  for (let pause = pauseAfter(1); pause !== undefined; pause = pauseAfter(pauses.length + 1)) pauses.push(pause);
  expect(pauses.slice(0, 7).map((pause) => pause / 1000)).toEqual([10, 30, 120, 600, 1800, 3600, 3600]);
  const whole = pauses.reduce((sum, pause) => sum + pause);
  expect(whole).toBeGreaterThanOrEqual(DAY);
  expect(whole).toBeLessThan(DAY + 3_600_000);
});
