import { messagesByField } from '@vitrine/contract/validation-issue.ts';
import { describe, expect, test } from 'vitest';
import { checkAddress } from '../store/store.ts';

const rules = {
  language: 'en',
  servedCountries: ['US', 'CA', 'FR', 'GB', 'DE', 'AT', 'IE', 'HK', 'IT'],
  emailAddress: 'ann@example.com',
};
const good = {
  firstName: 'Ann',
  lastName: 'Lee',
  address: '1 Main Street',
  city: 'Portland',
  postalCode: '04101',
  zone: 'ME',
  country: 'US',
};
const issuesOf = (change: object, language = 'en') => {
  const checked = checkAddress({ ...good, ...change }, 'x', { ...rules, language });
  return 'issues' in checked ? messagesByField(checked.issues, language) : {};
};

describe('an address', () => {
  test('is normalized: spaces, letters, codes', () => {
    const checked = checkAddress(
      {
        ...good,
        firstName: '  Anne \t Marie ',
        postalCode: ' 04101-1234 ',
        country: 'us',
        zone: 'me',
        phone: '+1 (207) 555-0142',
      },
      'customer.delivery',
      rules,
    );
    expect(checked).toMatchObject({
      address: {
        firstName: 'Anne Marie',
        postalCode: '04101-1234',
        country: 'US',
        zone: 'ME',
        stateProvince: 'Maine',
        countryName: 'United States',
        phone: '+1 (207) 555-0142',
        company: null,
        email: 'ann@example.com',
      },
    });
  });

  test('may use any script', () => {
    expect(issuesOf({ firstName: 'Ζωή', lastName: 'Łukasiewicz', city: '東京' })).toEqual({});
  });

  test.each([
    [{ firstName: '\u200b' }, { 'x.firstName': 'Enter your first name' }],
    [{ lastName: null }, { 'x.lastName': 'Enter your last name' }],
    [{ lastName: 'x'.repeat(61) }, { 'x.lastName': 'Shorten your last name to 60 characters' }],
    [{ company: 'x'.repeat(101) }, { 'x.company': 'Shorten the company name to 100 characters' }],
    [{ address: 'ab' }, { 'x.address': 'Enter your street address' }],
    [{ city: undefined }, { 'x.city': 'Enter a city' }],
    [{ country: 'XX' }, { 'x.country': 'Choose a country' }],
    [{ country: '' }, { 'x.country': 'Choose a country' }],
    [{ country: 'BE', postalCode: '1000' }, { 'x.country': 'We do not deliver to Belgium yet' }],
    [{ zone: '' }, { 'x.zone': 'Choose a state' }],
    [{ zone: 'QC' }, { 'x.zone': 'Choose a state' }],
    [{ postalCode: ' ' }, { 'x.postalCode': 'Enter a ZIP code' }],
    [{ postalCode: '4101' }, { 'x.postalCode': 'Enter a ZIP code for United States, such as 95014' }],
    [
      { country: 'CA', zone: '', postalCode: '75011' },
      {
        'x.zone': 'Choose a province',
        'x.postalCode': 'Enter a postal code for Canada, such as H3Z 2Y7',
      },
    ],
    [{ phone: '12345' }, { 'x.phone': 'Enter a phone number with 6 to 15 digits' }],
    [{ phone: 'call me' }, { 'x.phone': 'Enter a phone number with 6 to 15 digits' }],
  ])('%j (INPUT-13)', (change, issues) => {
    expect(issuesOf(change)).toEqual(issues);
  });

  test('needs a zone only in countries with zones, and accepts its name', () => {
    expect(issuesOf({ country: 'FR', zone: null, postalCode: '75011' })).toEqual({});
    expect(issuesOf({ country: 'AT', zone: null, postalCode: '1010' })).toEqual({});
    expect(issuesOf({ zone: null, stateProvince: 'maine' })).toEqual({});
    expect(issuesOf({ country: 'CA', zone: 'Québec', postalCode: 'h2x1y4' })).toEqual({});
  });

  test('needs a postcode only where the country has some', () => {
    const plain = { zone: null, postalCode: null };
    expect(issuesOf({ ...plain, country: 'IE', city: 'Dublin' })).toEqual({});
    expect(issuesOf({ ...plain, country: 'IE', city: 'Dublin', postalCode: 'D02' })).toEqual({
      'x.postalCode': 'Enter an Eircode for Ireland, such as A65 F4E2',
    });
    expect(issuesOf({ ...plain, country: 'HK', zone: 'Kowloon' })).toEqual({});
    expect(issuesOf({ ...plain, country: 'HK', zone: 'Kowloon', postalCode: '00000' })).toEqual({});
    expect(issuesOf({ ...plain, zone: 'ME' })).toEqual({ 'x.postalCode': 'Enter a ZIP code' });
  });

  test('of Germany needs no state, and may have one all the same', () => {
    const berlin = { country: 'DE', city: 'Berlin', postalCode: '10115' };
    for (const state of [{ zone: null }, { zone: 'BE' }, { zone: null, stateProvince: 'Berlin' }])
      expect(issuesOf({ ...berlin, ...state }), JSON.stringify(state)).toEqual({});
  });

  test('takes the state as other clients send it: as a code or a name, in either field', () => {
    const rome = { country: 'IT', city: 'Roma', postalCode: '00144', zone: null };
    for (const state of [{ zone: 'RM' }, { stateProvince: 'rm' }, { stateProvince: 'Roma' }, { zone: 'roma' }])
      expect(issuesOf({ ...rome, ...state }), JSON.stringify(state)).toEqual({});
  });

  test('keeps a state in words, with an unknown code or none', () => {
    for (const zone of [null, '', 'XX'])
      expect(checkAddress({ ...good, zone, stateProvince: ' Down  East ' }, 'x', rules), String(zone)).toMatchObject({
        address: { zone: null, stateProvince: 'Down East', provinceName: 'Down East' },
      });
  });

  test('that is missing is reported for every field', () => {
    const checked = checkAddress(undefined, 'x', { ...rules, language: 'fr' });
    expect('issues' in checked && messagesByField(checked.issues, 'fr')).toEqual({
      'x.firstName': 'Indiquez votre prénom',
      'x.lastName': 'Indiquez votre nom',
      'x.address': 'Indiquez votre adresse (numéro et rue)',
      'x.city': 'Indiquez votre ville',
      'x.country': 'Choisissez un pays',
      'x.postalCode': 'Indiquez votre code postal',
    });
  });
});
