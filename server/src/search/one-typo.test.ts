import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneTypo, shortenedForms, shortForms } from './one-typo.ts';

test.each([
  ['teaport', 'teapot'],
  ['tepot', 'teapot'],
  ['taepot', 'teapot'],
  ['teapor', 'teapot'],
  ['stol', 'stool'],
  ['lampp', 'lamp'],
  ['lmap', 'lamp'],
])('%s is one typo of %s', (typed, word) => {
  expect(isOneTypo(typed, word)).toBe(true);
});

test.each([
  ['teapot', 'teapot'],
  ['tpaeot', 'teapot'],
  ['teaports', 'teapot'],
  ['mug', 'rug'],
  ['lump', 'lamp'],
  ['lapm', 'lump'],
  ['mgu', 'mug'],
  ['', 'teapot'],
])('%s is not one typo of %s', (typed, word) => {
  expect(isOneTypo(typed, word)).toBe(false);
});

test.each([
  ['mugg', ['mug']],
  ['muug', ['mug']],
  ['ssee', ['see', 'sse']],
  ['mgu', ['mmgu', 'mggu', 'mguu', 'mug']],
  ['tol', ['ttol', 'tool', 'toll', 'tlo']],
  ['lamp', []],
  ['mugs', []],
  ['mu', []],
  ['lampp', []],
  ['1122', []],
])('the short word %s may be meant as %j', (typed, forms) => {
  expect(shortForms(typed)).toEqual(forms);
});

const letters = fc.array(fc.constantFrom(...'abcde'), { minLength: 5, maxLength: 9 }).map((all) => all.join(''));

test('every word with one typo shares a shortened form with the word', () => {
  fc.assert(
    fc.property(
      letters,
      fc.nat(),
      fc.constantFrom(...'abcde'),
      fc.constantFrom(0, 1, 2, 3),
      (word, place, letter, kind) => {
        const at = place % (word.length - 1);
        const [before, after] = [word.slice(0, at), word.slice(at + 1)];
        const slips = [before + after, before + letter + word.slice(at), before + letter + after];
        const typed = slips[kind] ?? before + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
        fc.pre(typed !== word);
        const known = new Set(shortenedForms(word));
        expect(shortenedForms(typed).some((form) => known.has(form))).toBe(true);
        expect(isOneTypo(typed, word)).toBe(true);
      },
    ),
  );
});

test('a letter outside the basic plane is deleted as a whole', () => {
  expect(shortenedForms('a𝚠b')).toEqual(['a𝚠b', '𝚠b', 'ab', 'a𝚠']);
});
