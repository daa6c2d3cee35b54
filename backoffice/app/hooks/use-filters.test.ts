import { expect, test } from 'vitest';
import { readFilters, withFilters, withoutFilters } from './use-filters.ts';

const kinds = { q: 'text', state: ['paid', 'shipped'], from: 'day' } as const;
const read = (query: string) => readFilters(new URLSearchParams(query), kinds);

test('filters are read from the address', () => {
  expect(read('q=ann&state=paid&from=2026-11-17')).toEqual({ q: 'ann', state: 'paid', from: '2026-11-17' });
});

test('values that the list does not know are left out', () => {
  expect(read('q=%20&state=lost&from=tomorrow&other=1')).toEqual({});
  expect(read('from=2026-13-40')).toEqual({});
  // Programs read it as March 3; the shop refuses it.
  expect(read('from=2026-02-31')).toEqual({});
  expect(read(`q=${'x'.repeat(201)}`)).toEqual({});
});

test('a change keeps the other parameters, an empty value removes one', () => {
  const params = new URLSearchParams('q=ann&state=paid&step=ship');
  expect(withFilters(params, { q: 'bob', state: '' }).toString()).toBe('q=bob&step=ship');
  expect(withoutFilters(params, kinds).toString()).toBe('step=ship');
  expect(params.toString()).toBe('q=ann&state=paid&step=ship');
});
