import { expect, test } from 'vitest';
import { parseCookieChoice } from './cookie-choice.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-06-01');

test('a choice is valid for six months', () => {
  expect(parseCookieChoice(`accepted ${now}`, now)).toBe('accepted');
  expect(parseCookieChoice(`refused ${now - 181 * DAY}`, now)).toBe('refused');
  expect(parseCookieChoice(`accepted ${now - 182 * DAY}`, now)).toBeNull();
});

test('invalid values are no choice', () => {
  for (const kept of [null, '', 'accepted', 'accepted soon', `yes ${now}`, `accepted ${now + DAY}`])
    expect(parseCookieChoice(kept, now)).toBeNull();
});
