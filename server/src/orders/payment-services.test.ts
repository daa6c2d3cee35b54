import { afterEach, expect, test, vi } from 'vitest';
import { ProviderUnavailable } from '../payments/payments.ts';
import { safeErrorCode, withTimeout } from './payment-services.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a provider that takes longer than ten seconds is away', async () => {
  vi.useFakeTimers();
  const waited = expect(withTimeout(new Promise(() => {}))).rejects.toBeInstanceOf(ProviderUnavailable);
  await vi.advanceTimersByTimeAsync(10_000);
  await waited;
});

test('an answer in time is the answer, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  expect(await withTimeout(Promise.resolve('paid'))).toBe('paid');
  expect(vi.getTimerCount()).toBe(0);
});

test('a log is told the kind of an error, never its words', () => {
  const broken = new Error('Failed query … params: ann@example.com', {
    cause: Object.assign(new Error('duplicate ann@example.com'), { code: '23505' }),
  });
  expect(safeErrorCode(broken)).toBe('23505');
  expect(safeErrorCode(new ProviderUnavailable('ann@example.com'))).toBe('ProviderUnavailable');
});
