import { expect, test } from 'vitest';
import { allLink, categoryLinks } from './suggested-links.ts';

const categories = [
  { name: 'Lighting', slug: 'lighting' },
  { name: 'Table lamps', slug: 'table-lamps' },
  { name: 'Théières & tables', slug: 'theieres' },
  { name: 'Coffee tables', slug: 'coffee-tables' },
];
const slugs = (typed: string) => categoryLinks(categories, typed).map(({ to }) => to);

test('categories whose name contains every typed word are suggested, at most two', () => {
  expect(slugs('lam')).toEqual(['/category/table-lamps']);
  expect(slugs('lamps table')).toEqual(['/category/table-lamps']);
  expect(slugs('theieres')).toEqual(['/category/theieres']);
  expect(slugs('table')).toEqual(['/category/table-lamps', '/category/theieres']);
  expect(slugs('  ')).toEqual([]);
  expect(slugs('zzz')).toEqual([]);
});

test('the way to all results contains the typed text', () => {
  expect(allLink('mug & cup').to).toBe('/search?q=mug+%26+cup');
});
