import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const ann = { firstName: 'Ann', lastName: 'Lee', address: '1 Main Street' };

test('the postcode stands where the country puts it', () => {
  expect(
    addressLines({ ...ann, city: 'Portland', state: 'Maine', postalCode: '04101', country: 'US', countryName: 'USA' }),
  ).toEqual(['Ann Lee', '1 Main Street', 'Portland, Maine 04101', 'USA']);
  expect(
    addressLines({ ...ann, company: 'Nord', city: 'Paris', postalCode: '75011', country: 'FR', countryName: 'France' }),
  ).toEqual(['Ann Lee', 'Nord', '1 Main Street', '75011 Paris', 'France']);
});
