import { expect, test } from 'vitest';
import { createAddressData } from '../../../scripts/address-data.mjs';
import data from './address-data.json' with { type: 'json' };
import { addressFormatOf } from './address-formats.ts';
import { countriesIn } from './countries.ts';

test('the data is what the package has: npm run address-data writes it', () => {
  expect(data).toEqual(createAddressData());
});

test.each(countriesIn('en').map(({ code }) => code))('%s can be written, and its own example is a postcode', (code) => {
  const { lines, required, postalCode } = addressFormatOf(code, 'en');
  expect(lines).toEqual(expect.arrayContaining(['{name}', '{company}', expect.stringContaining('{address}')]));
  for (const part of required) expect(lines.join()).toContain(`{${part}}`);
  if (postalCode?.example)
    expect(postalCode.example.replace(/[ -]/g, '')).toMatch(new RegExp(`^(?:${postalCode.pattern})$`));
});

test.each(['US', 'CA', 'AU', 'BR', 'MX', 'IN', 'JP', 'CN', 'IT', 'ES', 'AE'])('%s needs a state', (code) => {
  expect(addressFormatOf(code, 'en').required).toContain('state');
});

test.each(['DE', 'FR', 'GB', 'AT', 'CH', 'NL'])('%s asks for no state', (code) => {
  expect(addressFormatOf(code, 'en').state).toBeNull();
});

test('the postcode is optional in Ireland, and there is none in Hong Kong, the Emirates and Qatar', () => {
  expect(addressFormatOf('IE', 'en')).toMatchObject({
    required: ['address', 'city'],
    postalCode: { label: 'Eircode', one: 'an Eircode' },
  });
  for (const code of ['HK', 'AE', 'QA']) expect(addressFormatOf(code, 'en').postalCode, code).toBeNull();
});

test('fields are called as the country calls them, in the language of the page (INPUT-13)', () => {
  const labels = (code: string, language: string) => {
    const { city, state, postalCode } = addressFormatOf(code, language);
    return [city?.label, state?.label, postalCode?.label];
  };
  expect(labels('US', 'en')).toEqual(['City', 'State', 'ZIP code']);
  expect(labels('CA', 'en')).toEqual(['City', 'Province', 'Postal code']);
  expect(labels('GB', 'en')).toEqual(['Town or city', undefined, 'Postcode']);
  expect(labels('JP', 'en')).toEqual([undefined, 'Prefecture', 'Postal code']);
  expect(labels('US', 'fr')).toEqual(['Ville', 'État', 'Code ZIP']);
  expect(labels('CA', 'fr')).toEqual(['Ville', 'Province', 'Code postal']);
});
