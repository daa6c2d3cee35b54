import { generalFormat } from '@vitrine/contract/address/address-format.ts';
import { expect, test } from 'vitest';
import { emptyAddress, givenAddress, inAddressOrder } from './address.ts';

const home = {
  ...emptyAddress,
  country: 'US',
  firstName: ' Ann ',
  lastName: 'Lee',
  address: '1  Main Street',
  city: 'Portland',
  postalCode: '04101',
};

test('the address is sent normalized, without empty fields', () => {
  expect(givenAddress(home, generalFormat(false))).toEqual({
    country: 'US',
    countryCode: 'US',
    firstName: 'Ann',
    lastName: 'Lee',
    address: '1 Main Street',
    city: 'Portland',
    postalCode: '04101',
  });
});

test('what was typed for another country is not sent', () => {
  const format = { ...generalFormat(false), city: null, state: null, postalCode: null };
  const typed = { ...home, zone: 'ME', stateProvince: 'Kent' };
  expect(Object.keys(givenAddress(typed, format))).toEqual([
    'country',
    'firstName',
    'lastName',
    'address',
    'countryCode',
  ]);
  expect(givenAddress(typed, generalFormat(true))).toMatchObject({ zone: 'ME', postalCode: '04101' });
  expect(givenAddress(typed, generalFormat(true))).not.toHaveProperty('stateProvince');
});

test('the fields follow the order in which the country writes an address', () => {
  const withLines = (code: string, ...lines: string[]) => ({
    code,
    name: code,
    addressFormat: { ...generalFormat(false), lines },
  });
  const countries = [
    withLines('FR', '{name}', '{address}', '{postalCode} {city}'),
    withLines('US', '{name}', '{address}', '{city}, {state} {postalCode}'),
  ];
  const fields = ['email', ...Object.keys(emptyAddress), 'terms'];
  const inOrder = (country: string) => inAddressOrder(countries)(fields, { country });
  expect(inOrder('FR')).toEqual([
    ...['email', 'country', 'firstName', 'lastName', 'address', 'address2', 'company'],
    ...['postalCode', 'city', 'zone', 'stateProvince', 'phone', 'terms'],
  ]);
  const american = inOrder('US');
  expect(american.slice(american.indexOf('city'))).toEqual([
    ...['city', 'zone', 'stateProvince', 'postalCode', 'phone', 'terms'],
  ]);
  expect(inOrder('')).toEqual(inOrder('FR'));
});
