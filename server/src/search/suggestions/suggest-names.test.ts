import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestNames, filterNames, listNames, namesWith, prefixesOf, readTyped } from './suggest-names.ts';

const products = ['oak jug', 'mug of clay', 'tall mug', 'smug cat', 'clay pot, no mug'].map((name, at) => ({
  id: 10 + at,
  position: 5 - at,
  name: ` ${name}`,
}));
const list = listNames({
  names: products.map(({ name }) => name),
  ids: products.map(({ id }) => id),
  positions: products.map(({ position }) => position),
});
const suggest = (text: string, limit = 9) => {
  const typed = readTyped(text);
  return bestNames(namesWith(list, typed), typed, limit);
};

test('names that begin with the text come first, then those with such a word, then those that contain it', () => {
  expect(suggest('mug')).toEqual([11, 14, 12, 13]);
  expect(suggest('mug', 2)).toEqual([11, 14]);
});

test('words match in any order, after the text as typed', () => {
  expect(suggest('mug clay')).toEqual([14, 11]);
  expect(suggest('mug of')).toEqual([11]);
  expect(suggest('clay oak')).toEqual([]);
});

test('a very short word matches the beginning of a word, or the text as typed', () => {
  expect(suggest('mug p')).toEqual([14]);
  expect(suggest('ug cat')).toEqual([13]);
  expect(suggest('ug')).toEqual([14, 13, 12, 11, 10]);
  expect(suggest(', n')).toEqual([14]);
});

test('a name that matches twice is listed once', () => {
  const typed = readTyped('cl');
  expect(namesWith(list, typed).map(({ id }) => id)).toEqual([11, 14]);
});

test('two frequent words are found however many names have one of them', () => {
  const names = Array.from({ length: 1000 }, (_, at) => (at < 990 ? ` oak bench ${at}` : ` oak table ${at}`));
  const list = listNames({ names, ids: names.map((_, at) => at), positions: names.map(() => 0) });
  expect(namesWith(list, readTyped('oak table'))).toHaveLength(10);
  expect(namesWith(list, readTyped('tab oak'))).toHaveLength(10);
});

test('equal matches are sorted by the merchant’s order, then by id', () => {
  const twins = [3, 1, 2].map((id) => ({ id, position: id === 3 ? 0 : 1, name: ' mug' }));
  expect(bestNames(twins, readTyped('mug'), 9)).toEqual([3, 1, 2]);
});

test('a longer text is searched among the matches of the shorter one', () => {
  expect(prefixesOf('mug of c')).toEqual(['mug of', 'mug']);
  expect(prefixesOf('teapot')).toEqual(['teapo', 'teap', 'tea']);
  expect(prefixesOf('mug, oak')).toEqual(['mug,', 'mug']);
  expect(prefixesOf('m'.repeat(1000))).toHaveLength(30);
});

test('the matches of a shorter text contain all matches of a longer one', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'a', 'b', '𐌰', ' ', ','), maxLength: 9 });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 20 }), letters, (names, text) => {
      const known = names.map((name, at) => ({ id: at, position: at, name: ` ${name}` }));
      const typed = readTyped(text.trim());
      for (const before of prefixesOf(typed.text)
        .map(readTyped)
        .filter(({ isIndexed }) => isIndexed)) {
        expect(filterNames(filterNames(known, before), typed)).toEqual(filterNames(known, typed));
      }
    }),
    { numRuns: 2000 },
  );
});
