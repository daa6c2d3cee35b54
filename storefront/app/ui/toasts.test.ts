import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, currentToasts, pauseToasts, showToast } from './toasts.ts';

const texts = () => currentToasts().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  vi.useRealTimers();
});

test('at most three are shown, the newest last', () => {
  for (const text of ['a', 'b', 'c', 'd']) showToast({ tone: 'success', text });
  expect(texts()).toEqual(['b', 'c', 'd']);
});

test('the same words are not said twice', () => {
  showToast({ tone: 'success', text: 'a' });
  showToast({ tone: 'success', text: 'a' });
  expect(texts()).toEqual(['a']);
});

test('six seconds, eight with something to press, and failures stay', () => {
  showToast({ tone: 'success', text: 'plain' });
  showToast({ tone: 'removed', text: 'undo', action: { label: 'Undo', run: () => {} } });
  showToast({ tone: 'failure', text: 'failure' });
  vi.advanceTimersByTime(6000);
  expect(texts()).toEqual(['undo', 'failure']);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual(['failure']);
});

test('nothing goes away under the pointer', () => {
  showToast({ tone: 'success', text: 'a' });
  pauseToasts(true);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['a']);
  pauseToasts(false);
  vi.advanceTimersByTime(6000);
  expect(texts()).toEqual([]);
});
