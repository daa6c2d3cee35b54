import { expect, test } from 'vitest';
import { guessEmail } from './email-typo.ts';

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['Ann.Lee@hotmial.com', 'Ann.Lee@hotmail.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['ann@outlok.com ', 'ann@outlook.com'],
  ['ann@wanado.fr', 'ann@wanadoo.fr'],
])('%s suggests %s (INPUT-14)', (typed, meant) => {
  expect(guessEmail(typed)).toBe(meant);
});

test.each(['ann@gmail.com', 'ann@example.com', 'ann@gm.de', 'ann@freely.fr', 'ann', 'a@b@gmial.com', ''])(
  '%s has no suggestion',
  (typed) => {
    expect(guessEmail(typed)).toBeNull();
  },
);
