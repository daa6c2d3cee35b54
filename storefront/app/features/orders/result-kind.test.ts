import { expect, test } from 'vitest';
import { resultOf } from './result-kind.ts';

test.each([
  ['paid', 'failure', 'confirm'],
  ['due', 'confirm', 'confirm'],
  ['refunded', 'pending', 'confirm'],
  ['failed', 'confirm', 'failure'],
  ['pending', 'failure', 'pending'],
  ['open', 'confirm', 'pending'],
  ['open', 'failure', 'failure'],
] as const)('%s on the page %s is %s (STATE-17, STATE-18)', (status, page, result) => {
  expect(resultOf(status, page)).toBe(result);
});
