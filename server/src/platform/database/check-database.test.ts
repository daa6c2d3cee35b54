import { expect, test } from 'vitest';
import { createDatabaseCheck } from './check-database.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test('a database that takes changes is up', async () => {
  expect(await createDatabaseCheck(async () => true, 60_000)()).toEqual({ isUp: true });
});

test.each([
  ['is read-only', async () => false, 'read-only'],
  ['has no connection left', () => Promise.reject(withCode('53300')), 'too-many-connections'],
  ['refuses connections', () => Promise.reject(withCode('ECONNREFUSED')), 'connection'],
  ['fails in another way', () => Promise.reject(new Error('memory access out of bounds')), 'connection'],
  ['does not answer', () => new Promise<boolean>(() => {}), 'timeout'],
])('a database that %s is down, and the cause is said', async (_, isWritable, cause) => {
  expect(await createDatabaseCheck(isWritable, 20)()).toEqual({ isUp: false, cause });
});

test('while a question is under way no other takes a connection', async () => {
  let questions = 0;
  let answer = (_: boolean) => {};
  const check = createDatabaseCheck(() => {
    questions += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  }, 20);
  expect(await Promise.all([check(), check()])).toEqual(Array(2).fill({ isUp: false, cause: 'timeout' }));
  const third = check();
  answer(true);
  expect(await third).toEqual({ isUp: true });
  expect(questions).toBe(1);
});
