import { expect, test } from 'vitest';
import { fromLocalInput, localInputValue, momentText, shortMomentText } from './moment.ts';

test('a moment survives the input field it is edited in', () => {
  const moment = new Date(2026, 10, 7, 9, 5).toISOString();
  expect(localInputValue(moment)).toBe('2026-11-07T09:05');
  expect(fromLocalInput('2026-11-07T09:05')).toBe(moment);
  expect(fromLocalInput(localInputValue(null))).toBeNull();
});

test('the year is shown when it is not the current one', () => {
  const now = new Date(2026, 0, 2);
  expect(shortMomentText(new Date(2025, 11, 31, 9, 5).toISOString(), 'en', now)).toBe('Dec 31, 2025');
  expect(shortMomentText(new Date(2026, 0, 1, 9, 5).toISOString(), 'fr', now)).toBe('1 janv., 9:05');
});

test('what is no date is not shown', () => {
  expect(momentText('soon', 'en')).toBe('');
  expect(shortMomentText('soon', 'en', new Date())).toBe('');
});
