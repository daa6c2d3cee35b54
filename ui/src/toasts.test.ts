import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToasts, closeToast, currentToasts, pauseToasts, showToast } from './toasts.ts';

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

test('equal toasts are shown once', () => {
  showToast({ tone: 'success', text: 'a' });
  showToast({ tone: 'success', text: 'a' });
  expect(texts()).toEqual(['a']);
});

test('toasts stay six seconds, eight with an action, and errors stay', () => {
  showToast({ tone: 'success', text: 'plain' });
  showToast({ tone: 'removed', text: 'undo', action: { label: 'Undo', run: () => {} } });
  showToast({ tone: 'error', text: 'error' });
  vi.advanceTimersByTime(6000);
  expect(texts()).toEqual(['undo', 'error']);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual(['error']);
});

test('all can be cleared, errors too', () => {
  showToast({ tone: 'error', text: 'error' });
  showToast({ tone: 'success', text: 'a' });
  clearToasts();
  expect(texts()).toEqual([]);
  showToast({ tone: 'success', text: 'b' });
  vi.advanceTimersByTime(5999);
  expect(texts()).toEqual(['b']);
});

test('toasts under the pointer stay', () => {
  showToast({ tone: 'success', text: 'a' });
  pauseToasts(true);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['a']);
  pauseToasts(false);
  vi.advanceTimersByTime(6000);
  expect(texts()).toEqual([]);
});
