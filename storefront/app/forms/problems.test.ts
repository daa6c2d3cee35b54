import { expect, test } from 'vitest';
import { countProblems, stillTrue } from './problems.ts';

type Field = 'password' | 'repeat' | 'email';

test('what is no longer true goes away, also at another field', () => {
  const said = { password: 'short', repeat: 'differs' };
  expect(stillTrue<Field>(said, { password: 'x' }, said, { password: 'short' })).toEqual({ password: 'short' });
});

test('words change with the reason', () => {
  expect(stillTrue<Field>({ email: 'empty' }, { email: 'a' }, { email: 'empty' }, { email: 'shape' })).toEqual({
    email: 'shape',
  });
});

test('a field nobody has complained about stays quiet', () => {
  expect(stillTrue<Field>({}, { email: 'a' }, { email: 'empty' }, { email: 'shape' })).toEqual({});
});

test('words of the server stay until their own field changes', () => {
  const said = { email: 'in use' };
  expect(stillTrue<Field>(said, { password: 'x' }, {}, {})).toEqual(said);
  expect(stillTrue<Field>(said, { email: 'x' }, {}, {})).toEqual({});
});

test('null counts as no problem', () => {
  expect(countProblems({ email: null, password: 'short' })).toBe(1);
});
