import { expect, test } from 'vitest';
import { readGeocoding } from './read-geocoding.ts';

const part = (type: string, long: string, short = long) => ({ long_name: long, short_name: short, types: [type] });

test('the first result fills the address (API-15)', () => {
  const components = [
    part('street_number', '12'),
    part('route', 'Rue Oberkampf'),
    part('locality', 'Paris'),
    part('administrative_area_level_1', 'Île-de-France', 'IDF'),
    part('country', 'France', 'FR'),
    part('postal_code', '75011'),
  ];
  expect(readGeocoding({ results: [{ address_components: components }] })).toEqual({
    country: 'FR',
    address: '12 Rue Oberkampf',
    city: 'Paris',
    zone: 'IDF',
    stateProvince: 'Île-de-France',
    postalCode: '75011',
  });
});

test('the position of the house number depends on the country', () => {
  const components = [part('street_number', '3'), part('route', 'Torstraße'), part('country', 'Germany', 'DE')];
  expect(readGeocoding({ results: [{ address_components: components }] })?.address).toBe('Torstraße 3');
});

test.each([null, {}, { results: [] }, { results: 'none' }, { results: [{}] }])(
  '%j gives no address (API-16, ERROR-9)',
  (answer) => {
    expect(readGeocoding(answer)).toBeNull();
  },
);
