import { expect, test } from 'vitest';
import { InMemoryRateLimiter } from './in-memory-rate-limiter.ts';

function openUse(max: number) {
  let now = 0;
  const use = new InMemoryRateLimiter(max, () => new Date(now));
  const count = (address: string) => use.count(address) ?? 0;
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { count, pass };
}

test('after the limit of a minute, the rest of the minute is Retry-After', () => {
  const { count, pass } = openUse(2);
  expect([count('192.0.2.1'), count('192.0.2.1')]).toEqual([0, 0]);
  pass(20_000);
  expect(count('192.0.2.1')).toBe(40);
  pass(39_999);
  expect(count('192.0.2.1')).toBe(1);
  pass(1);
  expect([count('192.0.2.1'), count('192.0.2.1'), count('192.0.2.1')]).toEqual([0, 0, 60]);
});

test('each network has its own count, and an IPv6 /64 shares one', () => {
  const { count } = openUse(1);
  expect([count('192.0.2.1'), count('192.0.2.2')]).toEqual([0, 0]);
  expect([count('2001:db8::1'), count('2001:db8::2')]).toEqual([0, 60]);
});
