import { expect, test } from 'vitest';
import { StatementNames } from './driver.ts';

const third = (names: StatementNames, text: string) => [1, 2, 3].map(() => names.nameOf(text)).at(-1);

test('a statement gets a name of its own when it is used again and again', () => {
  const names = new StatementNames();
  expect([names.nameOf('select $1'), names.nameOf('select $1')]).toEqual([undefined, undefined]);
  const name = names.nameOf('select $1');
  expect(name).toBeDefined();
  expect(names.nameOf('select $1')).toBe(name);
  expect(third(names, 'select $2')).not.toBe(name);
});

test('a connection has at most 300 named statements', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 400 }, (_, index) => third(names, `select ${index} + $1`));
  expect(new Set(given.filter((name) => name !== undefined)).size).toBe(300);
  expect(names.nameOf('select 0 + $1')).toBe(given[0]);
});

test('long statements, such as those that insert many rows, get none', () => {
  expect(third(new StatementNames(), `insert ${'($1), '.repeat(1000)}`)).toBeUndefined();
});
