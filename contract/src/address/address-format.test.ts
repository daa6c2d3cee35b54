import { expect, test } from 'vitest';
import { type AddressFormat, formatAddress, generalFormat, isPostcode } from './address-format.ts';

const written = (lines: string[], stateCodes = false): AddressFormat => ({
  ...generalFormat(false),
  lines,
  stateCodes,
});
const american = written(['{name}', '{company}', '{address}', '{city}, {state} {postalCode}'], true);
const ann = { firstName: 'Ann', lastName: 'Lee', address: '1 Main Street' };

test('the lines stand in the order of the country, the country last', () => {
  const portland = { city: 'Portland', state: 'Maine', zone: 'ME', postalCode: '04101', countryName: 'United States' };
  expect(formatAddress({ ...ann, address2: 'Floor 2', ...portland }, american)).toEqual([
    'Ann Lee',
    '1 Main Street',
    'Floor 2',
    'Portland, ME 04101',
    'United States',
  ]);
  const french = written(['{company}', '{name}', '{address}', '{postalCode} {city}']);
  expect(formatAddress({ ...ann, company: 'Nord', city: 'Paris', postalCode: '75011' }, french)).toEqual([
    'Nord',
    'Ann Lee',
    '1 Main Street',
    '75011 Paris',
  ]);
});

test('an address within the country of the shop does not name it', () => {
  const abroad = { lastName: 'Lee', city: 'Portland', country: 'US', countryName: 'United States' };
  expect(formatAddress(abroad, american, 'US')).toEqual(['Lee', 'Portland']);
  expect(formatAddress(abroad, american, 'CA').at(-1)).toBe('United States');
  expect(formatAddress(abroad, american).at(-1)).toBe('United States');
});

test('missing parts leave no separator and no empty line', () => {
  expect(formatAddress({ ...ann, city: 'Portland', postalCode: '04101' }, american)).toEqual([
    'Ann Lee',
    '1 Main Street',
    'Portland, 04101',
  ]);
  expect(formatAddress({ ...ann, city: 'Portland' }, american).at(-1)).toBe('Portland');
  expect(formatAddress({ ...ann, state: 'RJ', city: 'Rio' }, written(['{address}', '{city}-{state}'])).at(-1)).toBe(
    'Rio-RJ',
  );
  expect(formatAddress({ lastName: 'Lee', countryName: 'France' }, american)).toEqual(['Lee', 'France']);
});

test('what somebody typed keeps its own dashes and commas', () => {
  const typed = { company: '-- Nord, --', city: 'Portland -', postalCode: '04101' };
  expect(formatAddress(typed, american)).toEqual(['-- Nord, --', 'Portland -, 04101']);
});

test('a city without a place of its own belongs to the street', () => {
  const japanese = written(['{name}', '{company}', '{address}, {state}', '{postalCode}']);
  expect(formatAddress({ ...ann, city: 'Chiyoda', state: 'Tokyo', postalCode: '100-0001' }, japanese)).toEqual([
    'Ann Lee',
    '1 Main Street',
    'Chiyoda, Tokyo',
    '100-0001',
  ]);
});

test('a prefix of the postcode is written once', () => {
  const swiss = written(['{address}', 'CH-{postalCode} {city}']);
  for (const postalCode of ['8001', 'CH-8001'])
    expect(formatAddress({ ...ann, city: 'Zürich', postalCode }, swiss).at(-1)).toBe('CH-8001 Zürich');
});

test('spaces, dashes and small letters of a postcode are free', () => {
  const canadian = { pattern: '[A-Z]\\d[A-Z]\\d[A-Z]\\d', example: 'H2X 1Y4' };
  for (const typed of ['H2X 1Y4', 'h2x1y4', 'h2x-1y4']) expect(isPostcode(canadian, typed), typed).toBe(true);
  for (const typed of ['75011', 'H2X', 'H2X 1Y4 5', '']) expect(isPostcode(canadian, typed), typed).toBe(false);
});

test('a postcode is written in capitals, with the space or dash of its country', () => {
  const written = (example: string, postalCode: string) =>
    formatAddress({ postalCode }, { ...generalFormat(false), postalCode: { pattern: '', example } });
  expect(written('EC1Y 8SY', 'm11aa')).toEqual(['M1 1AA']);
  expect(written('EC1Y 8SY', 'SW1A 1AA')).toEqual(['SW1A 1AA']);
  expect(written('H3Z 2Y7', 'h2x1y4')).toEqual(['H2X 1Y4']);
  expect(written('154-0023', '1000001')).toEqual(['100-0001']);
  // Other forms of the same country stay as they were typed.
  expect(written('EC1Y 8SY', 'BFPO1234')).toEqual(['BFPO1234']);
  expect(written('00802-1222', '00802')).toEqual(['00802']);
  expect(written('LIMA 23', '15001')).toEqual(['15001']);
  expect(written('NXR 01', 'NXR1234')).toEqual(['NXR1234']);
});
