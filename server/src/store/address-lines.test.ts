import type { Address } from '@vitrine/contract/orders/orders-shapes.ts';
import { expect, test } from 'vitest';
import { addressLines, storeAddressLines } from './address-formats.ts';

const address = (country: string, parts: Partial<Address>): Address => ({
  firstName: 'Ann',
  lastName: 'Lee',
  company: null,
  address: '',
  address2: null,
  city: '',
  postalCode: '',
  stateProvince: null,
  provinceName: null,
  zone: null,
  country,
  countryCode: country,
  countryName: 'in the language of the order',
  bilstateOther: null,
  billingAddress: false,
  latitude: null,
  longitude: null,
  phone: null,
  email: 'ann@example.com',
  ...parts,
});

const abroad = { language: 'fr', home: 'AU' };

const addresses: readonly [string, Address, readonly string[]][] = [
  [
    'DE',
    address('DE', { address: 'Torstraße 1', city: 'Berlin', postalCode: '10119' }),
    ['Torstraße 1', '10119 Berlin', 'Allemagne'],
  ],
  [
    'FR',
    address('FR', { address: '12 rue Oberkampf', city: 'Paris', postalCode: '75011' }),
    ['12 rue Oberkampf', '75011 Paris', 'France'],
  ],
  [
    'GB',
    address('GB', { address: '1 High Street', city: 'Leeds', postalCode: 'LS11AA' }),
    ['1 High Street', 'Leeds', 'LS1 1AA', 'Royaume-Uni'],
  ],
  [
    'US',
    address('US', { address: '1 Main St', city: 'Portland', zone: 'ME', provinceName: 'Maine', postalCode: '04101' }),
    ['1 Main St', 'Portland, ME 04101', 'États-Unis'],
  ],
  [
    'CA',
    address('CA', {
      address: '2 rue Sherbrooke',
      city: 'Montréal',
      zone: 'QC',
      provinceName: 'Québec',
      postalCode: 'H2X1Y4',
    }),
    ['2 rue Sherbrooke', 'Montréal QC H2X 1Y4', 'Canada'],
  ],
  [
    'CH',
    address('CH', { address: 'Langstrasse 3', city: 'Zürich', postalCode: '8004' }),
    ['Langstrasse 3', 'CH-8004 Zürich', 'Suisse'],
  ],
  [
    'JP',
    address('JP', { address: '1-1 Chiyoda', zone: '13', provinceName: 'Tokyo', postalCode: '1000001' }),
    ['1-1 Chiyoda, Tokyo', '100-0001', 'Japon'],
  ],
  [
    'NL',
    address('NL', { address: 'Damrak 1', city: 'Amsterdam', postalCode: '1012LG' }),
    ['Damrak 1', '1012 LG Amsterdam', 'Pays-Bas'],
  ],
  [
    'IE',
    address('IE', { address: '1 Grafton Street', city: 'Dublin', provinceName: 'Co. Dublin', postalCode: 'D02X285' }),
    ['1 Grafton Street', 'Dublin', 'Co. Dublin', 'D02 X285', 'Irlande'],
  ],
  // There are no postcodes in the Emirates.
  [
    'AE',
    address('AE', { address: '1 Sheikh Zayed Road', provinceName: 'Dubai' }),
    ['1 Sheikh Zayed Road', 'Dubai', 'Émirats arabes unis'],
  ],
];

test.each(addresses)('%s: the lines of the country, its name in the language of the reader', (_, written, lines) => {
  expect(addressLines(written, abroad)).toEqual(['Ann Lee', ...lines]);
});

test.each(addresses)('%s: within the country its name is left out', (country, written, lines) => {
  expect(addressLines(written, { language: 'de', home: country })).toEqual(['Ann Lee', ...lines.slice(0, -1)]);
});

test('the address of the shop names its country, and its state by code or name', () => {
  const shop = { address: '1 Main St', city: 'Portland', state: 'ME', postalCode: '04101', country: 'US' };
  expect(storeAddressLines(shop, 'de')).toEqual(['1 Main St', 'Portland, ME 04101', 'Vereinigte Staaten']);
  const french = { address: '8 quai de Loire', city: 'Nantes', state: null, postalCode: '44000', country: 'FR' };
  expect(storeAddressLines(french, 'fr')).toEqual(['8 quai de Loire', '44000 Nantes', 'France']);
});
