import { expect, test } from 'vitest';
import { checkAddress, emptyAddress, givenAddress } from './address.ts';
import { countProblems } from './problems.ts';
import { ruleMessages } from './rule-messages.ts';

const t = ruleMessages.en;
const home = {
  ...emptyAddress,
  country: 'US',
  firstName: ' Ann ',
  lastName: 'Lee',
  address: '1  Main Street',
  city: 'Portland',
  postalCode: '04101',
};

test('six things must be given, and the state where there is a list of them', () => {
  expect(countProblems(checkAddress(emptyAddress, t, { name: '', hasZones: false }))).toBe(6);
  expect(checkAddress(home, t, { name: 'United States', hasZones: true })).toMatchObject({ zone: t.zone });
  expect(countProblems(checkAddress(home, t, { name: 'United States', hasZones: false }))).toBe(0);
});

test('the shop gets it tidied, without what was left empty', () => {
  expect(givenAddress(home)).toEqual({
    country: 'US',
    countryCode: 'US',
    firstName: 'Ann',
    lastName: 'Lee',
    address: '1 Main Street',
    city: 'Portland',
    postalCode: '04101',
  });
});
