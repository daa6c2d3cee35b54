import { expect, test, vi } from 'vitest';
import { AddressBook } from '../../product-editing/entries/merge-entry.ts';

test('a taken address gets a number, and its owner the same again', () => {
  const book = new AddressBook(new Map([['en/cup', 'STORED']]));
  expect(['A', 'B', 'C'].map((owner) => book.make('en', 'cup', owner))).toEqual(['cup-2', 'cup-3', 'cup-4']);
  expect(['A', 'B', 'C'].map((owner) => book.make('en', 'cup', owner))).toEqual(['cup-2', 'cup-3', 'cup-4']);
  expect(book.make('fr', 'cup', 'A')).toBe('cup');
});

test('an address that was given to another meanwhile is not given twice', () => {
  const book = new AddressBook(new Map());
  expect(book.make('en', 'cup', 'A')).toBe('cup');
  book.release('en', 'cup', 'A');
  expect(book.claim('en', 'cup', 'B')).toBeUndefined();
  expect(book.make('en', 'cup', 'A')).toBe('cup-2');
});

test('many with one name are counted on, not from the beginning', () => {
  const book = new AddressBook(new Map());
  const claim = vi.spyOn(book, 'claim');
  const made = Array.from({ length: 1000 }, (_, index) => book.make('en', 'thing', `T-${index}`));
  expect(made.at(-1)).toBe('thing-1000');
  expect(new Set(made).size).toBe(1000);
  expect(claim.mock.calls.length).toBeLessThanOrEqual(2 * made.length);
});
