import { expect, test } from 'vitest';
import { patternOf, textQuery, toSearchTerms, typedQuery, withFewerTerms } from './search-plan.ts';
import { normalize, searchedWords, stripHtml, wordsOf } from './search-text.ts';
import { isPersonal } from './zero-result-repository.ts';

const synonyms = [
  [['mug'], ['cup']],
  [['coffee', 'pot'], ['teapot']],
];

test('texts are normalized: accents, ligatures, case and spaces', () => {
  expect(normalize('  Théière\u00a0« ŒUF »\n')).toBe('theiere « oeuf »');
  expect(wordsOf('L’étagère, 50%_off!')).toEqual(['l', 'etagere', '50', 'off']);
  expect(stripHtml('<p>It <b>holds</b>&nbsp;tea</p>').trim()).toBe('It  holds  tea');
});

test('a pasted text is shortened, and a word counts once', () => {
  expect(searchedWords('a b a c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('each word is a term; synonyms match as well', () => {
  expect(toSearchTerms(['blue', 'mugs'], synonyms)).toEqual([[['blue']], [['mugs'], ['cup']]]);
  expect(toSearchTerms(['coffee', 'pot'], synonyms)).toEqual([[['coffee', 'pot'], ['teapot']]]);
  expect(toSearchTerms(['coffee'], synonyms)).toEqual([[['coffee']]]);
});

test('a query is valid for PostgreSQL, and typed text cannot add operators', () => {
  expect(textQuery(toSearchTerms(['a5', 'cup'], synonyms))).toBe('((a5)) & ((cup:*) | (mug:*))');
  expect(textQuery(toSearchTerms(searchedWords("x' | !(y) & z:*"), []))).toBe('((x)) & ((y)) & ((z))');
});

test('a short term must be the beginning of a word', () => {
  expect(patternOf('mu')).toBe('% mu%');
  expect(patternOf('mug')).toBe('%mug%');
});

test('addresses and long numbers are personal data', () => {
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
])('no product has all of "%s": the least significant word is dropped first', (text, tries) => {
  const kept = withFewerTerms(toSearchTerms(searchedWords(text), []));
  expect(kept.map((terms) => terms.map(([word]) => word?.join(' ')).join(' '))).toEqual(tries);
});

test('a text that is being typed is searched by whole words, and by its last one if these are few', () => {
  expect(typedQuery(['oak', 'table', 'lam'])).toBe('oak & table');
  expect(typedQuery(['oak', 'tabl'])).toBe('oak & tabl:*');
  expect(typedQuery(['tabl'])).toBe('tabl:*');
  for (const words of [['oak', 'tab'], ['tab'], []]) expect(typedQuery(words)).toBe('');
});
