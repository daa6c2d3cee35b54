import { expect, test } from 'vitest';
import { patternOf, textQuery, toSearchTerms, withFewerTerms } from './search-plan.ts';
import { normalize, searchedWords, stripHtml, wordsOf } from './search-text.ts';
import { isPersonal } from './zero-result-searches.ts';

const synonyms = [
  [['mug'], ['cup']],
  [['coffee', 'pot'], ['teapot']],
];

test('texts lose accents, ligatures, capitals and odd spaces', () => {
  expect(normalize('  Théière\u00a0« ŒUF »\n')).toBe('theiere « oeuf »');
  expect(wordsOf('L’étagère, 50%_off!')).toEqual(['l', 'etagere', '50', 'off']);
  expect(stripHtml('<p>It <b>holds</b>&nbsp;tea</p>').trim()).toBe('It  holds  tea');
});

test('a pasted page is cut, and a word counts once', () => {
  expect(searchedWords('a b a c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('each word is a term; words with synonyms are met by any of them', () => {
  expect(toSearchTerms(['blue', 'mugs'], synonyms)).toEqual([[['blue']], [['mugs'], ['cup']]]);
  expect(toSearchTerms(['coffee', 'pot'], synonyms)).toEqual([[['coffee', 'pot'], ['teapot']]]);
  expect(toSearchTerms(['coffee'], synonyms)).toEqual([[['coffee']]]);
});

test('a query says what PostgreSQL understands, and nothing a shopper typed can say more', () => {
  expect(textQuery(toSearchTerms(['a5', 'cup'], synonyms))).toBe('((a5)) & ((cup:*) | (mug:*))');
  expect(textQuery(toSearchTerms(searchedWords("x' | !(y) & z:*"), []))).toBe('((x)) & ((y)) & ((z))');
});

test('a short part must be the beginning of a word', () => {
  expect(patternOf('mu')).toBe('% mu%');
  expect(patternOf('mug')).toBe('%mug%');
});

test('addresses and long numbers are personal', () => {
  for (const term of ['ann@example.com', '+33 6 12 34 56 78', '4111 1111 1111 1111'])
    expect(isPersonal(term)).toBe(true);
  for (const term of ['blue mug', 'e27 2700 k', 'gen 1234']) expect(isPersonal(term)).toBe(false);
});

test.each([
  ['oak board 4153', ['oak board', 'board 4153', 'oak 4153', 'board', 'oak', '4153']],
  ['purple tray', ['purple', 'tray']],
  ['a purple tray', ['purple tray', 'purple', 'tray']],
  ['a purple', ['purple']],
  ['a b', []],
])('nothing has all of "%s": the least telling word is left out first', (text, tries) => {
  const kept = withFewerTerms(toSearchTerms(searchedWords(text), []));
  expect(kept.map((terms) => terms.map(([word]) => word?.join(' ')).join(' '))).toEqual(tries);
});
