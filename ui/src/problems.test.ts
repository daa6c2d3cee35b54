import { expect, test } from 'vitest';
import { countProblems, stillTrue } from './problems.ts';

type Field = 'password' | 'repeat' | 'email';

test('a solved problem disappears, also at another field', () => {
  const said = { password: 'short', repeat: 'differs' };
  expect(stillTrue<Field>(said, { password: 'x' }, said, { password: 'short' })).toEqual({ password: 'short' });
});

test('the message changes with the reason', () => {
  expect(stillTrue<Field>({ email: 'empty' }, { email: 'a' }, { email: 'empty' }, { email: 'shape' })).toEqual({
    email: 'shape',
  });
});

test('a field without a reported problem shows none', () => {
  expect(stillTrue<Field>({}, { email: 'a' }, { email: 'empty' }, { email: 'shape' })).toEqual({});
});

test('a message of the server stays until its field changes', () => {
  const said = { email: 'in use' };
  expect(stillTrue<Field>(said, { password: 'x' }, {}, {})).toEqual(said);
  expect(stillTrue<Field>(said, { email: 'x' }, {}, {})).toEqual({});
});

test('null counts as no problem', () => {
  expect(countProblems({ email: null, password: 'short' })).toBe(1);
});
