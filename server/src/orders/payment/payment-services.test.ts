import { afterEach, expect, test, vi } from 'vitest';
import { ProviderUnavailable } from '../../payments/payments.ts';
import { safeErrorCode, withTimeout } from './payment-services.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a response after more than ten seconds is ProviderUnavailable', async () => {
  vi.useFakeTimers();
  const waited = expect(withTimeout(new Promise(() => {}))).rejects.toBeInstanceOf(ProviderUnavailable);
  await vi.advanceTimersByTimeAsync(10_000);
  await waited;
});

test('a response in time is returned and leaves no timer', async () => {
  vi.useFakeTimers();
  expect(await withTimeout(Promise.resolve('paid'))).toBe('paid');
  expect(vi.getTimerCount()).toBe(0);
});

test('a log contains the code of an error, never its message', () => {
  const broken = new Error('Failed query … params: ann@example.com', {
    cause: Object.assign(new Error('duplicate ann@example.com'), { code: '23505' }),
  });
  expect(safeErrorCode(broken)).toBe('23505');
  expect(safeErrorCode(new ProviderUnavailable('ann@example.com'))).toBe('ProviderUnavailable');
});
