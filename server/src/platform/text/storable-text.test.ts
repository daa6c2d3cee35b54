import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../testing/any-text.ts';
import { findNul, hasNul, withWholeCharacters } from './storable-text.ts';

const withNul = fc.tuple(anyText, anyText).map(([before, after]) => `${before}\0${after}`);

test('a NUL character is found in any text, and in no text without one', () => {
  fc.assert(
    fc.property(anyText, withNul, (text, bad) => {
      expect(hasNul({ a: [text, '\\u0000', '\\\\u0000'] })).toBe(false);
      expect(hasNul({ a: [text, { b: bad }] })).toBe(true);
      expect(hasNul({ [bad]: 1 })).toBe(true);
      expect(findNul({ a: [text] })).toBeUndefined();
      expect(findNul({ a: [text, { b: bad }] })).toEqual(['a', 1, 'b']);
    }),
  );
  expect(hasNul(undefined)).toBe(false);
});

test('halves of characters are replaced in texts and names, and nothing else is changed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), anyText, (value, text) => {
      const given = { value, [text]: [text, '\\ud800', '\\\\ud83d'] };
      const whole = withWholeCharacters(given, '\\ud800');
      const same = text.toWellFormed();
      expect(JSON.stringify(whole)).toBe(JSON.stringify({ value, [same]: [same, '\\ud800', '\\\\ud83d'] }));
    }),
  );
});

test('what was parsed from a text without such an escape is returned as it is', () => {
  const value = { a: 'b' };
  expect(withWholeCharacters(value, JSON.stringify(value))).toBe(value);
});
