import { expect, test } from 'vitest';
import { typedParts } from './typed-parts.ts';

const shown = (name: string, typed: string) =>
  typedParts(name, typed)
    .map((part) => (part.typed ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Blue Mug', 'mu', 'Blue [Mu]g'],
  ['Théière ronde', 'theiere', '[Théière] ronde'],
  ['Cœur de lin', 'coe', '[Cœ]ur de lin'],
  ['Große Schüssel', 'gross', '[Groß]e Schüssel'],
  ['Round Teapot', 'teapot rou', '[Rou]nd [Teapot]'],
  ['Round Teapot', 'zzz', 'Round Teapot'],
  ['Round Teapot', ' ', 'Round Teapot'],
  ['Bowl 50%', '%', 'Bowl 50[%]'],
])('%s with %s typed', (name, typed, expected) => {
  expect(shown(name, typed)).toBe(expected);
});
