import { expect, test } from 'vitest';
import { isOutdated } from './apply-payment.ts';

const at = new Date();
const open = { key: 'a', doneAt: null, failedAt: null };
const done = { key: 'a', doneAt: at, failedAt: null };
const failed = { key: 'a', doneAt: null, failedAt: at };
const says = (state: 'pending' | 'done' | 'failed') => [{ key: 'a', state }];

test.each([
  ['nothing is known', [], says('done'), false],
  ['an open refund is not there yet', [open], [], false],
  ['an open refund is pending', [open], says('pending'), false],
  ['an open refund is done', [open], says('done'), false],
  ['a done refund has failed', [done], says('failed'), false],
  ['a done refund is still done', [done], says('done'), false],
  ['a done refund is not there', [done], [], true],
  ['a done refund is pending', [done], says('pending'), true],
  ['a failed refund is done', [failed], says('done'), true],
  ['a failed refund is still failed', [failed], says('failed'), false],
])('%s', (_, known, answer, expected) => {
  expect(isOutdated(known, answer)).toBe(expected);
});
