import { afterEach, expect, test } from 'vitest';
import { fromLocalInput, localInputValue, momentText, setTimeZone, shortMomentText } from './moment.ts';

afterEach(() => setTimeZone('UTC'));

test('a moment survives the input field it is edited in, by the clocks of the store', () => {
  setTimeZone('America/New_York');
  const moment = '2026-11-07T14:05:00.000Z';
  expect(localInputValue(moment)).toBe('2026-11-07T09:05');
  expect(fromLocalInput('2026-11-07T09:05')).toBe(moment);
  expect(fromLocalInput('2026-11-07T09:05:30')).toBe(moment);
  expect(fromLocalInput(localInputValue(null))).toBeNull();
});

test('times are those of the store, whatever the computer says', () => {
  setTimeZone('Asia/Tokyo');
  expect(momentText('2026-11-17T20:03:00Z', 'de')).toBe('18.11.2026, 05:03');
});

test('a moment in a list has the time as elsewhere; the year is shown when it is not the current one', () => {
  const now = new Date('2026-01-02T12:00:00Z');
  expect(shortMomentText('2025-12-31T09:05:00Z', 'en', now)).toBe('Dec 31, 2025');
  expect(shortMomentText('2026-01-01T09:05:00Z', 'fr', now)).toBe('1 janv., 09:05');
  setTimeZone('Pacific/Auckland');
  expect(shortMomentText('2025-12-31T20:05:00Z', 'fr', now)).toBe('1 janv., 09:05');
});

test('what is no date is not shown', () => {
  expect(momentText('soon', 'en')).toBe('');
  expect(shortMomentText('soon', 'en', new Date())).toBe('');
  expect(localInputValue('soon')).toBe('');
});
