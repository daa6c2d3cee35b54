import { expect, test } from 'vitest';
import { receiveValue, unappliedText } from './use-typed-text.ts';

test('applied values that come back late are our own', () => {
  expect(receiveValue(['', 'va', 'vase'], 'va')).toEqual(['va', 'vase']);
  expect(receiveValue(['va', 'vase'], 'vase')).toEqual(['vase']);
  expect(receiveValue(['', 'va', 'vase'], 'vase')).toEqual(['vase']);
});

test('a value from elsewhere replaces the text', () => {
  expect(receiveValue(['va'], '')).toBeNull();
  expect(receiveValue(['', 'va'], 'bowl')).toBeNull();
});

test('only a text that differs from the last applied one is applied', () => {
  expect(unappliedText('vase', ['', 'va'])).toBe('vase');
  expect(unappliedText('vase ', ['', 'vase'])).toBeNull();
  expect(unappliedText('', ['va'])).toBe('');
});
