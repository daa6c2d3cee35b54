import { expect, test } from 'vitest';
import { untilItAnswers } from './is-database-unavailable.ts';

/** Fails with `error` the first `times`, then answers. */
function slowDatabase(error: Error, times: number) {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked <= times) throw error;
    return asked;
  };
}

test.each([
  ['a connection that is not made in time', new Error('Connection terminated due to connection timeout')],
  ['an answer that does not come', Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })],
  ['a database that is starting', Object.assign(new Error('starting up'), { code: '57P03' })],
  ['one of them as the cause of another error', new Error('query failed', { cause: new Error('timeout expired') })],
])('asks again after %s', async (_, error) => {
  expect(await untilItAnswers(slowDatabase(error, 2))).toBe(3);
});

test.each([
  ['an address where nothing listens', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
  ['a wrong password', Object.assign(new Error('wrong'), { code: '28P01' })],
])('does not ask again after %s, because waiting would not help', async (_, error) => {
  await expect(untilItAnswers(slowDatabase(error, 1))).rejects.toBe(error);
});

test('gives up after its timeout', async () => {
  const error = new Error('timeout expired');
  await expect(untilItAnswers(slowDatabase(error, Number.POSITIVE_INFINITY), 0)).rejects.toBe(error);
});
