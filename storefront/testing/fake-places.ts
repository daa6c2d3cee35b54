import { listShippingCountries, listZones, readStore } from '@vitrine/contract/store/store.ts';
import type { Country, Store, Zone } from '@vitrine/contract/store/store-shapes.ts';
import type { StandInShop } from '../../testing/stand-in-shop.ts';

/** Countries the shop delivers to: one whose addresses name a state, and two without. */
export const fakeCountries: Country[] = [
  {
    id: 1,
    code: 'US',
    supported: true,
    name: 'United States',
    zones: [],
    addressFormat: {
      lines: ['{name}', '{company}', '{address}', '{city}, {state} {postalCode}'],
      required: ['address', 'city', 'state', 'postalCode'],
      city: {},
      state: { label: 'State', one: 'a state' },
      postalCode: { label: 'ZIP code', one: 'a ZIP code', pattern: '\\d{5}', example: '94105' },
      stateCodes: true,
    },
  },
  { id: 2, code: 'FR', supported: true, name: 'France', zones: [], addressFormat: europeanFormat('69001') },
  { id: 3, code: 'DE', supported: true, name: 'Germany', zones: [], addressFormat: europeanFormat('10115') },
];

const zones: Zone[] = [
  { id: 2, countryCode: 'US', code: 'OR', name: 'Oregon' },
  { id: 1, countryCode: 'US', code: 'CA', name: 'California' },
];

const store: Store = {
  id: 1,
  code: 'DEFAULT',
  name: 'Vitrine',
  defaultLanguage: 'en',
  currency: 'USD',
  inBusinessSince: '2020-01-01',
  email: null,
  phone: null,
  template: '',
  useCache: false,
  currencyFormatNational: false,
  retailer: false,
  dimension: 'cm',
  weight: 'kg',
  currentUserLanguage: null,
  address: {
    stateProvince: null,
    zone: null,
    country: 'US',
    countryCode: 'US',
    address: null,
    postalCode: null,
    city: null,
    active: true,
  },
  logo: null,
  audit: null,
  parent: null,
  supportedLanguages: [],
};

/** Lists of countries stay loaded while tests run, so every test answers the same ones. */
export function answerPlaces(shop: StandInShop): void {
  shop.answer(listShippingCountries, fakeCountries);
  shop.answer(listZones, ({ query }) => zones.filter(({ countryCode }) => countryCode === query.code));
  shop.answer(readStore, store);
}

function europeanFormat(example: string): Country['addressFormat'] {
  return {
    lines: ['{name}', '{company}', '{address}', '{postalCode} {city}'],
    required: ['address', 'city', 'postalCode'],
    city: {},
    state: null,
    postalCode: { pattern: '\\d{5}', example },
    stateCodes: false,
  };
}
