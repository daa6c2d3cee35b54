import { expect, test } from 'vitest';
import { readListQuery, writeListQuery } from './list-query.ts';

const read = (text: string) => readListQuery(new URLSearchParams(text));

test('an empty query is the whole list', () => {
  expect(read('')).toEqual({ brands: [], fields: [], price: null, sort: 'featured', page: 1 });
});

test('brands are read as a comma-separated list or repeated parameters', () => {
  expect(read('brand=3,1&brand=1').brands).toEqual([1, 3]);
});

test('values of custom fields are read in any order, and others are ignored', () => {
  expect(read('field=finish:matt&field=care:easy,finish:matt').fields).toEqual(['care:easy', 'finish:matt']);
  expect(read('field=finish&field=:x&field=a:b:c&field=<b>:1').fields).toEqual([]);
});

test('invalid values are corrected', () => {
  expect(read('brand=x,-1,2.5&min=9&max=1&sort=cheap&page=-4')).toEqual(read(''));
  expect(read('page=1e99').page).toBe(400);
  expect(read('page=2.9').page).toBe(2);
  expect(read('min=20').price).toBeNull();
});

test('a written query is read back unchanged', () => {
  const text = 'brand=1,3&field=care:easy,finish:matt&min=20&max=80&sort=price-asc&page=2';
  expect(writeListQuery(read(text))).toBe(`?${text}`);
  expect(writeListQuery(read('page=1&sort=featured'))).toBe('');
});
