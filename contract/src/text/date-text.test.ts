import { expect, test } from 'vitest';
import { dayText } from './date-text.ts';

test.each([
  ['en', '2027-01-01', 'January\u00a01,\u00a02027'],
  ['en', '2026-11-13', 'November\u00a013,\u00a02026'],
  ['fr', '2027-01-01', '1er\u00a0janvier\u00a02027'],
  ['fr', '2026-11-11', '11\u00a0novembre\u00a02026'],
  ['fr', '2026-11-21', '21\u00a0novembre\u00a02026'],
  ['de', '2027-01-01', '1.\u00a0Januar\u00a02027'],
])('in %s, %s is %s', (language, day, text) => {
  expect(dayText(new Date(day), language)).toBe(text);
});
