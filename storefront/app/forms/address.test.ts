import { expect, test } from 'vitest';
import { emptyAddress, givenAddress } from './address.ts';

const home = {
  ...emptyAddress,
  country: 'US',
  firstName: ' Ann ',
  lastName: 'Lee',
  address: '1  Main Street',
  city: 'Portland',
  postalCode: '04101',
};

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
