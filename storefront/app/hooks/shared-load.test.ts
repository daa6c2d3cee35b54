import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedLoad } from './shared-load.ts';

const events = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const flush = () => vi.advanceTimersByTimeAsync(0);

/** A list that fails so many times. */
function listThatFails(times: number) {
  const calls: string[] = [];
  const list = createSharedLoad(async (key) => {
    calls.push(key);
    if (calls.length <= times) throw new Error('away');
    return [key];
  });
  return { calls, list };
}

test('an error is shown and tried again by itself, with growing pauses, while somebody looks', async () => {
  const { calls, list } = listThatFails(3);
  const entry = list.entry('en');
  const stop = entry.subscribe(() => {});
  expect(entry.get()).toEqual({ isLoading: true });
  await flush();
  expect(entry.get()).toEqual({ isLoading: false, error: new Error('away') });
  await vi.advanceTimersByTimeAsync(1999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3999);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(3);
  stop();
  // Nobody waits for it any more.
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toHaveLength(3);
  entry.subscribe(() => {});
  await flush();
  expect(entry.get()).toEqual({ isLoading: false, data: ['en'] });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toHaveLength(4);
});

test('a press on the button, or the connection that is back, tries again at once', async () => {
  const { calls, list } = listThatFails(2);
  const entry = list.entry('en');
  entry.subscribe(() => {});
  await flush();
  entry.retry();
  expect(entry.get()).toMatchObject({ isLoading: true, error: new Error('away') });
  await flush();
  expect(calls).toHaveLength(2);
  events.dispatchEvent(new Event('online'));
  await flush();
  expect(entry.get()).toEqual({ isLoading: false, data: ['en'] });
});

test('all that look at a list share one request, and what was loaded stays', async () => {
  const { calls, list } = listThatFails(0);
  list.entry('en').subscribe(() => {});
  list.entry('en').subscribe(() => {});
  expect(await Promise.all([list.load('en'), list.load('en')])).toEqual([['en'], ['en']]);
  expect(await list.load('en')).toEqual(['en']);
  expect(calls).toEqual(['en']);
  expect(await list.load('fr')).toEqual(['fr']);
});

test('who only asks once is told of the error', async () => {
  const { list } = listThatFails(1);
  await expect(list.load('en')).rejects.toThrow('away');
  expect(await list.load('en')).toEqual(['en']);
});
