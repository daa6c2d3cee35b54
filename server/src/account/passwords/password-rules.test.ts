import { expect, test } from 'vitest';
import { checkNewPassword } from './password-rules.ts';

const guessable = ['ann.lee@example.com', 'Test shop'];
const codes = (password: string, repeatPassword?: string) =>
  checkNewPassword({ password, repeatPassword }, guessable).map(({ code }) => code);

test.each([
  ['', 'password.empty'],
  ['seven77', 'password.short'],
  ['a'.repeat(257), 'password.long'],
  ['password', 'password.common'],
  ['PassWord', 'password.common'],
  ['qwertyuiop', 'password.common'],
  ['zzzzzzzzzzzz', 'password.common'],
  ['ann.lee@example.com', 'password.common'],
  ['AnnLee2026!', 'password.common'],
  ['testshop', 'password.common'],
  ['Test Shop 123', 'password.common'],
])('%s is refused as %s', (password, code) => {
  expect(codes(password)).toEqual([code]);
});

test.each([
  'correct horse',
  '        8 spaces',
  'x7'.repeat(128),
  '🐙🦀🐳🐬🦈🐟🐠🐡',
  'aaaaaaab',
  'éàüøñß漢字',
  'annlee is my name',
])('%s is accepted', (password) => {
  expect(codes(password, password)).toEqual([]);
});

test('the minimum of eight counts characters of any kind (INPUT-12)', () => {
  expect(codes('🐙🦀🐳🐬')).toEqual(['password.short']);
});

test('both passwords must be equal', () => {
  expect(codes('correct horse', '')).toEqual(['repeatPassword.empty']);
  expect(codes('correct horse', 'correct house')).toEqual(['repeatPassword.differs']);
  expect(codes('short', 'other')).toEqual(['password.short', 'repeatPassword.differs']);
});
