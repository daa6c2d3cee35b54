import { expect, test } from 'vitest';
import { accountFacts } from './bank-transfer.ts';

test('the codes of an account are named, and an IBAN is in groups of four', () => {
  const codes = [
    { label: 'IBAN', value: 'FR76 3000 6000 0112 3456 7890 189' },
    { label: 'BIC', value: 'AGRIFRPP' },
  ];
  const written = 'Example Ltd, IBAN FR76 3000 6000 0112 3456 7890 189, BIC AGRIFRPP';
  expect(accountFacts(written)).toEqual({ holder: 'Example Ltd', codes });
  const otherwise = 'Example, Inc.\niban: FR7630006000011234567890189; BIC: AGRIFRPP';
  expect(accountFacts(otherwise)).toEqual({ holder: 'Example, Inc.', codes });
});

test('an account of another form is kept as written', () => {
  expect(accountFacts('Sort code 20-00-00 account 55779911')).toEqual({
    holder: 'Sort code 20-00-00 account 55779911',
    codes: [],
  });
  expect(accountFacts('Ann’s Lamps, IBAN 1')).toEqual({
    holder: 'Ann’s Lamps',
    codes: [{ label: 'IBAN', value: '1' }],
  });
});
