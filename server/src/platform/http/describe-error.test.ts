import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('a failed query is described without its values', () => {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "ann@example.com"'), {
    code: '22P02',
    detail: 'Key (email)=(ann@example.com) already exists.',
  });
  const error = Object.assign(
    new Error('Failed query: select 1 where email = $1\nparams: ann@example.com: invalid input "ann@example.com"', {
      cause,
    }),
    { params: ['ann@example.com'] },
  );
  const description = describeError(error);
  expect(JSON.stringify(description)).not.toContain('ann@example.com');
  expect(description).toMatchObject({
    message: 'Failed query: select 1 where email = $1',
    stack: expect.stringContaining('describe-error.test.ts'),
    cause: { code: '22P02', message: 'a value did not fit' },
  });
});

test('other errors keep their message', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  });
  expect(describeError('thrown text')).toEqual({ type: 'string', message: '', stack: '' });
});
